import { withoutGaps } from './clean-text';
import type { Stored } from './errors';
import {
  type BodyOf,
  choice,
  email,
  type InputOf,
  knownEmail,
  must,
  phone,
  requiredLine,
  requiredText,
} from './fields';
import { LIMITS } from './limits';
import type { Emailed } from './mail';
import type { ThreadEntry } from './thread';

export const CONTACT_STATUSES = ['new', 'read', 'replied', 'archived'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

export const CONTACT_STATUS_LABELS: Record<ContactStatus, string> = {
  new: 'New',
  read: 'Read',
  replied: 'Replied',
  archived: 'Archived',
};

/** Entries of the menu that changes the status. */
export const CONTACT_STATUS_ACTIONS: Record<ContactStatus, string> = {
  new: 'Mark as new',
  read: 'Mark as read',
  replied: 'Mark as replied',
  archived: 'Archive',
};

export const CONTACT_SORTS = ['name', 'subject', 'status', 'createdAt'] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];
export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Fields that a visitor sends. Name and subject become headers of the owner's email. */
export const CONTACT_FIELDS = {
  name: requiredLine('Name', LIMITS.name, { ask: 'Please enter your name.' }),
  email: email({ ask: 'Please enter your email address.' }),
  phone: phone(),
  subject: requiredLine('Subject', LIMITS.subject, { ask: 'Please enter a subject.' }),
  message: requiredText('Message', LIMITS.message, { ask: 'Please write your message.', tidy: withoutGaps }),
};

export type ContactInput = BodyOf<typeof CONTACT_FIELDS>;

/** Fields that staff can change. */
export const CONTACT_STATUS_FIELDS = { status: must(choice('Status', CONTACT_STATUS_LABELS, 'new')) };

/** A sent reply, stored with its message. */
export interface ContactReply extends Emailed {
  _id: string;
  subject: string;
  message: string;
  sentAt: string;
  /** Author's name at that time. */
  sentBy: string;
}

export interface ContactMessage extends InputOf<typeof CONTACT_FIELDS & typeof CONTACT_STATUS_FIELDS>, Stored {
  replies: ContactReply[];
  /** Internal notes, oldest first; never emailed. */
  notes: ThreadEntry[];
}

/** Counts on the tabs, for the same search as the list. */
export interface ContactFigures {
  all: number;
  counts: Record<ContactStatus, number>;
}

export const REPLY_FIELDS = {
  /** A malformed id is answered like an unknown one, so only its length is limited. */
  contactId: requiredText('The message to answer', LIMITS.slug),
  /** Must be the stored email address of that message. */
  email: knownEmail(),
  subject: requiredLine('Subject', LIMITS.subject),
  message: requiredText('Message', LIMITS.message, { tidy: withoutGaps }),
};

export interface ContactReplyInput extends InputOf<typeof REPLY_FIELDS> {
  /**
   * Id of the newest reply that the author has seen, or `null`. If a newer one exists, nothing is sent: 409 with the
   * message in `current`. Missing: not checked.
   */
  lastReplyId?: string | null;
}

export const CONTACT_TEXTS = {
  sent: 'Your message has been sent. We will contact you soon.',
  failed: 'An error occurred. Please try again.',
  exception: 'An unexpected error occurred. Please try again later.',
} as const;

/** Separate, so that visitors' pages do not load them. */
export const REPLY_TEXTS = {
  replySent: 'Reply sent successfully.',
  answeredMeanwhile: 'A colleague has already replied to this message.',
  replyFailed: 'Failed to send reply. Please try again.',
} as const;
