import type { Plugin } from 'vite';

/** The one font file is named by hash, so its preload link can only be written once the bundle is known. */
export function preloadFont(): Plugin {
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

/** Takes the names of a CSS module one by one instead of as an object, so that those which nobody uses are gone. Where a name is computed, all stay. */
export function importClassNames(): Plugin {
  return {
    name: 'import-class-names',
    apply: 'build',
    transform: {
      filter: { id: /client[\\/]src[\\/].+\.tsx$/ },
      handler: (code) =>
        code.replace(/^import (\w+) from (["'][^"']+\.module\.css["'])/gm, (asObject, name, file) =>
          code.includes(`${name}[`) ? asObject : `import * as ${name} from ${file}`,
        ),
    },
  };
}

/** The router's components are made by calls and named for debuggers, so that a bundler keeps all of them: here those that nobody uses are gone. */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/].+\.mjs$/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/^var \w+ = (?=React\d*\.(createContext|forwardRef|memo)\()/gm, '$&/* @__PURE__ */ '),
    },
  };
}

/** While developing: paths of the back office get its own document, as in production. */
export function serveBackOffice(): Plugin {
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
