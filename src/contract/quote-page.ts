/** The client's page of a request, from its first minute to its last: mails lead there, and so does what is shared of it. */
export const quotePath = (requestId: string): string => `/quotes/${requestId}`;

/** The forms of that page: `?do=` names one. */
export const QUOTE_STEPS = ['accept', 'decline', 'ask', 'paid'] as const;
export type QuoteStep = (typeof QUOTE_STEPS)[number];

/** The one that an address opens. */
export const stepOf = (query: URLSearchParams): QuoteStep | undefined =>
  QUOTE_STEPS.find((step) => step === query.get('do'));
