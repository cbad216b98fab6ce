import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { frameOf } from './build/first-load.mts';
import { importClassNames, preloadFont, serveBackOffice, slimRouter } from './build/plugins.mts';

const here = import.meta.dirname;

const routerFile = (name: string) => resolve(here, '../node_modules/react-router/dist/production', name);

/** The router's package leads every bundler to its files for development, which warn of things to come. */
const production = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
];

const shared: UserConfig = {
  root: here,
  plugins: [react(), preloadFont(), importClassNames(), slimRouter(), serveBackOffice()],
  resolve: {
    alias: [
      { find: '@contract', replacement: resolve(here, '../src/contract') },
      { find: '@', replacement: resolve(here, 'src') },
      ...production,
    ],
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000', '/uploads': 'http://127.0.0.1:3000' },
  },
};

/** Functions that make fields and calls. Read from the source: Node cannot import files of the server here. */
const makers = ['fields.ts', 'calls/record-calls.ts'].flatMap((file) => {
  const source = readFileSync(resolve(here, '../src/contract', file), 'utf8');
  return [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
});

/** How long a plugin took is of no use to whoever builds. */
const checks = { pluginTimings: false };

const isNotHereYet = (file: string) => !/\/(vendor|frame|rolldown-runtime)-/.test(file);

/**
 * The two documents are built apart, though they share code: a chunk of both would bring the back office's router to every visitor.
 * Both go to one folder; the site's manifest is the one by which the server finds the files of a page.
 */
const documents: UserConfig = {
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments.client);
      if (existsSync(resolve(here, 'admin.html'))) await builder.build(builder.environments.admin);
    },
  },
  environments: {
    client: {
      build: {
        outDir: '../dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: {
          polyfill: false,
          // On the way to another page there is no need to name what is here since the first.
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'html' ? files : files.filter(isNotHereYet),
        },
        rolldownOptions: {
          checks,
          // The maintenance page is drawn by the server alone, but its styles must be built.
          input: [resolve(here, 'index.html'), resolve(here, 'src/site/maintenance/maintenance-page.tsx')],
          preserveEntrySignatures: 'exports-only',
          // Fields that a page does not ask about stay out of its script, though the file that describes them has words for it.
          treeshake: {
            manualPureFunctions: makers,
            moduleSideEffects: [{ test: /src[\\/]contract[\\/]/, sideEffects: false }],
            propertyReadSideEffects: false,
          },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|zustand)[\\/]/,
                },
                { name: frameOf('site-entry.tsx'), debugName: 'frame' },
                // Small parts that most pages use: apart, each would cost a request that weighs as much as itself.
                { name: 'parts', test: /client[\\/]src[\\/](ui|lib|stores)[\\/]/, minShareCount: 4 },
                // With both forms of the quote tab, and with what follows them.
                {
                  name: 'requests',
                  test: /contract[\\/](project|calls[\\/](request-quote|find-requests))\.ts|(sent-requests|process-steps)\.ts/,
                },
                { name: 'services', test: /built-in-titles|services-or|answer-time/ },
                { name: 'forms', test: /client[\\/]src[\\/](site[\\/]forms|ui[\\/]text-area-field)/ },
              ],
            },
          },
        },
      },
    },
    admin: {
      consumer: 'client',
      build: {
        outDir: '../dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/admin-manifest.json',
        modulePreload: { polyfill: false },
        // antd comes in one piece of about this size, once per administrator.
        chunkSizeWarningLimit: 700,
        rolldownOptions: { checks, input: resolve(here, 'admin.html') },
      },
    },
  },
};

/** Loaded by the server with a plain `require`. */
const rendering: UserConfig = {
  // Without this, React's development build would be rendered whenever NODE_ENV is not set.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: '../dist/render',
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    rolldownOptions: {
      checks,
      input: resolve(here, 'src/server-entry.tsx'),
      output: { format: 'cjs', entryFileNames: 'server-entry.js' },
    },
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  ...shared,
  // While developing, the usual names say where they come from.
  css: command === 'build' ? { modules: { generateScopedName: '_[hash:base64:5]' } } : {},
  ...(isSsrBuild ? rendering : documents),
}));
