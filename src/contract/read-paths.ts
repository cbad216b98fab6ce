import { SHOWN } from './limits';

/** Paths below `/api` that pages read; the server preloads the same ones. */

/** Posts per page of the whole list. */
export const POSTS_PER_PAGE = 8;

/** One more than "Featured Blogs" shows, because the first is the hero. */
export const FEATURED_READ = SHOWN.featured + 1;
export const FEATURED_PATH = `/blogs?fields=summary&featured=true&limit=${FEATURED_READ}`;
export const RECENT_PATH = `/blogs?fields=summary&limit=${SHOWN.recent}`;
export const CATEGORIES_PATH = '/blogs/categories';

/** A visitor's position in the whole list. */
export interface BlogPlace {
  /** From 1. */
  page: number;
  /** Empty for all. */
  category: string;
}

/** Page numbers in URLs: within the API's limit, each with one spelling. */
export const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** Returns the page number, 1 by default. @param name of its query parameter. */
export function pageOf(search: URLSearchParams, name = 'page'): number {
  const page = search.get(name) ?? '';
  return PAGE_NUMBER.test(page) ? Number(page) : 1;
}

export const placeOf = (search: URLSearchParams): BlogPlace => ({
  page: pageOf(search),
  category: search.get('category')?.trim() ?? '',
});

/** Path of the call for one page of the list. Without a category, it leaves out hero, featured and recent posts. */
export function listPath({ page, category }: BlogPlace): string {
  const query = new URLSearchParams({ fields: 'summary', page: String(page), limit: String(POSTS_PER_PAGE) });
  if (category) query.set('category', category);
  else query.set('rest', 'true');
  return `/blogs?${query}`;
}

/** Query of a position, without default values. */
export function searchOf({ page, category }: BlogPlace): URLSearchParams {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  return search;
}

/** URL of a position. The fragment scrolls to the list when a page works without script. */
export function hrefOf(place: BlogPlace): string {
  const search = searchOf(place);
  return `/blogs${search.size > 0 ? `?${search}` : ''}#all`;
}

export const postPath = (id: string): string => `/blogs/${encodeURIComponent(id)}`;
export const relatedPath = (id: string): string => `${postPath(id)}/related`;

/** Comments per page under a post. */
export const COMMENTS_PER_PAGE = 20;

/** Page of comments that a URL asks for; `commentsHref` builds such a URL. */
export const commentsPageOf = (search: URLSearchParams): number => pageOf(search, 'comments');
export const commentsHref = (id: string, page: number): string =>
  `${postPath(id)}${page > 1 ? `?comments=${page}` : ''}#comments`;

/** Path of the call for one page of comments, from 1. */
export const commentsPath = (id: string, page = 1): string =>
  `${postPath(id)}/comments?page=${page}&limit=${COMMENTS_PER_PAGE}`;

/** Newsletters per page of the archive. */
export const ISSUES_PER_PAGE = 20;

/** Path of the newsletter archive; `archivedPath` is that of one newsletter. */
export const ARCHIVE_PATH = '/newsletter/archive';
export const archivedPath = (id: string): string => `${ARCHIVE_PATH}/${encodeURIComponent(id)}`;

/** Paths of the calls for these pages. */
export const archiveRead = (page: number): string => `/issues/archive?page=${page}&limit=${ISSUES_PER_PAGE}`;
export const archivedRead = (id: string): string => `/issues/archive/${encodeURIComponent(id)}`;

export const SERVICES_PATH = '/services';
/** Path of the call for one service, by `_id` or slug. */
export const servicePath = (name: string): string => `/services/${encodeURIComponent(name)}`;

/** Path of the call for the progress of a request. */
export const trackPath = (requestId: string): string => `/project/track/${encodeURIComponent(requestId)}`;

/** Path of the call for a published page. */
export const pagePath = (slug: string): string => `/pages/by-slug/${slug}`;
