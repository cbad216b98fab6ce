/** Lets a plain `node -r` child process require the TypeScript sources, compiled as the tests compile them. */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { transformSync } = require('@swc/core');

const compile = (filename) =>
  transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: true,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
      keepClassNames: true,
    },
  });

require.extensions['.ts'] = (module, filename) => module._compile(compile(filename).code, filename);

/** A dynamic import names the built file; beside sources it is the `.ts` of the same name. */
const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, parent, ...rest) {
  const isOurs = request.startsWith('.') && request.endsWith('.js') && parent?.filename?.endsWith('.ts');
  return resolve.call(this, isOurs ? request.replace(/\.js$/, '.ts') : request, parent, ...rest);
};

module.exports = { compile };
