/** Where a client reads and answers the quote of a request. Every mail leads there. */
export const quotePath = (requestId: string): string => `/contact?request=${requestId}`;
