import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

/** The two documents; see `docs/decisions` for why there are two. */
const documents = ['index.html', 'admin.html'].map((file) => resolve(here, file)).filter(existsSync);

const browserBuild = {
  outDir: '../dist/client',
  emptyOutDir: true,
  manifest: true,
  rolldownOptions: { input: documents },
};

/** Loaded by the server with a plain `require`. */
const renderBuild = {
  ssr: true,
  outDir: '../dist/render',
  emptyOutDir: true,
  copyPublicDir: false,
  minify: false,
  rolldownOptions: {
    input: resolve(here, 'src/server-entry.tsx'),
    output: { format: 'cjs' as const, entryFileNames: 'server-entry.js' },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  plugins: [react(), preloadFont(), serveBackOffice()],
  resolve: {
    alias: { '@contract': resolve(here, '../src/contract'), '@': resolve(here, 'src') },
  },
  // Without this, React's development build would be rendered whenever NODE_ENV is not set.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: isSsrBuild ? (true as const) : undefined },
  build: isSsrBuild ? renderBuild : browserBuild,
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000', '/uploads': 'http://127.0.0.1:3000' },
  },
}));
