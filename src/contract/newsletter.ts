import type { Stored } from './errors';
import { type BodyOf, email } from './fields';

export const NEWSLETTER_FIELDS = { email: email() };

export type NewsletterInput = BodyOf<typeof NEWSLETTER_FIELDS>;

export const SUBSCRIBER_STATUS_LABELS = { confirmed: 'Subscribed', waiting: 'Unconfirmed', paused: 'Paused' } as const;
/** `waiting`: has not confirmed the address; `paused`: was refused too often. Only `confirmed` ones get issues. */
export type SubscriberStatus = keyof typeof SUBSCRIBER_STATUS_LABELS;

export interface Subscriber extends NewsletterInput, Stored {
  status: SubscriberStatus;
  pausedAt: string | null;
}

/** Read that no call answers: in the document that answers a POST to the page of a mail's link it says what became of it. */
export const LINK_OUTCOME = 'newsletter-link-outcome';
/**
 * `ended`: a token that could be one of ours, but belongs to no subscription, or no longer: it goes with its subscription.
 * `test`: that of a mail which nobody has subscribed to.
 */
export type LinkOutcome = 'done' | 'ended' | 'test' | 'unknown' | 'failed';

/** In the place of a token, in tests and previews of a newsletter. */
export const TEST_TOKEN = 'test';

/** Tokens are 32 random bytes in base64url. */
export const SUBSCRIPTION_TOKEN = /^[\w-]{43}$/;

/** An address that is not confirmed within so many days of its last mail about it is removed. */
export const CONFIRM_DAYS = 7;

export const NEWSLETTER_TEXTS = {
  invalid: 'Please enter a valid email address',
  success: "Thank you for subscribing! We'll send updates to your inbox.",
  /** Besides, where new addresses are asked. */
  confirm: 'Please confirm your email address with the link we have emailed you.',
} as const;

/** How long the success message stands, in milliseconds. */
export const NEWSLETTER_SUCCESS_MS = 5_000;
