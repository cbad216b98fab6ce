import { withoutGaps } from './clean-text';
import { type BodyOf, choice, knownEmail, must, requiredText } from './fields';
import { LIMITS } from './limits';
import type { Emailed } from './mail';

/** Kinds of entries that staff can add to a conversation. Only a `reply` is emailed. */
export const STAFF_ENTRY_KINDS = ['reply', 'note', 'whatsapp', 'call'] as const;
export type StaffEntryKind = (typeof STAFF_ENTRY_KINDS)[number];
export const STAFF_ENTRY_LABELS: Record<StaffEntryKind, string> = {
  reply: 'Reply by email',
  note: 'Note',
  whatsapp: 'WhatsApp',
  call: 'Phone call',
};

/** Kinds of entries that clients never see. */
export const NOTE_KINDS = ['note', 'whatsapp', 'call'] as const satisfies readonly StaffEntryKind[];
export type NoteKind = (typeof NOTE_KINDS)[number];

export const THREAD_KINDS = [...STAFF_ENTRY_KINDS, 'question'] as const;
/** `question` is a message of the client. */
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** Matches default names of accounts. They are no names of people. */
const GIVEN_NAMES = /^admin( user)?$/i;

/** Returns the first name. Returns an empty text for a default name, because the organisation then signs the reply. */
export const firstNameOf = (name: string): string =>
  GIVEN_NAMES.test(name.trim()) ? '' : name.trim().replace(/\s.*/s, '');

export interface ThreadEntry extends Emailed {
  _id: string;
  kind: ThreadKind;
  text: string;
  by: string;
  at: string;
}

/** An entry of a conversation, as the client sees it. Notes are left out. */
export interface VisitorThreadEntry {
  _id: string;
  from: 'client' | 'staff';
  text: string;
  /** First name of the author. Empty if the client wrote the entry or the organisation signs it. */
  by: string;
  at: string;
}

/**
 * Returns the client's last message if it waits for an answer. An entry of staff answers it, except a note. So does the
 * quote, if it was sent or ended later: `quoteTimes`.
 */
export function openQuestion<Entry extends { kind: ThreadKind; at: Date | string }>(
  thread: readonly Entry[] = [],
  quoteTimes: readonly (Date | string | null | undefined)[],
): Entry | undefined {
  const last = thread.findLast(({ kind }) => kind !== 'note');
  if (last?.kind !== 'question') return undefined;
  return quoteTimes.some((at) => at && new Date(at) > new Date(last.at)) ? undefined : last;
}

export const QUESTION_FIELDS = {
  email: knownEmail(),
  text: requiredText('Message', LIMITS.question, { ask: 'Please write your message.', tidy: withoutGaps }),
};

export type QuestionInput = BodyOf<typeof QUESTION_FIELDS>;

export const STAFF_ENTRY_FIELDS = {
  text: requiredText('Text', LIMITS.message, { tidy: withoutGaps }),
  kind: must(choice('Kind', STAFF_ENTRY_LABELS, 'note')),
};

const { reply: _mailed, ...NOTE_LABELS } = STAFF_ENTRY_LABELS;
export const NOTE_ENTRY_FIELDS = { ...STAFF_ENTRY_FIELDS, kind: must(choice('Kind', NOTE_LABELS, 'note')) };
export type NoteEntryInput = BodyOf<typeof NOTE_ENTRY_FIELDS>;

export interface StaffEntryInput extends BodyOf<typeof STAFF_ENTRY_FIELDS> {
  /** Id of the newest reply that the sender has seen, or `null`. Answers 409 if a newer reply exists. */
  lastReplyId?: string | null;
}

export const THREAD_TEXTS = {
  replySent: 'Reply sent successfully.',
  saved: 'Saved.',
  answeredMeanwhile: 'A colleague has already replied.',
  full: 'This conversation is full. Please continue by email.',
} as const;
