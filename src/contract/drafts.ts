import { BLOG_FIELDS } from './blogs';
import { type Field, type Fields, flag, type InputOf, optionalText } from './fields';
import { LIMITS } from './limits';
import { PAGE_FIELDS } from './pages';
import { SERVICE_FIELDS } from './services';

const { status: _status, publishAt: _publishAt, ...written } = BLOG_FIELDS;

/** Fields of a post that are written; who sees it and when is said when it is saved. */
export const WRITTEN_FIELDS = written;

/** Fields that are kept while somebody writes, by the kind of record. */
export const KEPT_FIELDS = { post: WRITTEN_FIELDS, page: PAGE_FIELDS, service: SERVICE_FIELDS } as const;
export type DraftKind = keyof typeof KEPT_FIELDS;
export const DRAFT_KINDS = Object.keys(KEPT_FIELDS) as DraftKind[];
export type KeptText<K extends DraftKind = DraftKind> = InputOf<(typeof KEPT_FIELDS)[K]>;

/** Characters of a short text, and entries of a list, that is not finished: what is too long is said once it is saved. */
const ROOM = { characters: 5_000, entries: 500 } as const;

/** Half a text may be anything: one that is refused would be lost with the browser that it stands in. */
function unfinished(field: Field): Field {
  if (field.kind === 'text') {
    return optionalText(field.label, Math.max(field.max, ROOM.characters), { subject: field.subject });
  }
  return field.kind === 'text list' ? { ...field, maxEntries: ROOM.entries, maxLength: ROOM.characters } : field;
}

/** Which kept text a form has in front of it. */
export const OWN_TEXT_FIELDS = {
  /** A name that the open form has made up for itself: what it has sent before is its own. */
  writer: optionalText('Writer', LIMITS.name),
  /** `updatedAt` of the kept text that the writer has read; empty for none. Left out: whatever is kept is meant. */
  read: optionalText('Read', LIMITS.time),
} satisfies Fields;
export type OwnText = Partial<InputOf<typeof OWN_TEXT_FIELDS>>;

/** Fields of the call that keeps a text of this kind. */
export const draftFields = (kind: DraftKind): Fields => ({
  ...Object.fromEntries(Object.entries<Field>(KEPT_FIELDS[kind]).map(([name, field]) => [name, unfinished(field)])),
  /** `updatedAt` of the record that the text was begun on. */
  basedOn: optionalText('Based on', LIMITS.time),
  /** Id of the record that it was typed into, of a text that met another one there. */
  forkOf: optionalText('Fork of', LIMITS.name),
  /** A name that the browser has made up for itself: in its own text it is ahead of the server, whatever their clocks say. */
  typedIn: optionalText('Typed in', LIMITS.name),
  /** Its writer wants it no more, and may think better of it for `THROWN_AWAY_HOURS`. */
  isThrownAway: flag('Thrown away', false),
  ...OWN_TEXT_FIELDS,
});

export const SAVED_TEXT_FIELDS = {
  /** Id of the kept text that is saved by this, and need not be kept any longer. */
  unsaved: optionalText('Unsaved', LIMITS.name),
  ...OWN_TEXT_FIELDS,
} satisfies Fields;
export type SavedText = Partial<InputOf<typeof SAVED_TEXT_FIELDS>>;

/** The saved record that a text of its own belongs to. */
export interface TextOrigin {
  id: string;
  /** As it is now; `null`: the record is gone. */
  title: string | null;
}

/** Words that somebody has typed into a record and not saved. */
export interface Draft<K extends DraftKind = DraftKind> {
  fields: Partial<KeptText<K>>;
  /** `updatedAt` of the record that the text was begun on; empty for a new one. */
  basedOn: string;
  /** The browser that it was typed in, by the name that it gave itself. */
  typedIn: string;
  /** ISO 8601. */
  updatedAt: string;
  /** Of a text that met another one in its record, and of a new one that another device has saved; else `null`. */
  origin: TextOrigin | null;
}
export type DraftInput<K extends DraftKind = DraftKind> = Partial<KeptText<K>> &
  OwnText & { basedOn?: string; forkOf?: string; typedIn?: string; isThrownAway?: boolean };

/** A text that is not saved: a new one, one that met another in its record, one whose record is gone, or words typed into a record. */
export interface UnsavedText {
  /** Id of the record that it was typed into; else one that stands for it in the calls and in the address of the room. */
  id: string;
  title: string;
  /** The first words of the text, without marks of a format: two texts may have one title, or none. */
  words: string;
  /** As `Draft`. */
  typedIn: string;
  /** ISO 8601; of one that is thrown away the time at which that was done. */
  updatedAt: string;
  origin: TextOrigin | null;
  /** It goes by itself, unless it is kept again. */
  isThrownAway: boolean;
}
/** Characters of its first words, at most. */
export const FIRST_WORDS = 80;

/** @param plain text without marks */
export function firstWordsOf(plain: string): string {
  const words = plain.replace(/\s+/g, ' ').trim();
  return words.length > FIRST_WORDS ? `${words.slice(0, FIRST_WORDS - 1).replace(/ \S*$/, '')}…` : words;
}

/** At most so many are listed that no record stands for, and as many of records: the newest first. */
export const UNSAVED_TEXTS_MAX = 50;

/** Begins the id of a new text. */
export const NEW_TEXT = 'new';
/** Each new text has an id of its own, so that two that are written at the same time do not share one place. */
const NEW_TEXT_ID = new RegExp(`^${NEW_TEXT}-([0-9a-f]{24})$`);
/** @param key 24 letters of 0 to 9 and a to f: it becomes the id of the record that the text is saved as. */
export const newTextId = (key: string): string => `${NEW_TEXT}-${key}`;
/** The part that tells a new text from others; `undefined` for what is the id of a record. */
export const keyOfNewText = (id: string): string | undefined => NEW_TEXT_ID.exec(id)?.[1];
/** After which a text that nobody went on with goes. */
export const DRAFT_DAYS = 30;
/** The same of one that was thrown away. */
export const THROWN_AWAY_HOURS = 24;
