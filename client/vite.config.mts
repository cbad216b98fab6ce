import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

const here = import.meta.dirname;

/** The one font file is named by hash, so its preload link can only be written once the bundle is known. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

/**
 * The router's components may be dropped where nobody uses them: 6 kB of forms and data routes for every visitor.
 * The bundler keeps them because of the calls that make them and the names that are hung on them.
 */
function dropUnusedRouterParts(): Plugin {
  return {
    name: 'drop-unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist/ },
      handler: (code) =>
        code
          .replace(/= (\w+\.(?:forwardRef|memo|createContext|createElement)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = "\w+";$/gm, ''),
    },
  };
}

/** While developing: paths of the back office get its own document, as in production. */
function serveBackOffice(): Plugin {
  return {
    name: 'serve-back-office',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/admin(\/[^.]*)?(\?|$)/.test(request.url ?? '')) request.url = '/admin.html';
        next();
      });
    },
  };
}

const shared: UserConfig = {
  root: here,
  plugins: [react(), preloadFont(), dropUnusedRouterParts(), serveBackOffice()],
  resolve: {
    alias: { '@contract': resolve(here, '../src/contract'), '@': resolve(here, 'src') },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000', '/uploads': 'http://127.0.0.1:3000' },
  },
};

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
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: resolve(here, 'index.html'),
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|react-router|zustand)[\\/]/ },
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
        rolldownOptions: { input: resolve(here, 'admin.html') },
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
      input: resolve(here, 'src/server-entry.tsx'),
      output: { format: 'cjs', entryFileNames: 'server-entry.js' },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({ ...shared, ...(isSsrBuild ? rendering : documents) }));
