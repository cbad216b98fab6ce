import { MESSAGES, type Stored } from './errors';
import { email, type InputOf } from './fields';

/** Row of `GET /mail/failed`: data for fixing the problem, without the email's text. */
export interface FailedMail extends Stored {
  /** Email address; for emails to the owner, the current one of the settings. */
  to: string;
  subject: string;
  /** `retrying`: retried automatically; `failed`: needs a person. */
  status: 'retrying' | 'failed';
  attempts: number;
  /** Reason of the last failure for non-technical staff, without an email address. */
  lastError: string;
  /** Time of the next attempt; `null` once it is given up. */
  nextAttemptAt: string | null;
}

/** Delivery of anything that staff sent by email. */
export interface Emailed {
  /** True without a mail server: the email was saved to the outbox, not sent. */
  savedToOutbox?: boolean;
}

/** Returns "sent", or a weaker text for an email that was only saved to the outbox. */
export const emailedWords = ({ savedToOutbox }: Emailed, sent: string, not = 'not emailed'): string =>
  savedToOutbox ? not : sent;

/** Row of `GET /mail/on-hold`: an email or newsletter that was pending in the restored backup, without its text. */
export interface HeldMail extends Stored {
  /** Email address, or the audience of the newsletter. */
  to: string;
  subject: string;
}

/** Recipient of a test email. */
export const TEST_MAIL_FIELDS = { to: email() };
export type TestMailInput = InputOf<typeof TEST_MAIL_FIELDS>;

/** Result of a test email. */
export interface TestMailAnswer {
  /** `taken`: the mail server accepted it; `saved`: no mail server, so it is in the outbox. */
  outcome: 'taken' | 'saved' | 'refused';
  /** The result as text, with host and port of the mail server and its reply to a refusal. */
  message: string;
}

export const MAIL_TEXTS = {
  sent: 'The email was sent.',
  /** Note in the record of a discarded email. */
  notEmailed: ({ to, subject }: Pick<HeldMail, 'to' | 'subject'>) =>
    `Not emailed after a backup was restored: “${subject}” to ${to}.`,
  subscribers: 'Newsletter subscribers',
  beingSent: 'This email is already being sent.',
  /** @param server host and port. */
  taken: (server: string, to: string) =>
    `${server} accepted the email to ${to}. If it does not arrive within a few minutes, check the spam folder.`,
  saved: MESSAGES.savedToOutbox,
  refused: (server: string, answer: string) => `${server} refused the email: ${answer}`,
} as const;
