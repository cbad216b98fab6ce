import { BLOG_FIELDS } from './blogs';
import { PAGE_FIELDS } from './pages';
import { SERVICE_FIELDS } from './services';

export const VERSION_KINDS = ['post', 'page', 'service', 'section'] as const;
/** A thing that has versions. A record is named by its id, a section by its name. */
export type VersionKind = (typeof VERSION_KINDS)[number];

/** How many are kept of each, the newest of them. */
export const VERSIONS_KEPT = 20;

const { isFeatured: _isFeatured, status: _status, publishAt: _publishAt, ...post } = BLOG_FIELDS;
const { title, content, format } = PAGE_FIELDS;
const { order: _order, ...service } = SERVICE_FIELDS;

/**
 * Fields in a version of a record: all that readers see of it. Left out is who sees it and when, where it is found
 * (the address of a page, of a service) and its place among others.
 */
export const TEXT_FIELDS = { post, page: { title, content, format }, service };
/** What a version of a section leaves out. */
export const NO_SECTION_TEXT: readonly string[] = ['isHidden', 'updatedAt'];

/** Who wrote what stood there, and when. */
export interface VersionSummary {
  _id: string;
  /** ISO 8601; `null`: as it was delivered. */
  at: string | null;
  /** Empty where nobody knows it: it is older than versions are, or the account is gone. */
  authorName: string;
}

/** What stood in the fields. */
export interface Version extends VersionSummary {
  fields: Record<string, unknown>;
}

/** What stands there now, and what stood there before: the newest first. */
export interface Versions {
  current: Omit<Version, '_id'> & {
    /** Of the record, as its own calls answer it: `null` of a section that nobody has ever saved. */
    updatedAt: string | null;
  };
  former: VersionSummary[];
}
