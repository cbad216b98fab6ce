import { AUDIT_CALLS } from '../contract/calls/audit.calls';
import { RESOURCE_CALLS } from '../contract/calls/resource-calls';
import { isOwnFile } from '../contract/own-files';
import { matchSitePage } from '../contract/site-pages';
import { pathOf } from '../platform/http/request-target';

/** Label of all unknown paths. They share one label, because clients can invent any number of paths. */
export const OTHER = 'other';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
const FOLDERS = ['/api/docs', '/admin', '/assets', '/uploads', '/art', '/preview'];

const openPlaces = ({ path }: { path: string }): number => path.split(':').length;

/** Sorted so that paths with fewer parameters come first. Otherwise `/blogs/figures` would match `/blogs/:id`. */
const CALLS = [...RESOURCE_CALLS, ...Object.values(AUDIT_CALLS)]
  .sort((a, b) => openPlaces(a) - openPlaces(b))
  .map(({ method, path }) => ({
    method,
    label: `/api${path}`,
    pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}/?$`),
  }));

export const methodLabel = (method = ''): string => (METHODS.has(method) ? method : OTHER);

/** Returns the pattern of a path, such as `/api/blogs/:id`, for metrics. Full paths would be too many labels. */
export function routeLabel(method: string, url: string): string {
  const path = pathOf(url);
  const folder = FOLDERS.find((each) => path === each || path.startsWith(`${each}/`));
  if (folder) return `${folder}/*`;
  if (path === '/api' || path.startsWith('/api/')) {
    const requested = method === 'HEAD' ? 'GET' : method;
    return CALLS.find((call) => call.method === requested && call.pattern.test(path))?.label ?? OTHER;
  }
  if (isOwnFile(path)) return path;
  const { page } = matchSitePage(path);
  return page.path === '*' ? OTHER : page.path;
}
