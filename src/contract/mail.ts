import type { Stored } from './errors';

/** A queued mail that did not go out: `retrying` will be tried again by itself, `failed` waits for a person. */
export const FAILED_MAIL_STATUSES = ['retrying', 'failed'] as const;
export type FailedMailStatus = (typeof FAILED_MAIL_STATUSES)[number];

/** Row of `GET /mail/failed`: what staff need to know to put it right. Never the mail's text. */
export interface FailedMail extends Stored {
  /** Address; for mail to the owner the one that the settings hold now. */
  to: string;
  subject: string;
  status: FailedMailStatus;
  attempts: number;
  /** Why the last attempt failed, in words for people who are not technical. Names no address. */
  lastError: string;
  /** When it is tried again; `null` once it is given up. */
  nextAttemptAt: string | null;
}

export const MAIL_TEXTS = {
  sent: 'The mail was sent.',
  beingSent: 'This mail is being sent already.',
} as const;
