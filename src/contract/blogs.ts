import type { Stored } from './errors';
import { flag, type InputOf, image, optionalText, requiredText, textList } from './fields';
import { LIMITS, TRUNCATE } from './limits';

export const DEFAULT_BLOG_CATEGORY = 'Education';
export const DEFAULT_BLOG_AUTHOR = 'Admin';

/** Shown where no post has a category yet. */
export const FALLBACK_CATEGORIES = ['Education', 'Technology', 'Teaching', 'E-Learning'] as const;

/** Below a field of plain text. */
export const PLAIN_TEXT_HINT = 'Leave an empty line between paragraphs. Lines that begin with *, - or 1. form a list.';

/** What an editor writes. */
export const BLOG_FIELDS = {
  title: requiredText('Title', LIMITS.title),
  content: requiredText('Content', LIMITS.blogContent, { hint: PLAIN_TEXT_HINT, rows: [8, 20] }),
  /** Empty: artwork that is drawn for the category. */
  image: image('Cover image', 'recommended size 1200x800'),
  authorName: optionalText('Author', LIMITS.name, { default: DEFAULT_BLOG_AUTHOR }),
  category: optionalText('Category', LIMITS.category, { default: DEFAULT_BLOG_CATEGORY }),
  tags: textList('Tags', { subject: 'Tag', maxEntries: LIMITS.tags, maxLength: LIMITS.tag, separator: 'comma' }),
  isFeatured: flag('Featured', false, { takesNull: true }),
};

export type BlogInput = InputOf<typeof BLOG_FIELDS>;

export interface Blog extends BlogInput, Stored {
  /** Read only; empty where there is none. */
  authorImage: string;
  views: number;
}

/** A post in a list: `excerpt` is the first 200 characters of the content. */
export type BlogSummary = Omit<Blog, 'content'> & { excerpt: string };

/** The first 200 characters, never ending in half of an emoji. */
export function toExcerpt(content: string): string {
  const cut = content.slice(0, TRUNCATE.excerpt);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
