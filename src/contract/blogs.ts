import type { Stored } from './errors';
import { choice, flag, type InputOf, image, must, optionalText, requiredText, textList } from './fields';
import { LIMITS, TRUNCATE } from './limits';
import { type ParsedText, textFormat } from './markdown';

export const DEFAULT_BLOG_CATEGORY = 'Education';
export const DEFAULT_BLOG_AUTHOR = 'Admin';

export const FALLBACK_CATEGORIES = ['Education', 'Technology', 'Teaching', 'E-Learning'] as const;

export const PLAIN_TEXT_HINT = 'Leave an empty line between paragraphs. Begin the lines of a list with *, - or 1.';

export const BLOG_STATUS_LABELS = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' } as const;
export type BlogStatus = keyof typeof BLOG_STATUS_LABELS;
export const BLOG_STATUSES = Object.keys(BLOG_STATUS_LABELS) as BlogStatus[];
/** Filters of a list of posts. Visitors always get `published` posts. */
export const BLOG_LISTS = ['all', ...BLOG_STATUSES] as const;
export type BlogList = (typeof BLOG_LISTS)[number];

export interface BlogTally {
  counts: Record<BlogList, number>;
  /** Categories of all posts, in alphabetical order. */
  categories: string[];
}

export const BLOG_SORTS = ['createdAt', 'title', 'views'] as const;
export type BlogSort = (typeof BLOG_SORTS)[number];

/** Statuses that staff can give to several posts at once. Scheduling is excluded: each post needs its own time. */
const BULK_STATUS_LABELS = { published: BLOG_STATUS_LABELS.published, draft: BLOG_STATUS_LABELS.draft };
export type BlogBulkStatus = keyof typeof BULK_STATUS_LABELS;
export const BLOG_BULK_STATUSES = Object.keys(BULK_STATUS_LABELS) as BlogBulkStatus[];
export const BLOG_BULK_FIELDS = { status: must(choice<BlogBulkStatus>('Status', BULK_STATUS_LABELS, 'published')) };

export const CONTENT_MISSING = 'Content is required.';

export const PUBLISH_AT_TEXTS = {
  missing: 'Choose when visitors can see the post.',
  over: 'This time has passed. Choose a later one.',
  published: 'This post is already published.',
  notATime: '“Publish at” must be a time with its time zone, such as 2026-11-23T07:00+02:00.',
} as const;

/** A time must have an offset. Without one, its meaning would depend on the reader's time zone. */
const TIME_PATTERN = /^20\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
const isTime = (text: string): boolean => TIME_PATTERN.test(text) && !Number.isNaN(Date.parse(text));

/** Field for a time, which is stored in UTC. */
/* @__NO_SIDE_EFFECTS__ */
export const timeText = (label: string, notATime: string) =>
  optionalText(label, LIMITS.time, {
    tidy: (text) => (isTime(text) ? new Date(text).toISOString() : text),
    check: (text) => (isTime(text) ? null : notATime),
  });

export const BLOG_FIELDS = {
  title: requiredText('Title', LIMITS.title),
  content: optionalText('Content', LIMITS.blogContent, { hint: PLAIN_TEXT_HINT, rows: [8, 20] }),
  format: textFormat(),
  /** If empty, the post shows an illustration. */
  image: image('Cover image', 'recommended size 1200x800'),
  authorName: optionalText('Author', LIMITS.name, { default: DEFAULT_BLOG_AUTHOR }),
  category: optionalText('Category', LIMITS.category, { default: DEFAULT_BLOG_CATEGORY }),
  tags: textList('Tags', { subject: 'Tag', maxEntries: LIMITS.tags, maxLength: LIMITS.tag, separator: 'comma' }),
  isFeatured: flag('Featured', false, { takesNull: true }),
  status: choice<BlogStatus>('Status', BLOG_STATUS_LABELS, 'published'),
  /** UTC time at which a scheduled post is published. Empty for other statuses. */
  publishAt: timeText('Publish at', PUBLISH_AT_TEXTS.notATime),
};

export type BlogInput = InputOf<typeof BLOG_FIELDS>;

export interface Blog extends BlogInput, Stored, ParsedText {
  /** URL of the author's photo. No form or call sets it, so new posts have an empty text. */
  authorImage: string;
  views: number;
  /** Alt text of the cover image. Missing if the media library has none. */
  imageAlt?: string;
  /** First 200 characters as plain text. Set only for posts in Markdown. */
  excerpt?: string;
  /** Set only for staff, if the draft differs from the published text. */
  hasDraft?: true;
}

/** A post as lists show it. `excerpt` is the first 200 characters of its content as plain text. */
export type BlogSummary = Omit<Blog, 'content' | 'format' | keyof ParsedText> & {
  excerpt: string;
};

/** Takes one more code unit if the cut would split an emoji. */
export function toExcerpt(content: string): string {
  const cut = content.slice(0, TRUNCATE.excerpt);
  return /[\uD800-\uDBFF]$/.test(cut) ? content.slice(0, TRUNCATE.excerpt + 1) : cut;
}
