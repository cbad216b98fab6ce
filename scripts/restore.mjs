// npm run restore -- FILE: restores a backup into an empty DATA_DIR or MongoDB.
import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';

const entry = new URL('../dist/server/backup/backup-commands.js', import.meta.url);

if (!existsSync(entry)) {
  // Imported only if it is needed, because build.mjs needs build tools. The container image has none, but is already
  // built.
  const { build } = await import('./build.mjs');
  if (!(await build())) process.exit(1);
}
readEnvFile();
// Node finds no named exports in the compiled CommonJS file. Its default export is an object with all of them.
const { default: commands } = await import(entry);
process.exit(await commands.restore(process.argv[2]));
