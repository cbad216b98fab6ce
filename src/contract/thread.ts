import { withoutGaps } from './clean-text';
import { type BodyOf, choice, knownEmail, must, requiredText } from './fields';
import { LIMITS } from './limits';
import type { Emailed } from './mail';

/** What staff write into a conversation. Only a `reply` reaches the other side, by mail; the others say what was heard or done. */
export const STAFF_ENTRY_KINDS = ['reply', 'note', 'whatsapp', 'call'] as const;
export type StaffEntryKind = (typeof STAFF_ENTRY_KINDS)[number];
export const STAFF_ENTRY_LABELS: Record<StaffEntryKind, string> = {
  reply: 'Reply by email',
  note: 'Note',
  whatsapp: 'WhatsApp',
  call: 'Phone call',
};

/** What of it never leaves the office. */
export const NOTE_KINDS = ['note', 'whatsapp', 'call'] as const satisfies readonly StaffEntryKind[];
export type NoteKind = (typeof NOTE_KINDS)[number];

export const THREAD_KINDS = [...STAFF_ENTRY_KINDS, 'question'] as const;
/** `question`: what the client wrote. */
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** Names that the product gives: the first administrator's, and that of posts without an author. They are nobody's own. */
const GIVEN_NAMES = /^admin( user)?$/i;

/** What visitors read of a member of staff's name; empty without a name of their own: the organisation signs then. */
export const firstNameOf = (name: string): string =>
  GIVEN_NAMES.test(name.trim()) ? '' : name.trim().replace(/\s.*/s, '');

/** One entry of a conversation, as the office reads it. */
export interface ThreadEntry extends Emailed {
  _id: string;
  kind: ThreadKind;
  text: string;
  /** As they were called then. */
  by: string;
  at: string;
}

/** The same as the client reads it: questions and replies. */
export interface VisitorThreadEntry {
  _id: string;
  from: 'client' | 'staff';
  text: string;
  /** First name of the member of staff; empty for the client, and where the organisation signs. */
  by: string;
  at: string;
}

export const QUESTION_FIELDS = {
  /** The one that the request was sent with. */
  email: knownEmail(),
  text: requiredText('Message', LIMITS.question, { ask: 'Please write your message.', tidy: withoutGaps }),
};

export type QuestionInput = BodyOf<typeof QUESTION_FIELDS>;

export const STAFF_ENTRY_FIELDS = {
  text: requiredText('Text', LIMITS.message, { tidy: withoutGaps }),
  kind: must(choice('Kind', STAFF_ENTRY_LABELS, 'note')),
};

const { reply: _mailed, ...NOTE_LABELS } = STAFF_ENTRY_LABELS;
/** Where replies are another call. */
export const NOTE_ENTRY_FIELDS = { ...STAFF_ENTRY_FIELDS, kind: must(choice('Kind', NOTE_LABELS, 'note')) };
export type NoteEntryInput = BodyOf<typeof NOTE_ENTRY_FIELDS>;

export interface StaffEntryInput extends BodyOf<typeof STAFF_ENTRY_FIELDS> {
  /**
   * Of the newest reply that the writer has seen, `null` for none. With it no reply goes out when a colleague was faster: 409, and in
   * `current` the record with the colleague's reply. Without it, and for other kinds, nobody looks.
   */
  lastReplyId?: string | null;
}

export const THREAD_TEXTS = {
  replySent: 'Reply sent successfully.',
  kept: 'Saved.',
  answeredMeanwhile: 'A colleague has replied in the meantime.',
  full: 'This conversation is full. Please continue by email.',
} as const;
