import {
  PROJECT_STATUS_LABELS,
  type ProjectRequest,
  type ProjectStatus,
  QUOTE_STATUS_LABELS,
  type Quote,
  type QuoteStatus,
} from '@contract/project';
import { quoteStatusFor, requestStatusFor } from '@contract/request-states';

/** An end that staff may write a word about: who said so, and how. */
export const isEnd = (status: ProjectStatus | QuoteStatus): boolean => status === 'accepted' || status === 'rejected';

/** The client has answered: the server changes nothing but the status of such a quote, and mails it no more. */
export const isAnswered = (quote: Pick<Quote, 'status'> | null): boolean => quote !== null && isEnd(quote.status);

/** What another status of the request does to its quote, in words; empty where it does nothing. */
export function effectOnQuote(quote: Pick<Quote, 'status'> | null, status: ProjectStatus): string {
  if (!quote) return '';
  const next = quoteStatusFor(status, quote.status);
  return next === quote.status ? '' : `The quote becomes ${word(QUOTE_STATUS_LABELS[next], isEnd(next))}`;
}

/** The same the other way round. A request without a quote goes into review with its first one. */
export function effectOnRequest(
  { status: before }: Pick<ProjectRequest, 'status'>,
  quote: Pick<Quote, 'status'> | null,
  status: QuoteStatus,
): string {
  const next = requestStatusFor(status, quote ? before : 'in_review');
  return next === before ? '' : `The request becomes ${word(PROJECT_STATUS_LABELS[next], isEnd(next))}`;
}

const word = (label: string, isSame: boolean): string => `${label.toLowerCase()}${isSame ? ' too' : ''}.`;
