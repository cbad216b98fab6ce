import type { Blog } from './blogs';
import { WRITTEN_FIELDS } from './drafts';
import { PAGE_FIELDS, type Page } from './pages';
import type { StoredSection } from './website/sections';

export const VERSION_KINDS = ['post', 'page', 'section'] as const;
/** What has versions. A post and a page are named by their id, a section by its name. */
export type VersionKind = (typeof VERSION_KINDS)[number];

/** How many are kept of each, the newest of them. */
export const VERSIONS_KEPT = 20;

const { isFeatured: _isFeatured, ...POST_TEXT } = WRITTEN_FIELDS;
const { title, content, format } = PAGE_FIELDS;

/** What a version of a post holds: what readers see, not who sees it and when. */
export const POST_TEXT_FIELDS = POST_TEXT;
/** The same of a page. Its address stays where it is. */
export const PAGE_TEXT_FIELDS = { title, content, format };
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

export interface RestoredVersion {
  record: Blog | Page | StoredSection;
  /** Id of the version that holds what stood there until now; `null` where nothing had to be changed. */
  replaced: string | null;
}
