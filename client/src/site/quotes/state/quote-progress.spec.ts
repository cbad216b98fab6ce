import type { ProjectStatus, QuoteAnswerer, VisitorQuote } from '@contract/project';
import { REQUEST } from '@/testing/sample-quotes';
import { announcementOf, progressOf } from './quote-progress';

const quoteOf = (status: VisitorQuote['status'], answeredBy: QuoteAnswerer | null) =>
  ({ status, answeredBy }) as VisitorQuote;

describe('words about a quote', () => {
  it.each<[ProjectStatus, VisitorQuote['status'] | null, QuoteAnswerer | null, string]>([
    ['pending', null, null, 'received'],
    ['in_review', null, null, 'received'],
    ['quoted', null, null, 'received'],
    ['rejected', null, null, 'closed'],
    ['quoted', 'sent', null, 'quoted'],
    ['accepted', 'accepted', 'client', 'accepted'],
    ['accepted', 'accepted', 'staff', 'marked'],
    ['rejected', 'rejected', 'client', 'declined'],
    ['rejected', 'rejected', 'staff', 'withdrawn'],
    ['quoted', 'expired', null, 'expired'],
  ])('takes a %s request with a quote that is %s by %s for %s', (status, quote, by, progress) => {
    expect(progressOf({ status, quote: quote && quoteOf(quote, by) })).toBe(progress);
  });

  it('begins with the exact confirmation', () => {
    expect(announcementOf(REQUEST)).toMatch(/^Your project request has been submitted successfully\. /);
  });
});
