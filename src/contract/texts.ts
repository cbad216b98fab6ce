import { BLOG_FIELDS, type Blog } from './blogs';
import { type Field, type Fields, type InputOf, optionalText, wholeNumber } from './fields';
import type { Page } from './pages';
import type { Service } from './services';
import { TEXT_FIELDS } from './versions';

/** Fields of a draft: the text that visitors see. URL, status, time and order change only by PUT of the record. */
export const DRAFT_FIELDS = {
  blogs: { ...TEXT_FIELDS.post, isFeatured: BLOG_FIELDS.isFeatured },
  pages: TEXT_FIELDS.page,
  services: TEXT_FIELDS.service,
} as const;

/** Kinds of records with a full-page editor. */
export type TextKind = keyof typeof DRAFT_FIELDS;
export const TEXT_KINDS = Object.keys(DRAFT_FIELDS) as TextKind[];

export interface TextRecords {
  blogs: Blog;
  pages: Page;
  services: Service;
}

export type TextFields<K extends TextKind = TextKind> = InputOf<(typeof DRAFT_FIELDS)[K]>;

/** Limits of a draft: characters of a short text, and entries of a list. Publishing reports what is too long. */
const DRAFT_MAX = { characters: 5_000, entries: 500 } as const;

function unfinished(field: Field): Field {
  if (field.kind === 'text') {
    return optionalText(field.label, Math.max(field.max, DRAFT_MAX.characters), { subject: field.subject });
  }
  return field.kind === 'text list'
    ? { ...field, maxEntries: DRAFT_MAX.entries, maxLength: DRAFT_MAX.characters }
    : field;
}

/** Returns the fields with the limits of a draft, all optional. */
export const draftFields = (kind: TextKind): Fields =>
  Object.fromEntries(Object.entries<Field>(DRAFT_FIELDS[kind]).map(([name, field]) => [name, unfinished(field)]));

const VERSION_MAX = 2 ** 31;
export const DRAFT_VERSION = wholeNumber('Version', 0, VERSION_MAX);
export const TEXT_VERSION = wholeNumber('Text version', 0, VERSION_MAX);

/** Title of a draft without one. */
export const UNTITLED = 'Untitled';

/** Unpublished text of a record. */
export interface Draft<K extends TextKind = TextKind> {
  fields: TextFields<K>;
  /** Text version of the record at the start of the draft. */
  basedOn: number;
  /** Name of the last editor; empty if the account was deleted. */
  by: string;
  /** ISO 8601. */
  at: string;
}

/** A record as its editor opens it. A post or page with the status `draft` is itself the draft. */
export interface EditedText<K extends TextKind = TextKind> {
  draft: Draft<K> | null;
  /** Counts changes of the draft, including those that ended it. */
  version: number;
  /** Counts changes of the record's text, and of `isFeatured`. */
  textVersion: number;
  /** Author and time of the record's text. The name is empty if unknown. */
  written: Pick<Draft, 'by' | 'at'>;
  /** True if visitors saw the record before; such a draft cannot be discarded. */
  wasPublished?: true;
  record: TextRecords[K];
}

export interface DraftInput<K extends TextKind = TextKind> {
  fields: Partial<TextFields<K>>;
  /** Last known version of the draft. 409 with `current` for another version, unless the stored draft is equal. */
  version: number;
  /** Text version of the record at the start of the draft. */
  basedOn: number;
}

export interface SavedDraft extends Pick<Draft, 'at'> {
  /** Current version of the draft. */
  version: number;
  /** `basedOn` for the next call. It grows while the record is itself a draft. */
  textVersion: number;
}

export interface PublishInput {
  /** Version of the draft, as for `DraftInput`. */
  version: number;
  /** Allows to replace this newer text of the record; without it, 409 with `current`. */
  textVersion?: number;
  /** Time of publication for a post that is not public, ISO 8601. Missing: now. */
  publishAt?: string;
}

/** Error for a time with a page or service. */
export const POSTS_ALONE = 'Only posts can be scheduled.';

/** A link with which anyone may read an unpublished text. */
export interface TextPreview {
  path: string;
  /** ISO 8601. */
  until: string;
}
