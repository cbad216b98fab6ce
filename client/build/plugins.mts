import type { Plugin } from 'vite';

/** Adds the preload link of the font file. Its name has a hash, which is known only after bundling. */
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

/**
 * Imports the class names of CSS modules one by one instead of as an object, so that unused ones are removed. Modules
 * with computed names stay whole.
 */
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

/** Lets the bundler remove unused components of the router: deletes their `displayName` and marks calls as pure. */
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

/** Development: serves the back office's document at its paths, as in production. */
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
