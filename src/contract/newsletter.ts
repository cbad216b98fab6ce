export interface NewsletterInput {
  email: string;
}

export interface Subscriber {
  _id: string;
  email: string;
  createdAt: string;
  updatedAt: string;
}

export const NEWSLETTER_TEXTS = {
  invalid: 'Please enter a valid email address',
  success: "Thank you for subscribing! We'll send updates to your inbox.",
} as const;

/** How long the success message stands, in milliseconds. */
export const NEWSLETTER_SUCCESS_MS = 5_000;
