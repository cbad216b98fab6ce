import { BLOG_FIELDS } from './blogs';
import { PAGE_FIELDS } from './pages';
import { SERVICE_FIELDS } from './services';

export const VERSION_KINDS = ['post', 'page', 'service', 'section'] as const;
/** Kind of content with versions. A record is identified by its id, a section by its name. */
export type VersionKind = (typeof VERSION_KINDS)[number];

/** Stored versions of each, the newest ones. */
export const VERSIONS_KEPT = 20;

const { isFeatured: _isFeatured, status: _status, publishAt: _publishAt, ...post } = BLOG_FIELDS;
const { title, content, format } = PAGE_FIELDS;
const { order: _order, ...service } = SERVICE_FIELDS;

/** Fields in a version: the text that visitors see. Visibility, schedule, slug and order are left out. */
export const TEXT_FIELDS = { post, page: { title, content, format }, service };
/** Fields of a section that versions leave out. */
export const NO_SECTION_TEXT: readonly string[] = ['isHidden', 'updatedAt'];

/** Author and time of a version. */
export interface VersionSummary {
  _id: string;
  /** ISO 8601; `null` for the sample text. */
  at: string | null;
  /** Empty if unknown: the text predates versions, or the account was deleted. */
  authorName: string;
}

/** A version with its fields. */
export interface Version extends VersionSummary {
  fields: Record<string, unknown>;
}

/** The current version, and earlier ones, newest first. */
export interface Versions {
  current: Omit<Version, '_id'> & {
    /** The record's `updatedAt`; `null` for a section that was never saved. */
    updatedAt: string | null;
  };
  former: VersionSummary[];
}
