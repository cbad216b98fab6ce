import type { ProjectStatus, QuoteAnswerer, VisitorQuote } from '@contract/project';
import { REQUEST } from '@/testing/sample-quotes';
import { announcementOf, progressOf } from './quote-progress';

const quoteOf = (status: VisitorQuote['status'], answeredBy: QuoteAnswerer | null) =>
  ({ status, answeredBy }) as VisitorQuote;

describe('quote progress', () => {
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
  ])('maps a %s request with a quote %s by %s to %s', (status, quote, by, progress) => {
    expect(progressOf({ status, quote: quote && quoteOf(quote, by) })).toBe(progress);
  });

  it('announces the exact confirmation first', () => {
    expect(announcementOf(REQUEST)).toMatch(/^Your project request has been submitted successfully\. /);
    expect(announcementOf({ ...REQUEST, status: 'rejected' })).toBe(
      'We reviewed your request and closed it without a quote.',
    );
  });
});
