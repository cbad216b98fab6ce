import { BLOG_FIELDS, type Blog, type BlogSummary, type PostPreview } from '../../contract/blogs';
import { type PostDraft, type UnsavedPost, WRITTEN_FIELDS } from '../../contract/post-drafts';
import { answerOf } from '../../platform/fields/answer-of';
import { BLOCKS } from '../../platform/markdown/formatted-text';
import { count, object, optional, STORED, shape, text, time } from '../../platform/openapi/shape';

const { content, format, ...fields } = answerOf(BLOG_FIELDS);
const SHARED = { ...STORED, ...fields, authorImage: text, views: count, imageAlt: optional(text) };

export const BLOG = shape<Blog>('Blog', {
  ...SHARED,
  content,
  format,
  excerpt: optional(text),
  blocks: optional(BLOCKS),
});

export const POST_PREVIEW = shape<PostPreview>('PostPreview', { path: text, until: time });

const typed = Object.entries(answerOf(WRITTEN_FIELDS)).map(([name, field]) => [name, optional(field)]);

export const POST_DRAFT = shape<PostDraft>('PostDraft', {
  fields: object<PostDraft['fields']>(Object.fromEntries(typed)),
  basedOn: text,
  typedIn: text,
  updatedAt: time,
});

export const UNSAVED_POST = shape<UnsavedPost>('UnsavedPost', { id: text, title: text, updatedAt: time });

export const BLOG_SUMMARY = shape<BlogSummary>('BlogSummary', { ...SHARED, excerpt: text });
