import { NOT_AN_ADDRESS } from './email-address';
import type { Stored } from './errors';
import { type BodyOf, email } from './fields';

export const NEWSLETTER_FIELDS = { email: email() };

export type NewsletterInput = BodyOf<typeof NEWSLETTER_FIELDS>;

export const SUBSCRIBER_STATUS_LABELS = { confirmed: 'Subscribed', waiting: 'Unconfirmed', paused: 'Paused' } as const;
/** `waiting`: unconfirmed. `paused`: too many refused emails. Only `confirmed` subscribers get newsletters. */
export type SubscriberStatus = keyof typeof SUBSCRIBER_STATUS_LABELS;

export interface Subscriber extends NewsletterInput, Stored {
  status: SubscriberStatus;
  pausedAt: string | null;
}

/** Key in a page's data, which only the server can add: what a link in an email has done, such as `done`. */
export const LINK_OUTCOME = 'newsletter-link-outcome';
/** `ended`: the subscription has ended or never existed. `test`: the link of a test email. */
export type LinkOutcome = 'done' | 'ended' | 'test' | 'unknown' | 'failed';

/** Test emails and previews contain this text instead of a subscriber's token. */
export const TEST_TOKEN = 'test';

/** Matches 32 random bytes in base64url. */
export const SUBSCRIPTION_TOKEN = /^[\w-]{43}$/;

/** Unconfirmed email addresses are removed after this many days. */
export const CONFIRM_DAYS = 7;

export const NEWSLETTER_TEXTS = {
  invalid: NOT_AN_ADDRESS,
  success: "Thank you for subscribing! We'll send updates to your inbox.",
  /** Shown after `success` if new subscribers must confirm. */
  confirm: 'Please confirm your email address with the link we have emailed you.',
} as const;

export const NEWSLETTER_SUCCESS_MS = 5_000;
