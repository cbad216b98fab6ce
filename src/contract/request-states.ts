import type { ProjectStatus, QuoteStatus } from './project';
import { QUOTE_STATUSES } from './project';

/** Consistent statuses of the request for each quote status. The first replaces a request's other status. */
const REQUESTS_BESIDE: Record<QuoteStatus, readonly [ProjectStatus, ...ProjectStatus[]]> = {
  draft: ['in_review', 'pending'],
  sent: ['quoted'],
  accepted: ['accepted'],
  rejected: ['rejected'],
  expired: ['quoted'],
};

export const isConsistentPair = (request: ProjectStatus, quote: QuoteStatus): boolean =>
  REQUESTS_BESIDE[quote].includes(request);

/** Returns the request's status. If the quote's status contradicts it, returns the first status that fits the quote. */
export function requestStatusFor(quote: QuoteStatus, request: ProjectStatus): ProjectStatus {
  return isConsistentPair(request, quote) ? request : REQUESTS_BESIDE[quote][0];
}

/** Returns the quote's status, or the first one that fits if the request's status contradicts it. */
export function quoteStatusFor(request: ProjectStatus, quote: QuoteStatus): QuoteStatus {
  if (isConsistentPair(request, quote)) return quote;
  return QUOTE_STATUSES.find((other) => isConsistentPair(request, other)) ?? quote;
}
