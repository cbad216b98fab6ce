/** The client's page of a request; emails and shared links open it. */
export const quotePath = (requestId: string): string => `/quotes/${requestId}`;

/** Forms of that page, selected by `?do=`. */
export const QUOTE_STEPS = ['accept', 'decline', 'ask', 'paid'] as const;
export type QuoteStep = (typeof QUOTE_STEPS)[number];

/** Returns the form that a URL opens. */
export const stepOf = (query: URLSearchParams): QuoteStep | undefined =>
  QUOTE_STEPS.find((step) => step === query.get('do'));
