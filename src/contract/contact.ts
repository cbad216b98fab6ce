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

/** Fields that a visitor sends. Name and subject must be one line each, because they become headers of an email. */
export const CONTACT_FIELDS = {
  name: requiredLine('Name', LIMITS.name, { ask: 'Please enter your name.' }),
  email: email({ ask: 'Please enter your email address.' }),
  phone: phone(),
  subject: requiredLine('Subject', LIMITS.subject, { ask: 'Please enter a subject.' }),
  message: requiredText('Message', LIMITS.message, { ask: 'Please write your message.', tidy: withoutGaps }),
};

export type ContactInput = BodyOf<typeof CONTACT_FIELDS>;

export const CONTACT_STATUS_FIELDS = { status: must(choice('Status', CONTACT_STATUS_LABELS, 'new')) };

export interface ContactReply extends Emailed {
  _id: string;
  subject: string;
  message: string;
  sentAt: string;
  sentBy: string;
}

export interface ContactMessage extends InputOf<typeof CONTACT_FIELDS & typeof CONTACT_STATUS_FIELDS>, Stored {
  replies: ContactReply[];
  /** Notes by staff, oldest first. They are never emailed. */
  notes: ThreadEntry[];
}

export interface ContactStatistics {
  all: number;
  counts: Record<ContactStatus, number>;
}

export const REPLY_FIELDS = {
  /** Only the length is checked, so that a malformed id gets the same answer as an unknown id. */
  contactId: requiredText('The message to answer', LIMITS.slug),
  /** Must equal the email address that is stored with the message. */
  email: knownEmail(),
  subject: requiredLine('Subject', LIMITS.subject),
  message: requiredText('Message', LIMITS.message, { tidy: withoutGaps }),
};

export interface ContactReplyInput extends InputOf<typeof REPLY_FIELDS> {
  /** Id of the newest reply that the sender has seen, or `null`. The call answers 409 if a newer one exists. */
  lastReplyId?: string | null;
}

export const CONTACT_TEXTS = {
  sent: 'Your message has been sent. We will contact you soon.',
  failed: 'An error occurred. Please try again.',
  exception: 'An unexpected error occurred. Please try again later.',
} as const;

/** A separate constant, so that visitors' pages do not load these texts together with `CONTACT_TEXTS`. */
export const REPLY_TEXTS = {
  replySent: 'Reply sent successfully.',
  answeredMeanwhile: 'A colleague has already replied to this message.',
  replyFailed: 'Failed to send reply. Please try again.',
} as const;
