import type { ProjectStatus, VisitorQuote } from '@contract/project';
import { newsOf, progressOf } from './quote-words';

const quoteOf = (status: VisitorQuote['status']) => ({ status }) as VisitorQuote;

describe('words about a quote', () => {
  it.each<[ProjectStatus, VisitorQuote['status'] | null, string]>([
    ['pending', null, 'received'],
    ['in_review', null, 'received'],
    ['quoted', null, 'received'],
    ['rejected', null, 'closed'],
    ['quoted', 'sent', 'quoted'],
    ['accepted', 'accepted', 'accepted'],
    ['rejected', 'rejected', 'declined'],
    ['quoted', 'expired', 'expired'],
  ])('takes a %s request with a quote that is %s for %s', (status, quote, progress) => {
    expect(progressOf({ status, quote: quote && quoteOf(quote) })).toBe(progress);
  });

  it('begins with the exact confirmation', () => {
    expect(newsOf('received')).toMatch(/^Your project request has been submitted successfully\. /);
  });
});
