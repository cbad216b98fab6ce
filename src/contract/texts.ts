import { BLOG_FIELDS, type Blog } from './blogs';
import { type Field, type Fields, type InputOf, optionalText, wholeNumber } from './fields';
import type { Page } from './pages';
import type { Service } from './services';
import { TEXT_FIELDS } from './versions';

/** Fields of a draft: the text that visitors see. URL, status, time and order are not part of drafts. */
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

/** Limits for drafts, which are wider than those for published texts. Publishing reports texts that are too long. */
const DRAFT_MAX = { characters: 5_000, entries: 500 } as const;

function unfinished(field: Field): Field {
  if (field.kind === 'text') {
    return optionalText(field.label, Math.max(field.max, DRAFT_MAX.characters), { subject: field.subject });
  }
  return field.kind === 'text list'
    ? { ...field, maxEntries: DRAFT_MAX.entries, maxLength: DRAFT_MAX.characters }
    : field;
}

export const draftFields = (kind: TextKind): Fields =>
  Object.fromEntries(Object.entries<Field>(DRAFT_FIELDS[kind]).map(([name, field]) => [name, unfinished(field)]));

const VERSION_MAX = 2 ** 31;
export const DRAFT_VERSION = wholeNumber('Version', 0, VERSION_MAX);
export const TEXT_VERSION = wholeNumber('Text version', 0, VERSION_MAX);

export const UNTITLED = 'Untitled';

export interface Draft<K extends TextKind = TextKind> {
  fields: TextFields<K>;
  basedOn: number;
  /** Name of the person who last saved the draft. Empty if the account was deleted. */
  by: string;
  at: string;
}

/** A record as its editor gets it. An unpublished post or page is itself the draft. */
export interface EditedText<K extends TextKind = TextKind> {
  draft: Draft<K> | null;
  /** Counts changes of the draft. Publishing and discarding count too. */
  version: number;
  /** Counts changes of the published text and of `isFeatured`. */
  textVersion: number;
  /** Author and time of the published text. The name is empty if unknown. */
  written: Pick<Draft, 'by' | 'at'>;
  /**
   * True if visitors have seen the record. If it is unpublished now, it is itself the draft and cannot be discarded.
   */
  wasPublished?: true;
  record: TextRecords[K];
}

export interface DraftInput<K extends TextKind = TextKind> {
  fields: Partial<TextFields<K>>;
  /** Version of the draft that the editor read. Another stored version makes the call fail with 409. */
  version: number;
  /** Version of the published text when the draft was begun. */
  basedOn: number;
}

export interface SavedDraft extends Pick<Draft, 'at'> {
  version: number;
  /** Value of `basedOn` for the next save. It changes after each save if the record is itself a draft. */
  textVersion: number;
}

export interface PublishInput {
  version: number;
  /**
   * Version of the published text that may be replaced. Without it, a newer published text makes the call fail with
   * 409.
   */
  textVersion?: number;
  /** ISO 8601 time at which a post becomes public. Without it, the post becomes public at once. */
  publishAt?: string;
}

/** Error if staff try to schedule a page or service. */
export const POSTS_ALONE = 'Only posts can be scheduled.';

export interface TextPreview {
  path: string;
  /** ISO 8601 time at which the link expires. */
  until: string;
}
