import type { Stored } from './errors';
import { type BodyOf, email } from './fields';

export const NEWSLETTER_FIELDS = { email: email() };

export type NewsletterInput = BodyOf<typeof NEWSLETTER_FIELDS>;

export const SUBSCRIBER_STATUS_LABELS = { confirmed: 'Subscribed', waiting: 'Unconfirmed', paused: 'Paused' } as const;
/** `waiting`: unconfirmed; `paused`: refused too often. Only `confirmed` subscribers get newsletters. */
export type SubscriberStatus = keyof typeof SUBSCRIBER_STATUS_LABELS;

export interface Subscriber extends NewsletterInput, Stored {
  status: SubscriberStatus;
  pausedAt: string | null;
}

/** Key of a read that no call answers: the result of a POST to the page of an email's link, in its document. */
export const LINK_OUTCOME = 'newsletter-link-outcome';
/** `ended`: a well-formed token whose subscription ended or never existed. `test`: token of a test email. */
export type LinkOutcome = 'done' | 'ended' | 'test' | 'unknown' | 'failed';

/** Token in tests and previews of a newsletter. */
export const TEST_TOKEN = 'test';

/** Tokens are 32 random bytes in base64url. */
export const SUBSCRIPTION_TOKEN = /^[\w-]{43}$/;

/** Days after the last confirmation email until an unconfirmed email address is removed. */
export const CONFIRM_DAYS = 7;

export const NEWSLETTER_TEXTS = {
  invalid: 'Please enter a valid email address',
  success: "Thank you for subscribing! We'll send updates to your inbox.",
  /** Shown as well if new subscribers must confirm. */
  confirm: 'Please confirm your email address with the link we have emailed you.',
} as const;

/** Time that the success message stays, in milliseconds. */
export const NEWSLETTER_SUCCESS_MS = 5_000;
