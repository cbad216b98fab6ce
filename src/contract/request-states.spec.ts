import { PROJECT_STATUSES, QUOTE_STATUSES } from './project';
import { fitTogether, quoteBeside, requestBeside } from './request-states';

describe('request and quote as one state', () => {
  it('lets the one follow the other into a pair, whatever was before', () => {
    for (const request of PROJECT_STATUSES) {
      for (const quote of QUOTE_STATUSES) {
        expect(fitTogether(requestBeside(quote, request), quote)).toBe(true);
        expect(fitTogether(request, quoteBeside(request, quote))).toBe(true);
      }
    }
  });

  it('changes nothing that fits already', () => {
    expect(requestBeside('draft', 'pending')).toBe('pending');
    expect(quoteBeside('quoted', 'expired')).toBe('expired');
  });

  it('takes a request back with its draft, and reopens an ended quote', () => {
    expect(requestBeside('draft', 'accepted')).toBe('in_review');
    expect(quoteBeside('quoted', 'accepted')).toBe('sent');
    expect(quoteBeside('pending', 'rejected')).toBe('draft');
  });
});
