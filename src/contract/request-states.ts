import type { ProjectStatus, QuoteStatus } from './project';
import { QUOTE_STATUSES } from './project';

/** Request statuses that fit each quote status. The first replaces one that does not fit. */
const REQUESTS_BESIDE: Record<QuoteStatus, readonly [ProjectStatus, ...ProjectStatus[]]> = {
  draft: ['in_review', 'pending'],
  sent: ['quoted'],
  accepted: ['accepted'],
  rejected: ['rejected'],
  expired: ['quoted'],
};

/** True if the statuses of request and quote fit together. */
export const isConsistentPair = (request: ProjectStatus, quote: QuoteStatus): boolean =>
  REQUESTS_BESIDE[quote].includes(request);

/** Returns the request status for a quote status; unchanged if it fits. */
export function requestStatusFor(quote: QuoteStatus, request: ProjectStatus): ProjectStatus {
  return isConsistentPair(request, quote) ? request : REQUESTS_BESIDE[quote][0];
}

/** Returns the quote status for a request status; unchanged if it fits. */
export function quoteStatusFor(request: ProjectStatus, quote: QuoteStatus): QuoteStatus {
  if (isConsistentPair(request, quote)) return quote;
  return QUOTE_STATUSES.find((other) => isConsistentPair(request, other)) ?? quote;
}
