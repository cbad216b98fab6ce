// Puts the built server and the packages it uses into one file: docs/decisions/001-process-build-and-start.md.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';

const FOLDER = 'dist/server/bundle';
const NATIVE = ['lmdb', 'sharp', '@node-rs/argon2'];
/** Written as modules of the language's own kind, read from their folders at run time, or large and not needed at a start. */
const APART = [
  '@fontsource/familjen-grotesk',
  '@fontsource/noto-sans',
  '@zxcvbn-ts/language-common',
  // `@nestjs/mapped-types` requires these at run time: in two copies, the types of nested fields would be lost.
  'class-transformer',
  'class-validator',
  'file-type',
  'fontkit',
  'iconv-lite',
  'nodemailer',
  'pdfkit',
  'postal-mime',
  'prom-client',
  'swagger-ui-dist',
  'tar-stream',
];
/** Asked for in case they are there; nobody here uses them. */
const ABSENT = [
  '@nestjs/websockets',
  '@nestjs/microservices',
  '@fastify/static',
  '@fastify/view',
  '@aws-sdk/credential-providers',
  '@mongodb-js/zstd',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
];
const OUTSIDE = [...NATIVE, ...APART, ...ABSENT];

const isOutside = (id) => OUTSIDE.some((name) => id === name || id.startsWith(`${name}/`));

/** One-byte text: with any other character in it the whole source would take two bytes for each. */
const toAscii = (code) =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** As text, data is parsed when it is asked for; as objects of the language it is compiled at each start. */
const DATA_AS_TEXT = {
  name: 'data-as-text',
  transform: {
    filter: { id: /\.json$/ },
    handler: (code) => ({
      code: `module.exports = JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(code)))});`,
      moduleType: 'js',
    }),
  },
};

/**
 * `@nestjs/mongoose` imports all of mongoose as a namespace, which has getters alone in one file: mongoose counts its
 * connections in itself.
 */
const MONGOOSE_ITSELF = {
  name: 'mongoose-itself',
  transform: {
    filter: { id: /@nestjs[\\/]mongoose[\\/].*\.js$/ },
    handler: (code) => ({
      code: code.replace("import * as mongoose from 'mongoose'", "import mongoose from 'mongoose'"),
    }),
  },
};

/** `@nestjs/serve-static` asks for express in a way that no bundler sees: it would be loaded a second time, from its folder. */
const ONE_EXPRESS = {
  name: 'one-express',
  transform: {
    filter: { id: /serve-static[\\/]dist[\\/]loaders[\\/]express\.loader\.js$/ },
    handler: (code) => ({
      code: `import bundled from 'express';\n${code.replace("() => require('express')", '() => bundled')}`,
    }),
  },
};

/** The brackets round a module's wrapper say that it is needed at once. Node 20 knows that of a `function` alone, and reads an arrow function twice. */
const toFunctions = (code) => code.replace(/(?<=__commonJSMin\()\((\(.*\)) => \{$/gm, '(function $1 {');

/**
 * Replaces `dist/server/main.js` by a start from one file. Not minified: a stack trace still names functions, and a comment
 * above each part says where it came from.
 */
export async function bundle() {
  rmSync(FOLDER, { recursive: true, force: true });
  const built = await rolldown({
    input: 'dist/server/main.js',
    platform: 'node',
    external: isOutside,
    // The packages' CommonJS form, as without a bundle.
    resolve: { mainFields: ['main'], conditionNames: ['node', 'require', 'default'] },
    // Modules here work by what they do when loaded: metadata of decorators, models, plugins.
    treeshake: false,
    plugins: [DATA_AS_TEXT, MONGOOSE_ITSELF, ONE_EXPRESS],
    checks: { pluginTimings: false },
    logLevel: 'warn',
  });
  const { output } = await built.generate({
    format: 'cjs',
    comments: false,
    keepNames: true,
    dynamicImportInCjs: false,
    codeSplitting: false,
  });
  await built.close();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/server.js`, toAscii(toFunctions(output[0].code)));
  copyFileSync('scripts/bundled/main.cjs', 'dist/server/main.js');
}
