/** Compiles TypeScript sources when a child process loads them, as Jest does. Use it with `node -r`. */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');

const compile = (filename) =>
  transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: true,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx: filename.endsWith('x') },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
  });

for (const end of ['.ts', '.tsx']) {
  require.extensions[end] = (module, filename) => module._compile(compile(filename).code, filename);
}

/** Path aliases, the same as in `client/tsconfig.json`. */
const SHORT = { '@contract/': '../../src/contract/', '@/': '../../client/src/' };

/**
 * Returns the path of the source for an import. Dynamic imports name a built `.js` file, whose source is a `.ts` file.
 */
function sourceOf(request, parent) {
  const short = Object.keys(SHORT).find((name) => request.startsWith(name));
  if (short) return join(__dirname, SHORT[short], request.slice(short.length));
  const isOurs = request.startsWith('.') && request.endsWith('.js') && parent?.filename?.endsWith('.ts');
  return isOurs ? request.replace(/\.js$/, '.ts') : request;
}
const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, parent, ...rest) {
  return resolve.call(this, sourceOf(request, parent), parent, ...rest);
};

module.exports = { compile };
