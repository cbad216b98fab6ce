// npm run backup [-- FILE]: writes one archive of everything, also while the site runs.
import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';

const entry = new URL('../dist/server/backup/backup-commands.js', import.meta.url);

if (!existsSync(entry)) {
  // Loaded only if needed: a container has the built server but no build tools.
  const { build } = await import('./build.mjs');
  if (!(await build())) process.exit(1);
}
readEnvFile();
// Default import, because Node finds no named exports in the compiled files.
const { default: commands } = await import(entry);
process.exit(await commands.backUp(process.argv[2]));
