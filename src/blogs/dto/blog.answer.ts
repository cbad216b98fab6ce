import { BLOG_FIELDS, type Blog, type BlogSummary, type BlogTally } from '../../contract/blogs';
import { answerOf } from '../../platform/fields/answer-of';
import { BLOCKS } from '../../platform/markdown/formatted-text';
import { count, listOf, object, optional, STORED, shape, text, yes } from '../../platform/openapi/shape';

const { content, format, ...fields } = answerOf(BLOG_FIELDS);
const SHARED = {
  ...STORED,
  ...fields,
  authorImage: text,
  views: count,
  imageAlt: optional(text),
  hasDraft: optional(yes),
};

export const BLOG = shape<Blog>('Blog', {
  ...SHARED,
  content,
  format,
  excerpt: optional(text),
  blocks: optional(BLOCKS),
});

export const BLOG_TALLY = shape<BlogTally>('BlogTally', {
  counts: object<BlogTally['counts']>({ all: count, draft: count, scheduled: count, published: count }),
  categories: listOf(text),
});

export const BLOG_SUMMARY = shape<BlogSummary>('BlogSummary', { ...SHARED, excerpt: text });
