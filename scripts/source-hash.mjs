import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src',
  'client',
  'scripts/answer-shapes.mjs',
  'scripts/build.mjs',
  'scripts/bundle.mjs',
  'scripts/bundled',
  'scripts/claim-port.mjs',
  'scripts/first-start.mjs',
  'scripts/node-flags.mjs',
  'scripts/precompress.mjs',
  'nest-cli.json',
  '.swcrc',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
];

/** A build stores the hash of its sources in this file. */
export const HASH_FILE = 'dist/source-hash';

function* filesOf(path) {
  try {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.isDirectory()) yield* filesOf(join(path, entry.name));
      else if (!/\.spec\.tsx?$/.test(entry.name)) yield join(path, entry.name);
    }
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error;
    yield path;
  }
}

/** Hashes the names and contents of the sources. Leaves out their times, so that a fresh clone needs no new build. */
export function hashSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => [...filesOf(source)]))
    hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

export function isBuilt() {
  try {
    return readFileSync(HASH_FILE, 'utf8') === hashSources();
  } catch {
    return false;
  }
}
