export const quotePath = (requestId: string): string => `/quotes/${requestId}`;

/** Forms of the page for one request. `?do=` opens one of them. */
export const QUOTE_STEPS = ['accept', 'decline', 'ask', 'paid'] as const;
export type QuoteStep = (typeof QUOTE_STEPS)[number];

export const stepOf = (query: URLSearchParams): QuoteStep | undefined =>
  QUOTE_STEPS.find((step) => step === query.get('do'));
