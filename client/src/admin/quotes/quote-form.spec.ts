import type { Quote } from '@contract/project';
import { PLAIN_TERMS } from '@/testing/quotes';
import { BLANK_QUOTE, quoteFormErrors, toQuoteForm, toQuoteInput } from './quote-form';

const quote: Quote = {
  _id: 'q1',
  projectRequestId: 'r1',
  ...PLAIN_TERMS,
  number: null,
  tpin: '',
  price: 1200.5,
  timeEstimate: 6,
  teamSize: 'Two people',
  notes: 'Half at the start.',
  status: 'sent',
  revision: 1,
  revisions: [],
  answeredBy: null,
  answeredAt: null,
  declineReason: '',
  declineText: '',
  reopenings: [],
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

describe('the quote form', () => {
  it('starts with the defaults of a new quote', () => {
    expect(BLANK_QUOTE).toEqual({
      price: '0',
      currency: '',
      timeEstimate: '4',
      teamSize: 'Small Team (2-3 people)',
      notes: '',
      status: 'draft',
      note: '',
      isMailed: false,
    });
  });

  it('brings a quote there and back', () => {
    const { projectRequestId, price, timeEstimate, teamSize, notes, status } = quote;
    const input = { projectRequestId, price, timeEstimate, teamSize, notes, status };
    expect(toQuoteInput(toQuoteForm(quote), 'r1')).toEqual(input);
  });

  it('trims, and says whether the mail with the quote follows', () => {
    const form = { ...BLANK_QUOTE, teamSize: ' One ', notes: ' \n', isMailed: true };
    expect(toQuoteInput(form, 'r1')).toEqual({
      projectRequestId: 'r1',
      price: 0,
      timeEstimate: 4,
      teamSize: 'One',
      notes: '',
      status: 'draft',
      isMailed: true,
    });
  });

  it.each([
    ['0', 0],
    ['4800', 4800],
    ['4800.5', 4800.5],
    ['4,800.50', 4800.5],
    ['$ 12 500', 12_500],
    ['10,000,000', 10_000_000],
  ])('reads the price %s', (price, number) => {
    expect(quoteFormErrors({ ...BLANK_QUOTE, price })).toEqual([]);
    expect(toQuoteInput({ ...BLANK_QUOTE, price }, 'r1').price).toBe(number);
  });

  it('takes no amount in another currency than its own; where nobody has named one, the sign does', () => {
    const form = { ...BLANK_QUOTE, price: 'ZMW 900' };
    const message = 'This is an amount in Kwacha, but the quote is in US Dollar.';
    expect(quoteFormErrors({ ...form, currency: 'USD' })).toEqual([{ field: 'price', message }]);
    expect(quoteFormErrors({ ...form, currency: 'ZMW' })).toEqual([]);
    expect(toQuoteInput(form, 'r1')).toMatchObject({ price: 900, currency: 'ZMW' });
  });

  it.each([
    ['', 'Please enter a price of at least 0'],
    ['-1', 'Please enter a price of at least 0'],
    ['about 500', 'Please write the price like 1250 or 1,250.50'],
    ['4,8', 'Please write the price like 1250 or 1,250.50'],
    ['1e3', 'Please write the price like 1250 or 1,250.50'],
    ['10000000.01', 'Please enter a price of at most 10,000,000'],
    ['4.805', 'Please enter at most 2 decimals'],
  ])('refuses the price "%s" instead of correcting it', (price, message) => {
    expect(quoteFormErrors({ ...BLANK_QUOTE, price })).toEqual([{ field: 'price', message }]);
  });

  it.each([
    ['', 'Please enter whole weeks, at least 1'],
    ['0', 'Please enter whole weeks, at least 1'],
    ['1.5', 'Please enter whole weeks, at least 1'],
    ['521', 'Please enter at most 520 weeks'],
  ])('refuses "%s" weeks', (timeEstimate, message) => {
    expect(quoteFormErrors({ ...BLANK_QUOTE, timeEstimate })).toEqual([{ field: 'timeEstimate', message }]);
  });

  it.each([{ isMailed: true }, { status: 'sent' }, { status: 'accepted' }, { status: 'expired' }] as const)(
    'wants a price for what the client is to read: %j',
    (change) => {
      const message = 'Give a price before you send the quote.';
      expect(quoteFormErrors({ ...BLANK_QUOTE, ...change })).toEqual([{ field: 'price', message }]);
      expect(quoteFormErrors({ ...BLANK_QUOTE, ...change, price: '0.01' })).toEqual([]);
    },
  );

  it('sends a note with an end only', () => {
    const form = { ...BLANK_QUOTE, note: ' By phone, the bursar. ' };
    expect(toQuoteInput({ ...form, status: 'accepted' }, 'r1').note).toBe('By phone, the bursar.');
    expect(toQuoteInput({ ...form, status: 'sent' }, 'r1')).not.toHaveProperty('note');
    expect(toQuoteInput({ ...form, note: ' ', status: 'rejected' }, 'r1')).not.toHaveProperty('note');
  });

  it('needs a team size', () => {
    const message = 'Please enter a team size';
    expect(quoteFormErrors({ ...BLANK_QUOTE, teamSize: ' ' })).toEqual([{ field: 'teamSize', message }]);
  });
});
