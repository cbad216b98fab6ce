// Builds server, client and page renderer into dist/, and stores a hash of the sources. `--stale` skips the build if
// the sources have not changed.
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { bundle } from './bundle.mjs';
import { startOnce } from './first-start.mjs';
import { precompress } from './precompress.mjs';
import { run } from './run.mjs';
import { HASH_FILE, hashSources, isBuilt } from './source-hash.mjs';

/** Resolves to true if all parts were built and the built server starts. */
export async function build() {
  if (!existsSync('node_modules/.bin/vite') || !existsSync('node_modules/.bin/nest')) {
    process.stderr.write(
      'mosi: the build tools are not installed: run "npm install --include=dev" first, or start a built dist with "node dist/server/main.js".\n',
    );
    return false;
  }
  const hash = hashSources();
  rmSync(HASH_FILE, { force: true });
  const production = { NODE_ENV: 'production' };
  const vite = (...options) =>
    run('vite', ['build', '-c', 'client/vite.config.mts', '--logLevel', 'warn', ...options], production);
  const client = async () => (await vite()) || (await vite('--ssr'));
  const codes = await Promise.all([run('nest', ['build']), client()]);
  if (codes.some((code) => code !== 0)) return false;
  await precompress('dist/client');
  await bundle();
  writeFileSync('dist/server/answer-shapes.json', execFileSync(process.execPath, ['scripts/answer-shapes.mjs']));
  try {
    // Starts the built server once, as a check. This also fills Node's compile cache, which makes later starts faster.
    await startOnce();
  } catch (error) {
    process.stderr.write(`mosi: ${error.message}\n`);
    return false;
  }
  writeFileSync(HASH_FILE, hash);
  return true;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const isNeeded = !process.argv.includes('--stale') || !isBuilt();
  process.exit(!isNeeded || (await build()) ? 0 : 1);
}
