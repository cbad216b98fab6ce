// npm start: builds if `dist` is missing or stale, then runs the server in this process.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';

if (!existsSync(new URL('../node_modules', import.meta.url))) {
  process.stderr.write('The packages are missing: npm install\n');
  process.exit(1);
}
const { isBuilt } = await import('./source-hash.mjs');
if (!isBuilt()) {
  process.stdout.write('Building mosi. This takes a minute or two ...\n');
  // Builds in another process, so that this process, which runs the server, does not keep the build tools in memory.
  const { status, stdout, stderr, error, signal } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
    if (status === null)
      process.stderr.write(`The build was ended (${signal ?? error?.code}). Is there too little memory?\n`);
    process.exit(1);
  }
}
readEnvFile();
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');
