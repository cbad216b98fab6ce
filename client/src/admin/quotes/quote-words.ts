import type { Quote } from '@contract/project';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** "$1,250" or "$1,250.50". */
export function priceInWords(price: number): string {
  return dollars.format(price);
}

export function weeksInWords(weeks: number): string {
  return `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
}

/** The client has answered: the server changes nothing but the status of such a quote, and mails it no more. */
export function isAnswered(quote: Pick<Quote, 'status'> | null): boolean {
  return quote?.status === 'accepted' || quote?.status === 'rejected';
}
