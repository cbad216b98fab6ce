import { SHOWN, SLUG_PATTERN } from '@contract/limits';
import { LIST_PREFIX, type ReadKey } from '@/stores/remote-store';
import type { RouteParams } from './site-routes';

/** Keys of what each page reads: they must be the very paths that the page asks for, or the browser asks again. */

export const servicesReads = (): ReadKey[] => [`${LIST_PREFIX}/services`];

export const teamReads = (): ReadKey[] => [`${LIST_PREFIX}/team`];

export const blogsReads = (): ReadKey[] => [
  `${LIST_PREFIX}/blogs?fields=summary&featured=true&limit=${SHOWN.featured}`,
  `${LIST_PREFIX}/blogs?fields=summary&limit=${SHOWN.recent}`,
];

export const blogPostReads = ({ id = '' }: RouteParams): ReadKey[] => {
  const path = `/blogs/${encodeURIComponent(id)}`;
  return [path, `${path}/related`];
};

export const serviceReads = ({ id = '' }: RouteParams): ReadKey[] => [
  `/services/${encodeURIComponent(id)}`,
  `${LIST_PREFIX}/services`,
];

/** A segment that is no slug cannot be a page: nothing is asked. */
export const publishedPageReads = ({ slug = '' }: RouteParams): ReadKey[] =>
  SLUG_PATTERN.test(slug) ? [`/pages/by-slug/${slug}`] : [];
