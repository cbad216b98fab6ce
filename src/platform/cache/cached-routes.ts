import { parse } from 'node:querystring';
import type { CachedResource } from './content-versions';

/** Routes whose visits are counted by somebody, each by the id in its path. */
export type CountedRoute = 'blog';

interface CachedRoute {
  path: RegExp;
  resource: CachedResource;
  /** Query parameters that the answer depends on. A search (`q`) is not among them: strangers could make any number of answers. */
  query?: readonly string[];
  counted?: CountedRoute;
}

const ID = '[0-9a-f]{24}';

/** Public calls that are answered from memory until the content they show changes. */
const ROUTES: readonly CachedRoute[] = [
  {
    path: /^\/api\/blogs$/,
    resource: 'blogs',
    query: ['category', 'featured', 'fields', 'limit', 'page', 'tag'],
  },
  { path: new RegExp(`^/api/blogs/(${ID})$`), resource: 'blogs', counted: 'blog' },
  { path: new RegExp(`^/api/blogs/${ID}/related$`), resource: 'blogs' },
  { path: /^\/api\/team$/, resource: 'team', query: ['limit', 'page'] },
  { path: /^\/api\/services$/, resource: 'services', query: ['limit', 'page'] },
  { path: /^\/api\/services\/[a-z0-9-]{1,110}$/, resource: 'services' },
  { path: /^\/api\/settings$/, resource: 'settings' },
  { path: /^\/api\/pages\/linked$/, resource: 'pages' },
  { path: /^\/api\/pages\/by-slug\/[a-z0-9-]{1,100}$/, resource: 'pages' },
];

/** Which answer an address asks for. */
export interface CacheTarget {
  /** Same for every spelling of the same question. */
  key: string;
  resource: CachedResource;
  /** Whether the query narrows what is shown. */
  isFiltered: boolean;
  counted?: { route: CountedRoute; id: string };
}

/** The known parameters in a fixed order; null for anything that only the rules of the DTO can judge. */
function canonicalQuery(text: string, known: readonly string[]): string | null {
  const query = parse(text);
  const names = Object.keys(query);
  if (names.some((name) => !known.includes(name) || typeof query[name] !== 'string')) return null;
  return names
    .sort()
    .map((name) => `${name}=${encodeURIComponent(query[name] as string)}`)
    .join('&');
}

/** The answer that this address asks for, or null where it must be made anew each time. */
export function toCacheTarget(url: string): CacheTarget | null {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  for (const route of ROUTES) {
    const match = route.path.exec(path);
    if (!match) continue;
    const query = mark === -1 ? '' : canonicalQuery(url.slice(mark + 1), route.query ?? []);
    if (query === null) return null;
    return {
      key: query === '' ? path : `${path}?${query}`,
      resource: route.resource,
      isFiltered: query !== '',
      counted: route.counted && { route: route.counted, id: match[1] },
    };
  }
  return null;
}
