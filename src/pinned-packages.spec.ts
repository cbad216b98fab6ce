import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Packages whose internals the product changes or relies on. `look` names the code to check before an update. Exact
 * versions prevent unnoticed updates.
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

describe('a package with relied-on internals', () => {
  it.each(Object.entries(PINNED))('is declared and installed in the checked version: %s', (name, { version, look }) => {
    const { dependencies, devDependencies } = read('package.json');
    const declared = dependencies[name] ?? devDependencies[name];
    const installed = read(`node_modules/${name}/package.json`).version;
    // Includes `look` on both sides, so that a failure shows which code to check before someone changes the version.
    expect({ declared, installed, look }).toEqual({ declared: version, installed: version, look });
  });

  it('is installed once', () => {
    const paths = Object.keys(read('package-lock.json').packages);
    for (const name of Object.keys(PINNED)) {
      expect(paths.filter((path) => path.endsWith(`node_modules/${name}`))).toEqual([`node_modules/${name}`]);
    }
  });
});

it('disables reports of installations to third parties', () => {
  expect(read('package.json').scarfSettings).toEqual({ enabled: false });
});

/**
 * Returns the path that a package has in the lock file, for code in `folder` that requires the package. Like Node, it
 * looks in the folder itself and then in the parent folders.
 */
function lockedPath(packages: Record<string, unknown>, folder: string, name: string): string | undefined {
  const path = `${folder && `${folder}/`}node_modules/${name}`;
  if (path in packages || folder === '') return path in packages ? path : undefined;
  return lockedPath(packages, folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name);
}

it('lists optional packages of every platform in the lock file', () => {
  const { packages } = read('package-lock.json');
  const missing = Object.entries<{ optionalDependencies?: object }>(packages).flatMap(
    ([folder, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter((name) => !lockedPath(packages, folder, name)),
  );
  expect(missing).toEqual([]);
});
