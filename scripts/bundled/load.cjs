// Copied beside the bundle by bundle.mjs.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { PerformanceObserver } = require('node:perf_hooks');
const { getHeapSpaceStatistics, setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');

const FILE = join(__dirname, 'server.js');
/** What V8 made of the bundle when it was built. Another version of Node refuses it and compiles anew: slower, and just as right. */
const COMPILED = join(__dirname, 'server.compiled');

// V8 lets a heap, and the part of it for what is new, grow while the machine has memory left. Pages and answers are made and
// dropped by the megabyte: collected more often, they take half as much (docs/benchmarks/sustained-load.md). Set here, since the
// compiled form fits only the flags that it was made with.
setFlagsFromString('--heap-growing-percent=40');
setFlagsFromString('--semi-space-growth-factor=1');

/** Of both halves of the part for what is new. With one megabyte each, a rush of requests spends a quarter of its time on collecting. */
const YOUNG_BYTES = 8 * 1024 * 1024;
/** What a start makes stays, so that the part would grow for nothing. */
const AFTER_START_MS = 10_000;

/** Lets that part grow under load, up to its bound: V8 takes a bound only on its command line. It makes it smaller by itself. */
function letYoungPartGrow() {
  let factor = 1;
  const adjust = () => {
    const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    const wanted = young.space_size < YOUNG_BYTES ? 2 : 1;
    if (wanted === factor) return;
    factor = wanted;
    setFlagsFromString(`--semi-space-growth-factor=${factor}`);
  };
  new PerformanceObserver(adjust).observe({ entryTypes: ['gc'] });
}

function readCompiled() {
  try {
    return readFileSync(COMPILED);
  } catch {
    return undefined;
  }
}

/** The bundle as a module: `script` is its compiled form, `run` executes it. */
module.exports = function loadBundle() {
  // It is written in ASCII, which takes half the memory of any other text.
  const source = readFileSync(FILE, 'latin1');
  const script = new Script(Module.wrap(source), { filename: FILE, cachedData: readCompiled() });
  const run = () => {
    const bundle = new Module(FILE, module);
    bundle.filename = FILE;
    bundle.paths = Module._nodeModulePaths(__dirname);
    setTimeout(letYoungPartGrow, AFTER_START_MS).unref();
    script.runInThisContext()(bundle.exports, Module.createRequire(FILE), bundle, FILE, __dirname);
  };
  return { script, run, compiledFile: COMPILED };
};
