import type { Stored } from './errors';

export const PAGE_STATUSES = ['published', 'draft'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];
export const DEFAULT_PAGE_STATUS: PageStatus = 'draft';
export const PAGE_STATUS_LABELS: Record<PageStatus, string> = { published: 'Published', draft: 'Draft' };

export interface PageInput {
  title: string;
  /** One segment of lower-case words and hyphens, unique, no route of ours. A leading slash is dropped. */
  slug: string;
  status: PageStatus;
  /** The blog's plain format. */
  content: string;
}

export interface Page extends PageInput, Stored {
  /** Same as `updatedAt`. */
  lastUpdated: string;
}

/** A published page as visitors read it. */
export interface PublishedPage {
  title: string;
  slug: string;
  content: string;
  updatedAt: string;
}
