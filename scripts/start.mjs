// npm start: builds what is missing or stale, then becomes the server.
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { build } from './build.mjs';
import { isBuilt } from './source-hash.mjs';

if (!isBuilt()) {
  process.stdout.write('Building mosi, this takes a moment ...\n');
  if (!(await build())) process.exit(1);
}
if (existsSync('.env')) loadEnvFile('.env');
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');
