import { PLAIN_TEXT_HINT } from './blogs';
import type { Stored } from './errors';
import { choice, type InputOf, optionalText, requiredText } from './fields';
import { LIMITS, SLUG_PATTERN } from './limits';
import { type DrawnText, type TextFormat, textFormat } from './markdown';
import { RESERVED_SLUGS } from './reserved-slugs';

export const PAGE_STATUSES = ['published', 'draft'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];
export const DEFAULT_PAGE_STATUS: PageStatus = 'draft';
export const PAGE_STATUS_LABELS: Record<PageStatus, string> = { published: 'Published', draft: 'Draft' };

function slugProblem(slug: string): string | null {
  if (!SLUG_PATTERN.test(slug)) return 'Use only lower-case letters, digits and single hyphens.';
  return RESERVED_SLUGS.includes(slug) ? 'This URL is used by a part of the site. Please choose another URL.' : null;
}

export const PAGE_FIELDS = {
  title: requiredText('Page Title', LIMITS.title, { subject: 'Page title' }),
  /** One unique segment, not reserved. People type `/terms` as often as `terms`. */
  slug: requiredText('URL Slug', LIMITS.slug, {
    subject: 'URL slug',
    tidy: (slug) => slug.replace(/^\//, '').trim(),
    check: slugProblem,
  }),
  status: choice('Status', PAGE_STATUS_LABELS, DEFAULT_PAGE_STATUS, { hint: 'Visitors see published pages only.' }),
  content: optionalText('Content', LIMITS.pageContent, { hint: PLAIN_TEXT_HINT, rows: [6, 20] }),
  format: textFormat(),
};

export type PageInput = InputOf<typeof PAGE_FIELDS>;

export interface Page extends PageInput, Stored {
  /** Same as `updatedAt`; later if an update of the product changed an unedited text. */
  lastUpdated: string;
  /** True if the draft differs from the published text. */
  hasDraft?: true;
  /** True after a rename without a redirect from the old URL, because there are too many. */
  lacksRedirect?: true;
}

/** A published page as visitors read it. */
export interface PublishedPage extends DrawnText {
  title: string;
  slug: string;
  content: string;
  format: TextFormat;
  /** Set for a page in Markdown only: its first 200 characters as plain text. */
  excerpt?: string;
  updatedAt: string;
}
