import type { Stored } from './errors';
import { TRUNCATE } from './limits';

export const DEFAULT_BLOG_CATEGORY = 'Education';
export const DEFAULT_BLOG_AUTHOR = 'Admin';
export const DEFAULT_BLOG_IMAGE = '';

/** Shown where no post has a category yet. Specification, section 2 "Blogs list". */
export const FALLBACK_CATEGORIES = ['Education', 'Technology', 'Teaching', 'E-Learning'] as const;

/** What an editor writes. */
export interface BlogInput {
  title: string;
  /** Plain text: paragraphs are split on blank lines, lines that begin with `*`, `-` or `1.` form a list. */
  content: string;
  category: string;
  tags: string[];
  /** `http(s)` address, a path under `/uploads/`, or empty for the built-in artwork. */
  image: string;
  authorName: string;
  isFeatured: boolean;
}

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
