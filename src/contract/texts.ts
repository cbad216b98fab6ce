import { BLOG_FIELDS, type Blog } from './blogs';
import { type Field, type Fields, type InputOf, optionalText, wholeNumber } from './fields';
import type { Page } from './pages';
import type { Service } from './services';
import { TEXT_FIELDS } from './versions';

/** Fields of a draft: texts and images that visitors see. A draft has no URL, status, time or order. */
export const DRAFT_FIELDS = {
  blogs: { ...TEXT_FIELDS.post, isFeatured: BLOG_FIELDS.isFeatured },
  pages: TEXT_FIELDS.page,
  services: TEXT_FIELDS.service,
} as const;

export type TextKind = keyof typeof DRAFT_FIELDS;
export const TEXT_KINDS = Object.keys(DRAFT_FIELDS) as TextKind[];

export interface TextRecords {
  blogs: Blog;
  pages: Page;
  services: Service;
}

export type TextFields<K extends TextKind = TextKind> = InputOf<(typeof DRAFT_FIELDS)[K]>;

/** Limits for drafts, higher than those for published texts, so that staff can save a text that is too long. */
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
/** A draft that a migration took from an older text than the record's may have -1. */
export const TEXT_VERSION = wholeNumber('Text version', -1, VERSION_MAX);

export const UNTITLED = 'Untitled';

export interface Draft<K extends TextKind = TextKind> {
  fields: TextFields<K>;
  basedOn: number;
  /** Name of the person who last saved the draft. Empty if the account was deleted. */
  by: string;
  at: string;
}

/** A record as the full-page editor loads it. If a post or page is unpublished, the record itself is the draft. */
export interface EditedText<K extends TextKind = TextKind> {
  draft: Draft<K> | null;
  /** Counts changes of the draft. Publishing and discarding count too. */
  version: number;
  /** Counts changes of the published text and of `isFeatured`. */
  textVersion: number;
  /** Author and time of the published text. The name is empty if unknown. */
  written: Pick<Draft, 'by' | 'at'>;
  /** True if visitors have ever seen the record. Staff then cannot discard it, even if it is unpublished now. */
  wasPublished?: true;
  record: TextRecords[K];
}

export interface DraftInput<K extends TextKind = TextKind> {
  fields: Partial<TextFields<K>>;
  /** Version of the draft that the editor has read. If another version is stored, the call fails with 409. */
  version: number;
  /** Version of the published text at the time when the draft was begun. */
  basedOn: number;
}

export interface SavedDraft extends Pick<Draft, 'at'> {
  version: number;
  /** The editor sends it as `basedOn` in the next save. It changes with each save if the record itself is the draft. */
  textVersion: number;
}

export interface PublishInput {
  version: number;
  /** Version of the published text that the draft may replace. Without it, a newer text is a 409. */
  textVersion?: number;
  /** ISO 8601 time at which a post becomes public. Without it, the post becomes public at once. */
  publishAt?: string;
}

export const POSTS_ALONE = 'Only posts can be scheduled.';

export interface TextPreview {
  path: string;
  /** ISO 8601 time at which the link expires. */
  until: string;
}
