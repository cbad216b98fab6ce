import type { Quote } from '@contract/project';
import { PLAIN_TERMS } from '@/testing/quotes';
import type { MailWords } from '../../shared/words/use-mail-words';
import { formerTotal, headingOf, questionOf, revisionOf, sendingOf, sendTextOf } from './quotation-words';

const sent = { ...PLAIN_TERMS, revision: 1, sentAt: '2026-11-18T12:05:00.000Z' };
const quote = { ...PLAIN_TERMS, status: 'sent', revision: 1, revisions: [sent] } as Partial<Quote> as Quote;

const mailWords: MailWords = (words) => words;

describe('the words about a quotation', () => {
  it('name the revision that goes out next', () => {
    expect([revisionOf(null, true), revisionOf(quote, false), revisionOf(quote, true)]).toEqual([0, 1, 2]);
    expect(revisionOf({ ...quote, status: 'draft' }, false)).toBe(2);
    expect([headingOf(1), headingOf(2), sendTextOf(null, 0), sendTextOf(quote, 2)]).toEqual([
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
      revision: 0,
      total: 48_720,
      currency: 'ZMW',
      weeks: 8,
      lastDay: '',
      validDays: 30,
      mailWords,
    } as const;
    expect(sendingOf(first)).toEqual([
      'The quotation of K48,720.00 over 8 weeks is saved and goes to Bwalya at bwalya@example.com, with the PDF.',
      'It can be accepted for 30 days from today.',
      'It gets its number, and the request becomes quoted.',
    ]);
    expect(sendingOf({ ...first, quote, revision: 2, lastDay: 'December 22, 2026' }).slice(1)).toEqual([
      'It can be accepted until December 22, 2026.',
      'It takes the place of what the client was sent before, which stays in the history.',
    ]);
    expect(sendingOf({ ...first, mailWords: (_sent, saved) => saved })[0]).toBe(
      'The quotation of K48,720.00 over 8 weeks is saved. Its email to Bwalya at bwalya@example.com is saved to the outbox, and the client does not get it.',
    );
    expect([questionOf(null, 0), questionOf(quote, 2)]).toEqual(['Send the quotation?', 'Send revision 2?']);
  });

  it('promise no new revision where what was sent goes once more', () => {
    expect([sendTextOf(quote, 1), questionOf(quote, 1)]).toEqual(['Send again', 'Send again?']);
    const request = { name: 'Bwalya', email: 'bwalya@example.com' };
    const same = {
      request,
      quote,
      revision: 1,
      total: 4800,
      currency: 'USD',
      weeks: 8,
      validDays: 30,
      mailWords,
    } as const;
    expect(sendingOf({ ...same, lastDay: 'December 22, 2026' })).toEqual([
      'The quotation of $4,800.00 over 8 weeks goes once more to Bwalya at bwalya@example.com, with the PDF.',
      'It can be accepted until December 22, 2026.',
      'Nothing in it has changed since it was sent.',
    ]);
    expect(sendTextOf({ ...quote, status: 'expired' }, 1)).toBe('Send');
  });
});
