import { withoutGaps } from './clean-text';
import { type BodyOf, choice, knownEmail, must, requiredText } from './fields';
import { LIMITS } from './limits';
import type { Emailed } from './mail';

/** Entries of staff in a conversation. Only a `reply` is emailed; the others record what happened. */
export const STAFF_ENTRY_KINDS = ['reply', 'note', 'whatsapp', 'call'] as const;
export type StaffEntryKind = (typeof STAFF_ENTRY_KINDS)[number];
export const STAFF_ENTRY_LABELS: Record<StaffEntryKind, string> = {
  reply: 'Reply by email',
  note: 'Note',
  whatsapp: 'WhatsApp',
  call: 'Phone call',
};

/** Internal kinds. */
export const NOTE_KINDS = ['note', 'whatsapp', 'call'] as const satisfies readonly StaffEntryKind[];
export type NoteKind = (typeof NOTE_KINDS)[number];

export const THREAD_KINDS = [...STAFF_ENTRY_KINDS, 'question'] as const;
/** `question`: a message of the client. */
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** Default names, of the first administrator and of posts without an author. */
const GIVEN_NAMES = /^admin( user)?$/i;

/** Returns the part of a staff name that visitors read; empty for a default name, for which the organisation signs. */
export const firstNameOf = (name: string): string =>
  GIVEN_NAMES.test(name.trim()) ? '' : name.trim().replace(/\s.*/s, '');

/** An entry of a conversation, as the back office reads it. */
export interface ThreadEntry extends Emailed {
  _id: string;
  kind: ThreadKind;
  text: string;
  /** Author's name at that time. */
  by: string;
  at: string;
}

/** An entry as the client reads it: questions and replies. */
export interface VisitorThreadEntry {
  _id: string;
  from: 'client' | 'staff';
  text: string;
  /** First name of the author; empty for the client, or if the organisation signs. */
  by: string;
  at: string;
}

export const QUESTION_FIELDS = {
  /** The request's email address. */
  email: knownEmail(),
  text: requiredText('Message', LIMITS.question, { ask: 'Please write your message.', tidy: withoutGaps }),
};

export type QuestionInput = BodyOf<typeof QUESTION_FIELDS>;

export const STAFF_ENTRY_FIELDS = {
  text: requiredText('Text', LIMITS.message, { tidy: withoutGaps }),
  kind: must(choice('Kind', STAFF_ENTRY_LABELS, 'note')),
};

const { reply: _mailed, ...NOTE_LABELS } = STAFF_ENTRY_LABELS;
/** Fields for notes, where replies have their own call. */
export const NOTE_ENTRY_FIELDS = { ...STAFF_ENTRY_FIELDS, kind: must(choice('Kind', NOTE_LABELS, 'note')) };
export type NoteEntryInput = BodyOf<typeof NOTE_ENTRY_FIELDS>;

export interface StaffEntryInput extends BodyOf<typeof STAFF_ENTRY_FIELDS> {
  /**
   * Id of the newest reply that the author has seen, or `null`. If a newer one exists, no reply is sent: 409 with the
   * record in `current`. Missing, or for other kinds: not checked.
   */
  lastReplyId?: string | null;
}

export const THREAD_TEXTS = {
  replySent: 'Reply sent successfully.',
  kept: 'Saved.',
  answeredMeanwhile: 'A colleague has already replied.',
  full: 'This conversation is full. Please continue by email.',
} as const;
