// npm run reset-password -- EMAIL: a new password, shown once; works while the site runs.
import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';

const entry = new URL('../dist/server/users/reset-password.js', import.meta.url);

if (!existsSync(entry)) {
  // Loaded only here: a container has the built server and no build tools.
  const { build } = await import('./build.mjs');
  if (!(await build())) process.exit(1);
}
readEnvFile();
await import(entry);
