import { BLOG_FIELDS } from './blogs';
import { PAGE_FIELDS } from './pages';
import { SERVICE_FIELDS } from './services';

export const VERSION_KINDS = ['post', 'page', 'service', 'section'] as const;
/** Kinds of records with versions. A section is identified by its name, other records by id. */
export type VersionKind = (typeof VERSION_KINDS)[number];

export const VERSIONS_KEPT = 20;

const { isFeatured: _isFeatured, status: _status, publishAt: _publishAt, ...post } = BLOG_FIELDS;
const { title, content, format } = PAGE_FIELDS;
const { order: _order, steps: _steps, ...service } = SERVICE_FIELDS;

/** Fields in a version: the text that visitors see. Status, schedule, slug and order are not part of versions. */
export const TEXT_FIELDS = { post, page: { title, content, format }, service };
export const NO_SECTION_TEXT: readonly string[] = ['isHidden', 'updatedAt'];

export interface VersionSummary {
  _id: string;
  /** ISO 8601 time, or `null` for the sample text. */
  at: string | null;
  /** Empty if unknown. Older versions of the product stored no author. */
  authorName: string;
}

export interface Version extends VersionSummary {
  fields: Record<string, unknown>;
}

/** The current version, and earlier versions with the newest first. */
export interface Versions {
  current: Omit<Version, '_id'> & {
    /** `updatedAt` of the record, or `null` if a section was never saved. */
    updatedAt: string | null;
  };
  former: VersionSummary[];
}
