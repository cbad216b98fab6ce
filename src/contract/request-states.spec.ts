import { PROJECT_STATUSES, QUOTE_STATUSES } from './project';
import { isConsistentPair, quoteStatusFor, requestStatusFor } from './request-states';

describe('request and quote as one state', () => {
  it('makes request and quote consistent from any status', () => {
    for (const request of PROJECT_STATUSES) {
      for (const quote of QUOTE_STATUSES) {
        expect(isConsistentPair(requestStatusFor(quote, request), quote)).toBe(true);
        expect(isConsistentPair(request, quoteStatusFor(request, quote))).toBe(true);
      }
    }
  });

  it('leaves consistent statuses unchanged', () => {
    expect(requestStatusFor('draft', 'pending')).toBe('pending');
    expect(quoteStatusFor('quoted', 'expired')).toBe('expired');
  });

  it('returns a request to review with its draft', () => {
    expect(requestStatusFor('draft', 'accepted')).toBe('in_review');
    expect(quoteStatusFor('quoted', 'accepted')).toBe('sent');
    expect(quoteStatusFor('pending', 'rejected')).toBe('draft');
  });
});
