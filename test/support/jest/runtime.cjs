const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { default: JestRuntime } = require('jest-runtime');
const { compile } = require('../register.js');

/** Files with source maps, written when a failure asks for one: Jest then names lines of the source. */
class SourceMapFiles extends Map {
  get(path) {
    if (!this.has(path) && path.endsWith('.ts')) this.set(path, this.write(path));
    return super.get(path);
  }

  write(path) {
    if (!this.folder) {
      this.folder = mkdtempSync(join(tmpdir(), 'mosi-source-maps-'));
      process.once('exit', () => rmSync(this.folder, { recursive: true }));
    }
    const file = join(this.folder, `${this.size}.map`);
    writeFileSync(file, compile(path).map);
    return file;
  }
}
const sourceMaps = new SourceMapFiles();

/**
 * Loads modules as Node does, once for all test files of a worker. The application and all it needs are 2,676 modules: Node
 * loads them in 1.5 s for each worker, Jest took about 3 s for each file. Only the test file itself is loaded anew.
 */
module.exports = class SharedModulesRuntime extends JestRuntime {
  /** The test file, or `name` for the `process.getBuiltinModule` that Jest puts in place of Node's. */
  requireModule(path, name) {
    if (name) return require(name);
    globalThis.jest = this.jestGlobals.jestObjectFor(path);
    return requireAnew(path);
  }

  getSourceMaps() {
    return sourceMaps;
  }

  /** Jest's own part, which holds the state of one test file. */
  requireInternalModule(path) {
    return requireAnew(path);
  }
};

function requireAnew(path) {
  delete require.cache[path];
  return require(path);
}
