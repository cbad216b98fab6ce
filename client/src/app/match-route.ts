import { matchPath } from 'react-router-dom';
import { type PageModule, type RouteParams, SITE_ROUTES, type SiteRoute } from './site-routes';

export interface RouteMatch {
  route: SiteRoute;
  params: RouteParams;
}

/** The route of a path; the last one takes every path, so there always is one. */
export function matchSiteRoute(path: string): RouteMatch {
  for (const route of SITE_ROUTES) {
    const match = matchPath({ path: route.path, caseSensitive: true }, path);
    if (match) return { route, params: match.params };
  }
  throw new Error('no route takes every path');
}

const loaded = new Map<string, PageModule>();

/** The module of a page, if it is here already. */
export const loadedPage = (route: SiteRoute): PageModule | undefined => loaded.get(route.name);

/** Fetches the module of a page once; a failed try may be repeated. */
export async function loadPage(route: SiteRoute): Promise<PageModule> {
  const page = loaded.get(route.name) ?? (await route.load());
  loaded.set(route.name, page);
  return page;
}
