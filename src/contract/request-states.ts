import type { ProjectStatus, QuoteStatus } from './project';
import { QUOTE_STATUSES } from './project';

/**
 * For each quote status, the consistent statuses of the request. If a request has another status, the first of these
 * replaces it.
 */
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

/**
 * Returns the quote's status. If the request's status contradicts it, returns the first status that fits the request.
 */
export function quoteStatusFor(request: ProjectStatus, quote: QuoteStatus): QuoteStatus {
  if (isConsistentPair(request, quote)) return quote;
  return QUOTE_STATUSES.find((other) => isConsistentPair(request, other)) ?? quote;
}
