import { MESSAGES, type Stored } from './errors';
import { email, type InputOf } from './fields';

/** Row of `GET /mail/failed`: what staff need to know to put it right. Never the mail's text. */
export interface FailedMail extends Stored {
  /** Address; for mail to the owner the one that the settings hold now. */
  to: string;
  subject: string;
  /** `retrying` will be tried again by itself, `failed` waits for a person. */
  status: 'retrying' | 'failed';
  attempts: number;
  /** Why the last attempt failed, in words for people who are not technical. Names no address. */
  lastError: string;
  /** When it is tried again; `null` once it is given up. */
  nextAttemptAt: string | null;
}

/** What is told of everything that staff sent by email. */
export interface Emailed {
  /** True when no mail server was set up: the email was saved to the outbox, and not sent. */
  savedToOutbox?: boolean;
}

/** "sent", or words that claim less for an email that was saved to the outbox. */
export const emailedWords = ({ savedToOutbox }: Emailed, sent: string, not = 'not emailed'): string =>
  savedToOutbox ? not : sent;

/** Row of `GET /mail/on-hold`: an email or a newsletter that was due when the restored backup was made. Never its text. */
export interface HeldMail extends Stored {
  /** Email address, or who gets the newsletter. */
  to: string;
  subject: string;
}

/** Where a test mail goes. */
export const TEST_MAIL_FIELDS = { to: email() };
export type TestMailInput = InputOf<typeof TEST_MAIL_FIELDS>;

/** Outcome of a test mail. */
export interface TestMailAnswer {
  /** `taken`: the mail server is responsible for it now; `saved`: there is none, so it lies in the outbox. */
  outcome: 'taken' | 'saved' | 'refused';
  /** The same in words, with host and port of the mail server, and its own words where it refused. */
  message: string;
}

export const MAIL_TEXTS = {
  sent: 'The mail was sent.',
  /** What a record says of a discarded email. */
  notEmailed: ({ to, subject }: Pick<HeldMail, 'to' | 'subject'>) =>
    `Not emailed after a backup was restored: “${subject}” to ${to}.`,
  subscribers: 'Newsletter subscribers',
  beingSent: 'This mail is being sent already.',
  /** @param server its host and port */
  taken: (server: string, to: string) =>
    `${server} took the mail for ${to}. Where it does not arrive within minutes, look among the unwanted mail there.`,
  saved: MESSAGES.savedToOutbox,
  refused: (server: string, answer: string) => `${server} refused the mail: ${answer}`,
} as const;
