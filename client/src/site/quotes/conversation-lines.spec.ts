import { quoted, REQUEST, raised } from '@/testing/sample-quotes';
import { toLines } from './conversation-lines';

const question = { _id: 'm1', from: 'client', text: 'With VAT?', by: '', at: '2026-11-21T08:00:00.000Z' } as const;
const textsOf = (request: Parameters<typeof toLines>[0]) =>
  toLines(request).map((line) => ('amount' in line && line.amount ? `${line.text} ${line.amount}` : line.text));

describe('the conversation of a request', () => {
  it('begins with the request', () => {
    expect(textsOf(REQUEST)).toEqual(['You asked for a quote.']);
  });

  it('sorts messages and events by time', () => {
    expect(textsOf({ ...raised(), thread: [question] })).toEqual([
      'You asked for a quote.',
      'Your quote is ready: $4,800.00',
      'With VAT?',
      'We revised the quote: $4,800.00 → $6,400.00',
    ]);
  });

  it('keeps each sending, also after another revision', () => {
    const { quote, ...rest } = raised();
    const again = { revision: 3, price: 7200, currency: 'USD', sentAt: '2026-11-23T08:00:00.000Z' } as const;
    expect(textsOf({ ...rest, quote: { ...quote, sendings: [...quote.sendings, again] } })).toEqual([
      'You asked for a quote.',
      'Your quote is ready: $4,800.00',
      'We revised the quote: $4,800.00 → $6,400.00',
      'We revised the quote: $6,400.00 → $7,200.00',
    ]);
  });

  it.each([
    ['accepted', 'client', 'You accepted the quote.'],
    ['rejected', 'client', 'You declined the quote.'],
    ['accepted', 'staff', 'We marked the quote as accepted.'],
    ['rejected', 'staff', 'We closed the quote.'],
  ] as const)('ends with its outcome: %s by %s', (status, by, sentence) => {
    expect(textsOf(quoted(status, '', by)).at(-1)).toBe(sentence);
  });
});
