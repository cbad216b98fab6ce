// npm run uploads:move [-- back]: uploads from DATA_DIR into the MongoDB that processes share, or back.
import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';

const entry = new URL('../dist/server/uploads/move-uploads.js', import.meta.url);

if (!existsSync(entry)) {
  // Loaded only here: a container has the built server and no build tools.
  const { build } = await import('./build.mjs');
  if (!(await build())) process.exit(1);
}
readEnvFile();
// By its default: Node finds no single names in what the compiler writes.
const { default: commands } = await import(entry);
process.exit(await commands.moveUploads(process.argv[2]));
