import { BLOG_FIELDS, type Blog, type BlogSummary } from '../../contract/blogs';
import { answerOf } from '../../platform/fields/answer-of';
import { count, STORED, shape, text } from '../../platform/openapi/shape';

const { content, ...fields } = answerOf(BLOG_FIELDS);
const SHARED = { ...STORED, ...fields, authorImage: text, views: count };

export const BLOG = shape<Blog>('Blog', { ...SHARED, content });

export const BLOG_SUMMARY = shape<BlogSummary>('BlogSummary', { ...SHARED, excerpt: text });
