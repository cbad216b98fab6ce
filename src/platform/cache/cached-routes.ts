import { parse } from 'node:querystring';
import type { CachedResource } from '../../contract/cached-resources';
import type { CallDefinition } from '../../contract/calls/call';
import { RESOURCE_CALLS } from '../../contract/calls/resource-calls';

const ROUTES = RESOURCE_CALLS.flatMap(toRoute);

function toRoute({ path, cached }: CallDefinition) {
  if (!cached) return [];
  const { dependsOn, also = [], counted, parameter = '', query = [] } = cached;
  return {
    path: new RegExp(`^/api${path.replace(/:\w+/, `(${parameter})`)}$`),
    resources: [dependsOn, ...also],
    query,
    counted,
  };
}

export interface CacheTarget {
  key: string;
  resources: readonly CachedResource[];
  isFiltered: boolean;
  counted?: { route: string; id: string };
}

/**
 * Sorts the query parameters, so that equal queries share one cache entry. Returns `null` for an unknown name: the
 * request then bypasses the cache, and the validation accepts or refuses it.
 */
function canonicalQuery(text: string, known: readonly string[]): string | null {
  const query = parse(text);
  const names = Object.keys(query);
  if (names.some((name) => !known.includes(name) || typeof query[name] !== 'string')) return null;
  return names
    .sort()
    .map((name) => `${name}=${encodeURIComponent(query[name] as string)}`)
    .join('&');
}

export function toCacheTarget(url: string): CacheTarget | null {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  for (const route of ROUTES) {
    const match = route.path.exec(path);
    if (!match) continue;
    const query = mark === -1 ? '' : canonicalQuery(url.slice(mark + 1), route.query);
    if (query === null) return null;
    return {
      key: query === '' ? path : `${path}?${query}`,
      resources: route.resources,
      isFiltered: query !== '',
      counted: route.counted ? { route: route.counted, id: match[1] ?? '' } : undefined,
    };
  }
  return null;
}
