import { AUDIT_CALLS } from '../contract/calls/audit.calls';
import { RESOURCE_CALLS } from '../contract/calls/resource-calls';
import { isOwnFile } from '../contract/own-files';
import { matchSitePage } from '../contract/site-pages';
import { pathOf } from '../platform/http/request-target';

/** Label of what is neither a call nor a page nor in one of the folders: strangers can make any number of such addresses. */
export const OTHER = 'other';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
const FOLDERS = ['/api/docs', '/admin', '/assets', '/uploads', '/art', '/preview'];

const openPlaces = ({ path }: { path: string }): number => path.split(':').length;

/** Those with fewer open places first: `/blogs/figures` is none of `/blogs/:id`. */
const CALLS = [...RESOURCE_CALLS, ...Object.values(AUDIT_CALLS)]
  .sort((a, b) => openPlaces(a) - openPlaces(b))
  .map(({ method, path }) => ({
    method,
    label: `/api${path}`,
    pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}/?$`),
  }));

/** One of few words. */
export const methodLabel = (method = ''): string => (METHODS.has(method) ? method : OTHER);

/** The pattern of the call or page that an address is of, so that there are no more labels than routes. */
export function routeLabel(method: string, url: string): string {
  const path = pathOf(url);
  const folder = FOLDERS.find((each) => path === each || path.startsWith(`${each}/`));
  if (folder) return `${folder}/*`;
  if (path === '/api' || path.startsWith('/api/')) {
    const asked = method === 'HEAD' ? 'GET' : method;
    return CALLS.find((call) => call.method === asked && call.pattern.test(path))?.label ?? OTHER;
  }
  if (isOwnFile(path)) return path;
  const { page } = matchSitePage(path);
  return page.path === '*' ? OTHER : page.path;
}
