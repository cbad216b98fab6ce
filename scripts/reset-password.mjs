// npm run reset-password -- EMAIL [--without-second-step]: gives the account a new password and prints it. The option
// also removes two-step login and passkeys. Works while the site runs.
import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';

const entry = new URL('../dist/server/users/reset-password.js', import.meta.url);

if (!existsSync(entry)) {
  // Imported only if it is needed, because build.mjs needs build tools. The container image has none, but is already
  // built.
  const { build } = await import('./build.mjs');
  if (!(await build())) process.exit(1);
}
readEnvFile();
await import(entry);
