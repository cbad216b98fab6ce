import type { ProjectStatus, QuoteStatus } from './project';
import { QUOTE_STATUSES } from './project';

/** What a request may be beside its quote. The first is what it becomes when it is none of them. */
const REQUESTS_BESIDE: Record<QuoteStatus, readonly [ProjectStatus, ...ProjectStatus[]]> = {
  draft: ['in_review', 'pending'],
  sent: ['quoted'],
  accepted: ['accepted'],
  rejected: ['rejected'],
  expired: ['quoted'],
};

/** Whether a request and its quote do not contradict each other. */
export const isConsistentPair = (request: ProjectStatus, quote: QuoteStatus): boolean =>
  REQUESTS_BESIDE[quote].includes(request);

/** What a request becomes for its quote's sake: as it is, where that fits. */
export function requestStatusFor(quote: QuoteStatus, request: ProjectStatus): ProjectStatus {
  return isConsistentPair(request, quote) ? request : REQUESTS_BESIDE[quote][0];
}

/** What a quote becomes for its request's sake: as it is, where that fits. */
export function quoteStatusFor(request: ProjectStatus, quote: QuoteStatus): QuoteStatus {
  if (isConsistentPair(request, quote)) return quote;
  return QUOTE_STATUSES.find((other) => isConsistentPair(request, other)) ?? quote;
}
