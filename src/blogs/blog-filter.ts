import { NEWEST_FIRST, type Order } from '../platform/http/find-page';
import { holds } from '../platform/search/search-pattern';
import type { ListBlogsQuery } from './blog.dto';
import { shownToVisitors } from './schemas/blog.schema';

interface Reader {
  /** True if the list may contain unpublished posts. */
  isStaff: boolean;
}

export function toBlogFilter(
  { category, tag, featured, status, q }: ListBlogsQuery,
  { isStaff }: Reader,
): Record<string, unknown> {
  const filter: Record<string, unknown> = {};
  if (!isStaff || !status || status === 'published') Object.assign(filter, shownToVisitors());
  else if (status !== 'all') filter.status = status;
  if (category) filter.category = category;
  if (tag) filter.tags = tag;
  if (featured !== undefined) filter.isFeatured = featured;
  if (q) {
    const pattern = holds(q);
    filter.$or = ['title', 'excerpt', 'category', 'tags', 'authorName'].map((field) => ({ [field]: pattern }));
  }
  return filter;
}

/** Returns the order of a list. Visitors always get the newest posts first, the order that the database indexes. */
export function orderOf({ sort = 'createdAt', order = 'desc' }: ListBlogsQuery, { isStaff }: Reader): Order {
  if (!isStaff) return NEWEST_FIRST;
  const direction = order === 'asc' ? 1 : -1;
  return sort === 'createdAt' ? { createdAt: direction, _id: direction } : { [sort]: direction, ...NEWEST_FIRST };
}
