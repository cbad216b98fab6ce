// npm run backup [-- FILE]: writes a backup of all data into one file. Works while the site runs.
import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';

const entry = new URL('../dist/server/backup/backup-commands.js', import.meta.url);

if (!existsSync(entry)) {
  // A container has the built server but no build tools, so they are loaded only if needed.
  const { build } = await import('./build.mjs');
  if (!(await build())) process.exit(1);
}
readEnvFile();
// The default export holds all exports, because Node finds no named ones in the compiled CommonJS files.
const { default: commands } = await import(entry);
process.exit(await commands.backUp(process.argv[2]));
