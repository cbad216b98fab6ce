import { PLAIN_TEXT_HINT } from './blogs';
import type { Stored } from './errors';
import { choice, type InputOf, optionalText, requiredText } from './fields';
import { LIMITS, SLUG_PATTERN } from './limits';
import { type ParsedText, type TextFormat, textFormat } from './markdown';
import { RESERVED_SLUGS } from './reserved-slugs';

export const PAGE_STATUS_LABELS = { published: 'Published', draft: 'Draft' };

function slugProblem(slug: string): string | null {
  if (!SLUG_PATTERN.test(slug)) return 'Use only lower-case letters, digits and single hyphens.';
  return RESERVED_SLUGS.includes(slug) ? 'This URL is used by a part of the site. Please choose another URL.' : null;
}

export const PAGE_FIELDS = {
  title: requiredText('Page Title', LIMITS.title, { subject: 'Page title' }),
  /** The last part of the page's URL. A leading slash is removed, because people often type it. */
  slug: requiredText('URL Slug', LIMITS.slug, {
    subject: 'URL slug',
    tidy: (slug) => slug.replace(/^\//, '').trim(),
    check: slugProblem,
  }),
  status: choice('Status', PAGE_STATUS_LABELS, 'draft', { hint: 'Visitors can see published pages only.' }),
  content: optionalText('Content', LIMITS.pageContent, { hint: PLAIN_TEXT_HINT, rows: [6, 20] }),
  format: textFormat(),
};

export type PageInput = InputOf<typeof PAGE_FIELDS>;

export interface Page extends PageInput, Stored {
  /** Time of the last change. Updates of the product can change a page too. */
  lastUpdated: string;
  hasDraft?: true;
  /** True if the page was renamed but the list of redirects is full. The old URL then no longer works. */
  lacksRedirect?: true;
}

export interface PublishedPage extends ParsedText {
  title: string;
  slug: string;
  content: string;
  format: TextFormat;
  /** First 200 characters as plain text. Set only for pages in Markdown. */
  excerpt?: string;
  updatedAt: string;
}
