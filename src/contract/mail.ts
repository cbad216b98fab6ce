import { MESSAGES, type Stored } from './errors';
import { email, type InputOf } from './fields';

/** Row of `GET /mail/failed`. It does not contain the text of the email. */
export interface FailedMail extends Stored {
  /** Recipient. For emails to the owner, it is the email address in the current settings. */
  to: string;
  subject: string;
  /** The server retries a `retrying` email. A `failed` email is sent only if staff retry it. */
  status: 'retrying' | 'failed';
  attempts: number;
  /** Reason of the last failure in plain words, without email addresses. */
  lastError: string;
  /** Time of the next attempt, or `null` if the server has given up. */
  nextAttemptAt: string | null;
}

export interface Emailed {
  /** True if no mail server was set up. The email was then saved to the outbox and not sent. */
  savedToOutbox?: boolean;
}

/** Returns `sent`, or `not` if the email was only saved to the outbox. */
export const emailedText = ({ savedToOutbox }: Emailed, sent: string, not = 'not emailed'): string =>
  savedToOutbox ? not : sent;

/** Describes how the client got a quote. A quote that staff set to Sent by hand was not emailed. */
export const sentWord = ({ byHand }: { byHand?: boolean }): string => (byHand ? 'made available' : 'sent');

/** Row of `GET /mail/on-hold`: an email or newsletter that was not sent yet when the restored backup was made. */
export interface HeldMail extends Stored {
  to: string;
  subject: string;
}

export const TEST_MAIL_FIELDS = { to: email() };
export type TestMailInput = InputOf<typeof TEST_MAIL_FIELDS>;

export interface TestMailAnswer {
  /** `taken`: the mail server accepted the email. `saved`: there is no mail server, so the email is in the outbox. */
  outcome: 'taken' | 'saved' | 'refused';
  message: string;
}

export const MAIL_TEXTS = {
  sent: 'The email was sent.',
  /** Note that is added to the record of an email that staff discarded. */
  notEmailed: ({ to, subject }: Pick<HeldMail, 'to' | 'subject'>) =>
    `Email discarded after a backup was restored: “${subject}” to ${to}.`,
  subscribers: 'Newsletter subscribers',
  beingSent: 'This email is already being sent.',
  taken: (server: string, to: string) =>
    `${server} accepted the email to ${to}. If it does not arrive within a few minutes, check the spam folder.`,
  saved: MESSAGES.savedToOutbox,
  refused: (server: string, answer: string) => `${server} refused the email: ${answer}`,
} as const;
