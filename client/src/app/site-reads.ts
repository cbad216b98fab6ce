import { SLUG_PATTERN } from '@contract/limits';
import { FEATURED_PATH, listPath, placeOf, postPath, RECENT_PATH, relatedPath } from '@/site/blogs/blog-paths';
import { LIST_PREFIX, type ReadKey } from '@/stores/remote-store';
import type { RouteParams } from './site-routes';

/** Keys of what each page reads: they must be the very paths that the page asks for, or the browser asks again. */

const servicesReads = (): ReadKey[] => [`${LIST_PREFIX}/services`];

const teamReads = (): ReadKey[] => [`${LIST_PREFIX}/team`];

const blogsReads = (_params: RouteParams, search: URLSearchParams): ReadKey[] =>
  [FEATURED_PATH, RECENT_PATH, listPath(placeOf(search))].map((path) => LIST_PREFIX + path);

const blogPostReads = ({ id = '' }: RouteParams): ReadKey[] => [postPath(id), relatedPath(id)];

const serviceReads = ({ id = '' }: RouteParams): ReadKey[] => [
  `/services/${encodeURIComponent(id)}`,
  `${LIST_PREFIX}/services`,
];

/** A segment that is no slug cannot be a page: nothing is asked. */
const publishedPageReads = ({ slug = '' }: RouteParams): ReadKey[] =>
  SLUG_PATTERN.test(slug) ? [`/pages/by-slug/${slug}`] : [];

/** What the server reads before it renders a route's page, beside the settings. Only the server asks: kept out of what visitors load. */
export const PAGE_READS: Readonly<Record<string, (params: RouteParams, search: URLSearchParams) => ReadKey[]>> = {
  blogs: blogsReads,
  blog: blogPostReads,
  team: teamReads,
  services: servicesReads,
  service: serviceReads,
  contact: servicesReads,
  'published-page': publishedPageReads,
};
