import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Packages whose inside is changed or relied on, with what has to be looked at before another version may be taken. They are pinned
 * exactly, so that none of them moves by itself.
 */
const PINNED: Record<string, { version: string; look: string }> = {
  mongodb: {
    version: '7.8.0',
    look: 'src/platform/database/lost-writes.ts wraps cleanup() of lib/cmap/connection; the wire protocol that src/embedded-mongodb serves',
  },
  mongoose: {
    version: '9.12.1',
    look: 'brings the driver above: both must be one copy; the commands that src/embedded-mongodb serves are the ones it sends',
  },
  lmdb: {
    version: '3.5.6',
    look: 'src/embedded-mongodb/storage/store.ts: the buffers of getBinaryFast are longer than the record, a failed commit is a promise that nobody holds',
  },
};

const read = (path: string) => JSON.parse(readFileSync(resolve(__dirname, '..', path), 'utf8'));

describe('a package whose inside is relied on', () => {
  it.each(Object.entries(PINNED))(
    '%s is declared and installed in the version that was looked at',
    (name, { version, look }) => {
      const { dependencies, devDependencies } = read('package.json');
      const declared = dependencies[name] ?? devDependencies[name];
      const installed = read(`node_modules/${name}/package.json`).version;
      // A failure shows what to look at before the new version is written down above.
      expect({ declared, installed, look }).toEqual({ declared: version, installed: version, look });
    },
  );

  it('is there once', () => {
    const paths = Object.keys(read('package-lock.json').packages);
    for (const name of Object.keys(PINNED)) {
      expect(paths.filter((path) => path.endsWith(`node_modules/${name}`))).toEqual([`node_modules/${name}`]);
    }
  });
});

it('no installation reports anything to anybody', () => {
  expect(read('package.json').scarfSettings).toEqual({ enabled: false });
});

/** The address in the lock that a package of this folder asks for: its own folder first, then those around it. */
function lockedPath(packages: Record<string, unknown>, folder: string, name: string): string | undefined {
  const path = `${folder && `${folder}/`}node_modules/${name}`;
  if (path in packages || folder === '') return path in packages ? path : undefined;
  return lockedPath(packages, folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name);
}

it('the lock holds the packages of every platform, or a clean install is refused', () => {
  const { packages } = read('package-lock.json');
  const missing = Object.entries<{ optionalDependencies?: object }>(packages).flatMap(
    ([folder, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter((name) => !lockedPath(packages, folder, name)),
  );
  expect(missing).toEqual([]);
});
