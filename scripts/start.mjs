// npm start: builds what is missing or stale, then becomes the server.
import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';

if (!existsSync(new URL('../node_modules', import.meta.url))) {
  process.stderr.write('The packages are missing: npm install\n');
  process.exit(1);
}
const { isBuilt } = await import('./source-hash.mjs');
if (!isBuilt()) {
  process.stdout.write('Building mosi, this takes a moment ...\n');
  const { build } = await import('./build.mjs');
  if (!(await build())) process.exit(1);
}
readEnvFile();
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');
