import type { Stored } from './errors';
import { choice, flag, type InputOf, image, must, optionalText, requiredText, textList } from './fields';
import { LIMITS, TRUNCATE } from './limits';
import { type DrawnText, textFormat } from './markdown';

export const DEFAULT_BLOG_CATEGORY = 'Education';
export const DEFAULT_BLOG_AUTHOR = 'Admin';

/** Shown where no post has a category yet. */
export const FALLBACK_CATEGORIES = ['Education', 'Technology', 'Teaching', 'E-Learning'] as const;

/** Below a field of plain text. */
export const PLAIN_TEXT_HINT = 'Leave an empty line between paragraphs. Lines that begin with *, - or 1. form a list.';

export const BLOG_STATUS_LABELS = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' } as const;
export type BlogStatus = keyof typeof BLOG_STATUS_LABELS;
export const BLOG_STATUSES = Object.keys(BLOG_STATUS_LABELS) as BlogStatus[];
/** What a list of posts may be asked for; without any, and by whoever is no staff, for what visitors see. */
export const BLOG_LISTS = ['all', ...BLOG_STATUSES] as const;
export type BlogList = (typeof BLOG_LISTS)[number];

/** Counts on the tabs and in the choice of categories above the office's list. */
export interface BlogTally {
  /** Of the same search and category as the list. */
  counts: Record<BlogList, number>;
  /** Of all posts, in the order of letters. */
  categories: string[];
}

/** How staff may order a list of posts; newest first without a word. */
export const BLOG_SORTS = ['createdAt', 'title', 'views'] as const;
export type BlogSort = (typeof BLOG_SORTS)[number];

/** What several posts can be made at once: each scheduled one needs a time of its own. */
const BULK_STATUS_LABELS = { published: BLOG_STATUS_LABELS.published, draft: BLOG_STATUS_LABELS.draft };
export type BlogBulkStatus = keyof typeof BULK_STATUS_LABELS;
export const BLOG_BULK_STATUSES = Object.keys(BULK_STATUS_LABELS) as BlogBulkStatus[];
export const BLOG_BULK_FIELDS = { status: must(choice<BlogBulkStatus>('Status', BULK_STATUS_LABELS, 'published')) };

/** Said where a post without content is to be seen by visitors. */
export const CONTENT_MISSING = 'Content is required.';

/** Said where a post is to be scheduled. */
export const PUBLISH_AT_TEXTS = {
  missing: 'Say when visitors are to see the post.',
  over: 'This time is over. Choose one that is still to come.',
  published: 'This post is published already.',
  notATime: 'Publish at must be a time with its offset, such as 2026-11-23T07:00+02:00.',
} as const;

/** A point in time: with an offset, or the machine that reads it would decide which time is meant. */
const TIME_PATTERN = /^20\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
export const isTime = (text: string): boolean => TIME_PATTERN.test(text) && !Number.isNaN(Date.parse(text));

/** What an editor writes. */
export const BLOG_FIELDS = {
  title: requiredText('Title', LIMITS.title),
  /** A draft may have none yet. */
  content: optionalText('Content', LIMITS.blogContent, { hint: PLAIN_TEXT_HINT, rows: [8, 20] }),
  format: textFormat(),
  /** Empty: artwork that is drawn for the category. */
  image: image('Cover image', 'recommended size 1200x800'),
  authorName: optionalText('Author', LIMITS.name, { default: DEFAULT_BLOG_AUTHOR }),
  category: optionalText('Category', LIMITS.category, { default: DEFAULT_BLOG_CATEGORY }),
  tags: textList('Tags', { subject: 'Tag', maxEntries: LIMITS.tags, maxLength: LIMITS.tag, separator: 'comma' }),
  isFeatured: flag('Featured', false, { takesNull: true }),
  /** Visitors see published posts only. */
  status: choice<BlogStatus>('Status', BLOG_STATUS_LABELS, 'published'),
  /** Of a scheduled post, when visitors are to see it, in UTC; empty for all others. */
  publishAt: optionalText('Publish at', LIMITS.time, {
    tidy: (text) => (isTime(text) ? new Date(text).toISOString() : text),
    check: (text) => (isTime(text) ? null : PUBLISH_AT_TEXTS.notATime),
  }),
};

export type BlogInput = InputOf<typeof BLOG_FIELDS>;

export interface Blog extends BlogInput, Stored, DrawnText {
  /** Read only; empty where there is none. */
  authorImage: string;
  views: number;
  /** What the library says of the picture; missing where it says nothing. */
  imageAlt?: string;
  /** Of a post in Markdown only: as in a list. */
  excerpt?: string;
  /** For staff: visitors see another text than its draft. */
  hasDraft?: true;
}

/** A post in a list: `excerpt` is the first 200 characters of the content, as plain text. */
export type BlogSummary = Omit<Blog, 'content' | 'format' | keyof DrawnText> & {
  excerpt: string;
};

/** The first 200 characters, never ending in half of an emoji. */
export function toExcerpt(content: string): string {
  const cut = content.slice(0, TRUNCATE.excerpt);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
