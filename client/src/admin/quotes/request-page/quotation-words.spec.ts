import type { Quote } from '@contract/project';
import { PLAIN_TERMS } from '@/testing/quotes';
import { formerTotal, headingOf, revisionOf, sendingOf, sendTextOf } from './quotation-words';

const sent = { ...PLAIN_TERMS, revision: 1, sentAt: '2026-11-18T12:05:00.000Z' };
const quote = { ...PLAIN_TERMS, status: 'sent', revision: 1, revisions: [sent] } as Partial<Quote> as Quote;

describe('the words about a quotation', () => {
  it('name the revision that goes out next', () => {
    expect([revisionOf(null, true), revisionOf(quote, false), revisionOf(quote, true)]).toEqual([0, 1, 2]);
    expect(revisionOf({ ...quote, status: 'draft' }, false)).toBe(2);
    expect([headingOf(1), headingOf(2), sendTextOf(0), sendTextOf(2)]).toEqual([
      'Quotation',
      'Quotation, revision 2',
      'Send',
      'Send revision 2',
    ]);
  });

  it('say what it was before, where it comes to something else now', () => {
    expect(formerTotal(quote, '$5,000.00')).toBe('was $4,800.00');
    expect(formerTotal(quote, '$4,800.00')).toBe('');
    expect(formerTotal(null, '$4,800.00')).toBe('');
  });

  it('say what sending does', () => {
    const request = { name: 'Bwalya', email: 'bwalya@example.com' };
    const first = {
      request,
      quote: null,
      total: 48_720,
      currency: 'ZMW',
      weeks: 8,
      lastDay: '',
      validDays: 30,
    } as const;
    expect(sendingOf(first)).toEqual([
      'The quotation of K48,720.00 over 8 weeks is saved and goes to Bwalya at bwalya@example.com, with the PDF.',
      'It can be accepted for 30 days from today.',
      'It gets its number, and the request becomes quoted.',
    ]);
    expect(sendingOf({ ...first, quote, lastDay: 'December 22, 2026' }).slice(1)).toEqual([
      'It can be accepted until December 22, 2026.',
      'It takes the place of what the client was sent before, which stays in the history.',
    ]);
  });
});
