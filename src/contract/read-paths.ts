import { SHOWN } from './limits';

/* API paths that pages read. The server reads the same paths in advance when it renders a page. */

export const POSTS_PER_PAGE = 8;

/** Number of featured posts to read. The first is shown as the hero, the others below "Featured Blogs". */
export const FEATURED_READ = SHOWN.featured + 1;
export const FEATURED_PATH = `/blogs?fields=summary&featured=true&limit=${FEATURED_READ}`;
export const RECENT_PATH = `/blogs?fields=summary&limit=${SHOWN.recent}`;
export const CATEGORIES_PATH = '/blogs/categories';

export interface BlogPlace {
  page: number;
  category: string;
}

/** Matches a page number without leading zeros, so that each page has only one URL. */
export const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/**
 * Returns the page number in the query, or 1.
 * @param name name of the query parameter.
 */
export function pageOf(search: URLSearchParams, name = 'page'): number {
  const page = search.get(name) ?? '';
  return PAGE_NUMBER.test(page) ? Number(page) : 1;
}

export const placeOf = (search: URLSearchParams): BlogPlace => ({
  page: pageOf(search),
  category: search.get('category')?.trim() ?? '',
});

/** Returns the API path of one page of posts. Without a category, posts above the list are left out. */
export function listPath({ page, category }: BlogPlace): string {
  const query = new URLSearchParams({ fields: 'summary', page: String(page), limit: String(POSTS_PER_PAGE) });
  if (category) query.set('category', category);
  else query.set('rest', 'true');
  return `/blogs?${query}`;
}

export function searchOf({ page, category }: BlogPlace): URLSearchParams {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  return search;
}

/** Returns the URL of a page of posts. `#all` scrolls to the list in browsers without JavaScript. */
export function hrefOf(place: BlogPlace): string {
  const search = searchOf(place);
  return `/blogs${search.size > 0 ? `?${search}` : ''}#all`;
}

export const postPath = (id: string): string => `/blogs/${encodeURIComponent(id)}`;
export const relatedPath = (id: string): string => `${postPath(id)}/related`;

export const COMMENTS_PER_PAGE = 20;

export const commentsPageOf = (search: URLSearchParams): number => pageOf(search, 'comments');
export const commentsHref = (id: string, page: number): string =>
  `${postPath(id)}${page > 1 ? `?comments=${page}` : ''}#comments`;

export const commentsPath = (id: string, page = 1): string =>
  `${postPath(id)}/comments?page=${page}&limit=${COMMENTS_PER_PAGE}`;

export const ISSUES_PER_PAGE = 20;

export const ARCHIVE_PATH = '/newsletter/archive';
export const archivedPath = (id: string): string => `${ARCHIVE_PATH}/${encodeURIComponent(id)}`;

export const archiveRead = (page: number): string => `/issues/archive?page=${page}&limit=${ISSUES_PER_PAGE}`;
export const archivedRead = (id: string): string => `/issues/archive/${encodeURIComponent(id)}`;

export const SERVICES_PATH = '/services';
/**
 * Returns the API path of a service.
 * @param name id or slug.
 */
export const servicePath = (name: string): string => `/services/${encodeURIComponent(name)}`;

export const trackPath = (requestId: string): string => `/project/track/${encodeURIComponent(requestId)}`;

export const invoiceRead = (id: string): string => `/invoices/${encodeURIComponent(id)}`;

export const pagePath = (slug: string): string => `/pages/by-slug/${slug}`;
