import { trusted } from 'mongoose';
import { escapeRegex } from '../platform/validation/escape-regex';
import type { ListBlogsQuery } from './dto/list-blogs.query';

/** The database's filter for a list. */
export function toBlogFilter({ category, tag, featured, q }: ListBlogsQuery): Record<string, unknown> {
  const filter: Record<string, unknown> = {};
  if (category) filter.category = category;
  if (tag) filter.tags = tag;
  if (featured !== undefined) filter.isFeatured = featured;
  if (q) {
    const pattern = trusted({ $regex: escapeRegex(q), $options: 'i' });
    filter.$or = ['title', 'excerpt', 'category', 'tags', 'authorName'].map((field) => ({ [field]: pattern }));
  }
  return filter;
}
