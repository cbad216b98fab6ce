// npm run uploads:move [-- back]: moves uploads from DATA_DIR into the MongoDB that processes share, or back.
import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';

const entry = new URL('../dist/server/uploads/move-uploads.js', import.meta.url);

if (!existsSync(entry)) {
  // A container has the built server but no build tools, so they are loaded only if needed.
  const { build } = await import('./build.mjs');
  if (!(await build())) process.exit(1);
}
readEnvFile();
// The default export holds all exports, because Node finds no named ones in the compiled CommonJS files.
const { default: commands } = await import(entry);
process.exit(await commands.moveUploads(process.argv[2]));
