import { SHOWN } from './limits';

/** Paths below `/api` that pages ask for: the server reads the very same ones ahead. */

/** Posts on one page of the whole list. */
export const POSTS_PER_PAGE = 8;

/** One more than stand in "Featured Blogs": the first of them is the hero. */
export const FEATURED_READ = SHOWN.featured + 1;
export const FEATURED_PATH = `/blogs?fields=summary&featured=true&limit=${FEATURED_READ}`;
export const RECENT_PATH = `/blogs?fields=summary&limit=${SHOWN.recent}`;
export const CATEGORIES_PATH = '/blogs/categories';

/** Where in the whole list a visitor is. */
export interface BlogPlace {
  /** From 1. */
  page: number;
  /** Empty for all. */
  category: string;
}

/** Numbers of pages in addresses: no more than a call takes, and each in one spelling. */
export const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** The page's number, from 1, also where the address has none. @param name of that number in the query */
export function pageOf(search: URLSearchParams, name = 'page'): number {
  const page = search.get(name) ?? '';
  return PAGE_NUMBER.test(page) ? Number(page) : 1;
}

export const placeOf = (search: URLSearchParams): BlogPlace => ({
  page: pageOf(search),
  category: search.get('category')?.trim() ?? '',
});

/** The call that answers one page of the list. The posts of a category stand alone, all others below hero, featured and recent ones. */
export function listPath({ page, category }: BlogPlace): string {
  const query = new URLSearchParams({ fields: 'summary', page: String(page), limit: String(POSTS_PER_PAGE) });
  if (category) query.set('category', category);
  else query.set('rest', 'true');
  return `/blogs?${query}`;
}

/** What the address of a place says; nothing that goes without saying. */
export function searchOf({ page, category }: BlogPlace): URLSearchParams {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  return search;
}

/** The address of a place, at the list itself: without script the browser goes there by the fragment. */
export function hrefOf(place: BlogPlace): string {
  const search = searchOf(place);
  return `/blogs${search.size > 0 ? `?${search}` : ''}#all`;
}

/** `URLSearchParams` writes a space as `+`, which a path may not mean. */
export const postPath = (id: string): string => `/blogs/${encodeURIComponent(id)}`;
export const relatedPath = (id: string): string => `${postPath(id)}/related`;

/** Comments on one page of those on a post. */
export const COMMENTS_PER_PAGE = 20;

/** The page of comments that an address asks for, and the address of a page. */
export const commentsPageOf = (search: URLSearchParams): number => pageOf(search, 'comments');
export const commentsHref = (id: string, page: number): string =>
  `${postPath(id)}${page > 1 ? `?comments=${page}` : ''}#comments`;

/** The call that answers one page of the comments on a post, from 1. */
export const commentsPath = (id: string, page = 1): string =>
  `${postPath(id)}/comments?page=${page}&limit=${COMMENTS_PER_PAGE}`;

/** Newsletter issues on one page of the archive. */
export const ISSUES_PER_PAGE = 20;

/** Where visitors read issues that were sent: their list, and one of them. */
export const ARCHIVE_PATH = '/newsletter/archive';
export const archivedPath = (id: string): string => `${ARCHIVE_PATH}/${encodeURIComponent(id)}`;

/** The calls that answer these. */
export const archiveRead = (page: number): string => `/issues/archive?page=${page}&limit=${ISSUES_PER_PAGE}`;
export const archivedRead = (id: string): string => `/issues/archive/${encodeURIComponent(id)}`;

export const SERVICES_PATH = '/services';
/** The call that answers one service, by its `_id` or slug. */
export const servicePath = (name: string): string => `/services/${encodeURIComponent(name)}`;

/** The call that answers how far a request for a quote has come. */
export const trackPath = (requestId: string): string => `/project/track/${encodeURIComponent(requestId)}`;

/** The call that answers a published page. */
export const pagePath = (slug: string): string => `/pages/by-slug/${slug}`;
