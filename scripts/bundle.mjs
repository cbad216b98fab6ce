// Bundles the built server and its packages into one file. See docs/decisions/001.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';

const FOLDER = 'dist/server/bundle';
const NATIVE = ['lmdb', 'sharp', '@node-rs/argon2'];
/** Packages that are not bundled: ES modules, packages that read files from their own folder, and large packages. */
const APART = [
  '@expo-google-fonts/familjen-grotesk',
  '@expo-google-fonts/noto-sans',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  // `@nestjs/mapped-types` requires these two at run time. A second copy in the bundle would not know the types of
  // nested fields that the first copy registered.
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
/** Optional packages that dependencies try to load. They are not installed, because the product does not need them. */
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

/**
 * Escapes non-ASCII characters. Otherwise, one of them makes V8 store the whole source with two bytes per character.
 */
const toAscii = (code) =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Turns imported JSON into a text that is parsed when needed. As an object literal, it would be compiled at each start.
 */
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
 * Makes `@nestjs/mongoose` use mongoose's default import, because this package sets properties of mongoose. A bundle's
 * namespace import (`* as mongoose`) is read-only.
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

/** Replaces a hidden `require` of express, which bundlers do not find. It would load a second express at run time. */
const ONE_EXPRESS = {
  name: 'one-express',
  transform: {
    filter: { id: /serve-static[\\/]dist[\\/]loaders[\\/]express\.loader\.js$/ },
    handler: (code) => ({
      code: `import bundled from 'express';\n${code.replace("() => require('express')", '() => bundled')}`,
    }),
  },
};

/**
 * Replaces the arrow functions around modules by function expressions, because Node 20 parses these arrow functions
 * twice.
 */
const toFunctions = (code) => code.replace(/(?<=__commonJSMin\()\((\(.*\)) => \{$/gm, '(function $1 {');

/** Replaces `dist/server/main.js` by a bundle. It is not minified, so that stack traces have function names. */
export async function bundle() {
  rmSync(FOLDER, { recursive: true, force: true });
  const built = await rolldown({
    input: 'dist/server/main.js',
    platform: 'node',
    external: isOutside,
    // Selects the CommonJS files of packages, because the server without a bundle runs the same files.
    resolve: { mainFields: ['main'], conditionNames: ['node', 'require', 'default'] },
    // Keeps unused exports, because modules have side effects such as decorator metadata, models and plugins.
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
