import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { frameOf } from './build/first-load.mts';
import { importClassNames, preloadFont, serveBackOffice, slimRouter } from './build/plugins.mts';

const here = import.meta.dirname;

const routerFile = (name: string) => resolve(here, '../node_modules/react-router/dist/production', name);

/** Selects the router's production files. Bundlers would select its development files, which log warnings. */
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

/**
 * Names of functions that define fields and calls. The build drops definitions that are not used. The names are read
 * from the source text, because Node cannot import these TypeScript files here.
 */
const makers = ['fields.ts', 'calls/record-calls.ts'].flatMap((file) => {
  const source = readFileSync(resolve(here, '../src/contract', file), 'utf8');
  return [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
});

const checks = { pluginTimings: false };

const isNotHereYet = (file: string) => !/\/(vendor|frame|rolldown-runtime)-/.test(file);

/**
 * Builds the public site and the back office separately: a shared chunk would bring the back office's router to every
 * visitor. Both builds write to one folder. The server uses the site's manifest to find a page's files.
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
          // A navigation need not preload the files that every first page has loaded.
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'html' ? files : files.filter(isNotHereYet),
        },
        rolldownOptions: {
          checks,
          // Only the server renders the maintenance page, but its styles must be built.
          input: [resolve(here, 'index.html'), resolve(here, 'src/site/maintenance/maintenance-page.tsx')],
          preserveEntrySignatures: 'exports-only',
          // Removes from the script of a page the field definitions that the page does not use.
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
                // Small modules that most pages use. If each had its own file, the headers of its request would be as
                // large as the file.
                { name: 'parts', test: /client[\\/]src[\\/](ui|lib|stores)[\\/]/, minShareCount: 4 },
                // Modules for both forms of the quote tab and for the views after sending them.
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
        // Size in kB. The chunk of antd is nearly as large, but each member of staff loads it only once.
        chunkSizeWarningLimit: 700,
        rolldownOptions: { checks, input: resolve(here, 'admin.html') },
      },
    },
  },
};

/** Builds the page renderer, which the server loads with `require`. */
const rendering: UserConfig = {
  // Without this, the renderer would use React's development build if NODE_ENV is not set.
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
  // Development keeps readable class names.
  css: command === 'build' ? { modules: { generateScopedName: '_[hash:base64:5]' } } : {},
  ...(isSsrBuild ? rendering : documents),
}));
