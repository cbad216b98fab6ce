import { SHOWN } from '@contract/limits';

/** Posts on one page of the whole list. */
export const POSTS_PER_PAGE = 8;

/** One more than stand in "Featured Blogs": the first of them is the hero. */
export const FEATURED_PATH = `/blogs?fields=summary&featured=true&limit=${SHOWN.featured + 1}`;
export const RECENT_PATH = `/blogs?fields=summary&limit=${SHOWN.recent}`;

/** Where in the whole list a visitor is. */
export interface BlogPlace {
  /** From 1. */
  page: number;
  /** Empty for all. */
  category: string;
}

export function placeOf(search: URLSearchParams): BlogPlace {
  const page = Number(search.get('page') ?? '1');
  return { page: Number.isInteger(page) && page > 0 ? page : 1, category: search.get('category')?.trim() ?? '' };
}

/** The call that answers one page of the list. */
export function listPath({ page, category }: BlogPlace): string {
  const query = new URLSearchParams({ fields: 'summary', page: String(page), limit: String(POSTS_PER_PAGE) });
  if (category) query.set('category', category);
  return `/blogs?${query}`;
}

/** The address of a place, at the list itself: without script the browser goes there by the fragment. */
export function hrefOf({ page, category }: BlogPlace): string {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  return `/blogs${search.size > 0 ? `?${search}` : ''}#all`;
}

/** `URLSearchParams` writes a space as `+`, which a path may not mean. */
export const postPath = (id: string): string => `/blogs/${encodeURIComponent(id)}`;
export const relatedPath = (id: string): string => `${postPath(id)}/related`;
