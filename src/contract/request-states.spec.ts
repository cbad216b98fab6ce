import { PROJECT_STATUSES, QUOTE_STATUSES } from './project';
import { isConsistentPair, quoteStatusFor, requestStatusFor } from './request-states';

describe('request and quote as one state', () => {
  it('lets the one follow the other into a pair, whatever was before', () => {
    for (const request of PROJECT_STATUSES) {
      for (const quote of QUOTE_STATUSES) {
        expect(isConsistentPair(requestStatusFor(quote, request), quote)).toBe(true);
        expect(isConsistentPair(request, quoteStatusFor(request, quote))).toBe(true);
      }
    }
  });

  it('changes nothing that fits already', () => {
    expect(requestStatusFor('draft', 'pending')).toBe('pending');
    expect(quoteStatusFor('quoted', 'expired')).toBe('expired');
  });

  it('takes a request back with its draft, and reopens an ended quote', () => {
    expect(requestStatusFor('draft', 'accepted')).toBe('in_review');
    expect(quoteStatusFor('quoted', 'accepted')).toBe('sent');
    expect(quoteStatusFor('pending', 'rejected')).toBe('draft');
  });
});
