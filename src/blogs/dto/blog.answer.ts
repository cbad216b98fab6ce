import type { Blog, BlogSummary } from '../../contract/blogs';
import { count, flag, listOf, STORED, shape, text } from '../../platform/openapi/shape';

const SHARED = {
  ...STORED,
  title: text,
  category: text,
  tags: listOf(text),
  image: text,
  authorName: text,
  authorImage: text,
  isFeatured: flag,
  views: count,
};

export const BLOG = shape<Blog>('Blog', { ...SHARED, content: text });

export const BLOG_SUMMARY = shape<BlogSummary>('BlogSummary', { ...SHARED, excerpt: text });
