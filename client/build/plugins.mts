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

/**
 * The router's components may be dropped where nobody uses them: 10 kB of forms, data routes and error pages for every visitor.
 * The bundler keeps them because of the calls that make them, the classes they extend and the names that are hung on them.
 */
export function dropUnusedRouterParts(): Plugin {
  return {
    name: 'drop-unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist/ },
      handler: (code) =>
        code
          .replace(/= (\w+\.(?:forwardRef|memo|createContext|createElement)\()/g, '= /* @__PURE__ */ $1')
          .replace(
            /^var (\w+) = (class extends [\s\S]+?^});\n(?:\1\.contextType = (\w+);)?/gm,
            (_all, name, component, context) =>
              `var ${name} = /* @__PURE__ */ (() => Object.assign(${component}, { contextType: ${context} }))();`,
          )
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
    },
  };
}

/** Takes the names of a CSS module one by one instead of as an object, so that those which nobody uses are gone. */
export function importClassNames(): Plugin {
  return {
    name: 'import-class-names',
    apply: 'build',
    transform: {
      filter: { id: /client[\\/]src[\\/].+\.tsx$/ },
      handler: (code) => code.replace(/^import (\w+) from (["'][^"']+\.module\.css["'])/gm, 'import * as $1 from $2'),
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
