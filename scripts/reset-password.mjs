// npm run reset-password -- EMAIL [--without-second-step]: sets a new password and prints it once. Works while the site
// runs.
import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';

const entry = new URL('../dist/server/users/reset-password.js', import.meta.url);

if (!existsSync(entry)) {
  // A container has the built server but no build tools, so they are loaded only if needed.
  const { build } = await import('./build.mjs');
  if (!(await build())) process.exit(1);
}
readEnvFile();
await import(entry);
