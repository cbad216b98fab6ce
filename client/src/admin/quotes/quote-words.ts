import type { Quote } from '@contract/project';

/** The client has answered: the server changes nothing but the status of such a quote, and mails it no more. */
export function isAnswered(quote: Pick<Quote, 'status'> | null): boolean {
  return quote?.status === 'accepted' || quote?.status === 'rejected';
}
