// npm run uploads:move [-- back]: moves uploads from DATA_DIR into the MongoDB that processes share, or back.
import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';

const entry = new URL('../dist/server/uploads/move-uploads.js', import.meta.url);

if (!existsSync(entry)) {
  // Imported only if it is needed, because build.mjs needs build tools. The container image has none, but is already
  // built.
  const { build } = await import('./build.mjs');
  if (!(await build())) process.exit(1);
}
readEnvFile();
// Node finds no named exports in the compiled CommonJS file. Its default export is an object with all of them.
const { default: commands } = await import(entry);
process.exit(await commands.moveUploads(process.argv[2]));
