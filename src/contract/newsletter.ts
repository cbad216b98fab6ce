import type { Stored } from './errors';
import { type BodyOf, email } from './fields';

export const NEWSLETTER_FIELDS = { email: email() };

export type NewsletterInput = BodyOf<typeof NEWSLETTER_FIELDS>;

export type Subscriber = NewsletterInput & Stored;

/** Read that no call answers: in the document that answers a POST to the page of a mail's link it says what became of it. */
export const UNSUBSCRIBE_OUTCOME = 'unsubscribe-outcome';
/** `unknown` also where it was done before: a token goes with its subscription. */
export type UnsubscribeOutcome = 'done' | 'unknown' | 'failed';

export const NEWSLETTER_TEXTS = {
  invalid: 'Please enter a valid email address',
  success: "Thank you for subscribing! We'll send updates to your inbox.",
} as const;

/** How long the success message stands, in milliseconds. */
export const NEWSLETTER_SUCCESS_MS = 5_000;
