import { BLOG_FIELDS, type Blog } from './blogs';
import { type Field, type Fields, type InputOf, optionalText, wholeNumber } from './fields';
import type { Page } from './pages';
import type { Service } from './services';
import { TEXT_FIELDS } from './versions';

/**
 * Fields of a draft, by the kind of record: all that readers see of it. Its address, its status, its time and its place
 * among others change by PUT of the record alone.
 */
export const DRAFT_FIELDS = {
  blogs: { ...TEXT_FIELDS.post, isFeatured: BLOG_FIELDS.isFeatured },
  pages: TEXT_FIELDS.page,
  services: TEXT_FIELDS.service,
} as const;

/** Records whose text is written in the editor. */
export type TextKind = keyof typeof DRAFT_FIELDS;
export const TEXT_KINDS = Object.keys(DRAFT_FIELDS) as TextKind[];

export interface TextRecords {
  blogs: Blog;
  pages: Page;
  services: Service;
}

export type TextFields<K extends TextKind = TextKind> = InputOf<(typeof DRAFT_FIELDS)[K]>;

/** Characters of a short text, and entries of a list, in a draft: what is too long is said when it is published. */
const DRAFT_MAX = { characters: 5_000, entries: 500 } as const;

function unfinished(field: Field): Field {
  if (field.kind === 'text') {
    return optionalText(field.label, Math.max(field.max, DRAFT_MAX.characters), { subject: field.subject });
  }
  return field.kind === 'text list'
    ? { ...field, maxEntries: DRAFT_MAX.entries, maxLength: DRAFT_MAX.characters }
    : field;
}

/** The same fields with the bounds of a draft, all of them optional. */
export const draftFields = (kind: TextKind): Fields =>
  Object.fromEntries(Object.entries<Field>(DRAFT_FIELDS[kind]).map(([name, field]) => [name, unfinished(field)]));

const VERSION_MAX = 2 ** 31;
export const DRAFT_VERSION = wholeNumber('Version', 0, VERSION_MAX);
export const TEXT_VERSION = wholeNumber('Text version', 0, VERSION_MAX);

/** Name of a draft without a title. */
export const UNTITLED = 'Untitled';

/** Unpublished text of a record. */
export interface Draft<K extends TextKind = TextKind> {
  fields: TextFields<K>;
  /** Text version of the record that the draft was begun on. */
  basedOn: number;
  /** Name of the person who changed it last; empty when the account is gone. */
  by: string;
  /** ISO 8601. */
  at: string;
}

/** A record as its editor opens it. While a post or page has the status `draft`, the record itself is the draft. */
export interface EditedText<K extends TextKind = TextKind> {
  draft: Draft<K> | null;
  /** Counts the changes of the draft, also those that ended it. */
  version: number;
  /** Counts the changes of the record's own text, and of a post's star. */
  textVersion: number;
  /** Who wrote the record's own text, and when. An empty name: not known any more. */
  written: Pick<Draft, 'by' | 'at'>;
  /** Visitors have seen the record before it became a draft again: that is not discarded. */
  wasPublished?: true;
  record: TextRecords[K];
}

export interface DraftInput<K extends TextKind = TextKind> {
  fields: Partial<TextFields<K>>;
  /** Version of the draft that was read or answered last. Another one: 409 with `current`, unless the stored draft is the same. */
  version: number;
  /** Text version of the record that the text was begun on. */
  basedOn: number;
}

export interface SavedDraft extends Pick<Draft, 'at'> {
  /** Version of the draft now. */
  version: number;
  /** The next call sends it as `basedOn`. It grows while the record is a draft itself. */
  textVersion: number;
}

export interface PublishInput {
  /** Version of the draft, as for `DraftInput`. */
  version: number;
  /** Names a newer text of the record that is to be replaced; without it that is a 409 with `current`. */
  textVersion?: number;
  /** ISO 8601, of a post that visitors do not see: when they are to see it. Missing: now. */
  publishAt?: string;
}

/** Said of a time for a page or service. */
export const POSTS_ALONE = 'Only posts can be scheduled.';

/** A link by which anyone may read a text before it is published. */
export interface TextPreview {
  path: string;
  /** ISO 8601. */
  until: string;
}
