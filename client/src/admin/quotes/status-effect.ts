import {
  PROJECT_STATUS_LABELS,
  type ProjectRequest,
  type ProjectStatus,
  QUOTE_STATUS_LABELS,
  type Quote,
  type QuoteStatus,
} from '@contract/project';
import { quoteStatusFor, requestStatusFor } from '@contract/request-states';

/** True for `accepted` and `rejected`. When staff set one of them, they may add a note. */
export const isEnd = (status: ProjectStatus | QuoteStatus): boolean => status === 'accepted' || status === 'rejected';

/** True if the quote is accepted or rejected. Then only its status may change, and it is not emailed. */
export const isAnswered = (quote: Pick<Quote, 'status'> | null): boolean => quote !== null && isEnd(quote.status);

export const WITHDRAWN = 'The client cannot see the quote until you send it again.';
const NO_QUOTE = 'This request has no quote yet. The client will see “In review”.';

export function effectOnQuote(quote: Pick<Quote, 'status'> | null, status: ProjectStatus): string {
  if (!quote) return status === 'quoted' ? NO_QUOTE : '';
  const next = quoteStatusFor(status, quote.status);
  if (next === quote.status) return '';
  return `The quote will be set to ${word(QUOTE_STATUS_LABELS[next], isEnd(next))}${withdrawal(quote, next)}`;
}

/** Says how a new status of the quote changes its request. A first quote sets the request to In Review. */
export function effectOnRequest(
  { status: before }: Pick<ProjectRequest, 'status'>,
  quote: Pick<Quote, 'status'> | null,
  status: QuoteStatus,
): string {
  const next = requestStatusFor(status, quote ? before : 'in_review');
  if (next === before) return '';
  return `The request will be set to ${word(PROJECT_STATUS_LABELS[next], isEnd(next))}${withdrawal(quote, status)}`;
}

const withdrawal = (before: Pick<Quote, 'status'> | null, status: QuoteStatus): string =>
  before && before.status !== 'draft' && status === 'draft' ? ` ${WITHDRAWN}` : '';

const word = (label: string, isSame: boolean): string => `${label}${isSame ? ' too' : ''}.`;
