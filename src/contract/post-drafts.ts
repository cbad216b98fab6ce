import { BLOG_FIELDS } from './blogs';
import { type Field, type Fields, type InputOf, optionalText } from './fields';
import { LIMITS } from './limits';

const { status: _status, publishAt: _publishAt, ...written } = BLOG_FIELDS;

/** What is written in a post; who sees it and when is said when it is saved. */
export const WRITTEN_FIELDS = written;
export type PostText = InputOf<typeof WRITTEN_FIELDS>;

/** Half a text may be anything within the bounds of the whole. */
const unfinished = (field: Field): Field =>
  field.kind === 'text' ? optionalText(field.label, field.max, { subject: field.subject }) : field;

/** Which kept text a form has in front of it. */
export const OWN_TEXT_FIELDS = {
  /** A name that the open form has made up for itself: what it has sent before is its own. */
  writer: optionalText('Writer', LIMITS.name),
  /** `updatedAt` of the kept text that the writer has read; empty for none. Left out: whatever is kept is meant. */
  read: optionalText('Read', LIMITS.time),
} satisfies Fields;
export type OwnText = Partial<InputOf<typeof OWN_TEXT_FIELDS>>;

export const DRAFT_FIELDS: Fields = {
  ...Object.fromEntries(Object.entries<Field>(WRITTEN_FIELDS).map(([name, field]) => [name, unfinished(field)])),
  /** `updatedAt` of the post that the text was begun on. */
  basedOn: optionalText('Based on', LIMITS.time),
  /** A name that the browser has made up for itself: in its own text it is ahead of the server, whatever their clocks say. */
  typedIn: optionalText('Typed in', LIMITS.name),
  ...OWN_TEXT_FIELDS,
};

export const SAVED_TEXT_FIELDS = {
  /** Id of the kept text that is saved by this, and need not be kept any longer. */
  unsaved: optionalText('Unsaved', LIMITS.name),
  ...OWN_TEXT_FIELDS,
} satisfies Fields;
export interface SavedText extends OwnText {
  unsaved?: string;
}

/** What somebody has typed into a post and not saved. */
export interface PostDraft {
  fields: Partial<PostText>;
  /** `updatedAt` of the post that the text was begun on; empty for a new one. */
  basedOn: string;
  /** The browser that it was typed in, by the name that it gave itself. */
  typedIn: string;
  /** ISO 8601. */
  updatedAt: string;
}
export type PostDraftInput = Partial<PostText> & OwnText & { basedOn?: string; typedIn?: string };

/** A new post that its writer has begun and not saved. */
export interface UnsavedPost {
  /** Stands for the id of a post in the calls and in the address of the room. */
  id: string;
  title: string;
  updatedAt: string;
}
/** At most so many are listed, the newest first. */
export const UNSAVED_POSTS_MAX = 50;

/** Stands for the id of a post that was never saved. */
export const NEW_POST = 'new';
/** Each new text has an id of its own, so that two that are written at the same time do not stand in one place. */
const NEW_TEXT = new RegExp(`^${NEW_POST}-([0-9a-f]{24})$`);
/** @param key 24 letters of 0 to 9 and a to f. */
export const newTextId = (key: string): string => `${NEW_POST}-${key}`;
/** The part that tells a new text from others; `undefined` for what is the id of a post. */
export const keyOfNewText = (id: string): string | undefined => NEW_TEXT.exec(id)?.[1];
/** After which a text that nobody went on with goes. */
export const DRAFT_DAYS = 30;
