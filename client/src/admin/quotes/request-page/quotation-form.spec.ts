import type { Quote } from '@contract/project';
import { DEFAULT_SETTINGS } from '@contract/settings';
import { PLAIN_TERMS } from '@/testing/sample-quotes';
import { NEW_LINE } from './line-list';
import {
  amountOf,
  asTyped,
  lineOfPrice,
  newQuotation,
  quotationProblems,
  sumsAsTyped,
  toQuotationForm,
  toTerms,
} from './quotation-form';
import { begunSchedule } from './schedule-form';

it.each([
  ['0', '5,500.00'],
  ['16', '4,741.38'],
])('takes the single price into the first line, with %s percent VAT', (vatPercent, unitPrice) => {
  const plain = { ...newQuotation(DEFAULT_SETTINGS), lines: [], price: '5,500.00', vatPercent };
  const line = lineOfPrice(plain);
  expect(line).toEqual({ ...NEW_LINE, unitPrice });
  expect(sumsAsTyped({ ...plain, lines: [{ ...line, text: 'Website' }] })?.total).toBe(5_500);
  expect(lineOfPrice({ ...plain, price: '0.00' })).toEqual(NEW_LINE);
  expect(lineOfPrice({ ...plain, price: 'much' })).toEqual(NEW_LINE);
});

const lines = [
  { text: 'School register', quantity: 1, unitPrice: 24_000 },
  { text: 'Moving records', quantity: 640, unitPrice: 7.5 },
];
const quote: Quote = {
  ...{ _id: 'q1', projectRequestId: 'r1', ...PLAIN_TERMS, lines, price: 33_408, vatPercent: 16, depositPercent: 40 },
  ...{ currency: 'ZMW', number: 'Q-2026-0042', tpin: '', status: 'sent', revision: 1, revisions: [], answeredBy: null },
  ...{ answeredAt: null, declineReason: '', declineText: '', reopenings: [], payments: [], saidPaid: null },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' },
};
const form = toQuotationForm(quote);
const withLine = (change: object) => ({ ...form, lines: [form.lines[0]!, { ...form.lines[1]!, ...change }] });

describe('quote form', () => {
  it('converts a quote both ways, with the price from the lines', () => {
    const { price: _total, ...terms } = { ...PLAIN_TERMS, lines, vatPercent: 16, depositPercent: 40, currency: 'ZMW' };
    expect(toTerms(form)).toEqual(terms);
    const plain = { ...quote, lines: [], price: 4800.5 };
    const { discount: _none, ...rest } = { ...terms, lines: [], price: 4800.5 };
    expect(toTerms(toQuotationForm(plain))).toEqual(rest);
  });

  it('converts a payment schedule both ways', () => {
    const entry = { share: null, amount: null, dueDate: '', dueWhen: '' };
    const shares = [
      { ...entry, label: 'Deposit', share: 33.33, dueWhen: 'on signing' },
      { ...entry, label: 'Rest', share: 66.67, dueDate: '2027-01-15' },
    ];
    const amounts = shares.map((part) => ({ ...part, share: null, amount: 16_704 }));
    for (const schedule of [shares, amounts]) {
      const typed = toQuotationForm({ ...quote, schedule });
      expect(toTerms(typed).schedule).toEqual(schedule);
      expect(quotationProblems(typed)).toEqual([]);
    }
  });

  it.each([
    [{ label: ' ' }, 'schedule.0.label', 'Please name this instalment.'],
    [{ part: '' }, 'schedule.0.share', 'Please enter a share, such as 40.'],
    [{ part: 'half' }, 'schedule.0.share', 'Please write the number like 1250 or 1,250.50'],
    [{ part: '0' }, 'schedule.0.share', 'Share must be at least 0.01.'],
    [
      { dueDate: '2027-01-15' },
      'schedule.0.dueWhen',
      'Choose a day, or write in words when it is due. Fill in only one of the two.',
    ],
    [
      { dueWhen: ' ' },
      'schedule.0.dueWhen',
      'Choose a day, or write in words when it is due. Fill in only one of the two.',
    ],
    [{ part: '30' }, 'schedule', 'The shares must add up to 100%. They add up to 80%.'],
  ])('names the error of an instalment with %j', (changes, field, message) => {
    const begun = begunSchedule('50');
    const entries = begun.entries.map((entry, place) => (place === 0 ? { ...entry, ...changes } : entry));
    expect(quotationProblems({ ...form, schedule: { ...begun, entries } })).toEqual([{ field, message }]);
  });

  it('begins a payment schedule with the typed deposit', () => {
    expect(begunSchedule('40 %').entries).toMatchObject([
      { label: 'Deposit', part: '40' },
      { label: 'Balance', part: '60' },
    ]);
    expect(begunSchedule('0').entries.map(({ part }) => part)).toEqual(['50', '50']);
    expect(begunSchedule('a lot').entries.map(({ part }) => part)).toEqual(['50', '50']);
  });

  it('starts with one line, and currency and VAT of the settings', () => {
    const begun = newQuotation({ ...DEFAULT_SETTINGS, currency: 'ZMW', vatPercent: 16 });
    expect(begun).toMatchObject({ lines: [NEW_LINE], currency: 'ZMW', vatPercent: '16', timeEstimate: '4' });
    expect(begun.included.split('\n')).toHaveLength(4);
    expect(quotationProblems(begun)).toEqual([]);
    expect(toTerms(begun)).toMatchObject({ lines: [], price: 0 });
  });

  it('drops the expiry date of an expired quote', () => {
    expect(toQuotationForm({ ...quote, status: 'expired' }).validUntil).toBe('');
  });

  it('counts empty fields as zero and rejects invalid numbers', () => {
    expect(sumsAsTyped(form)).toMatchObject({ subtotal: 28_800, vat: 4608, total: 33_408, deposit: 13_363.2 });
    expect(sumsAsTyped(withLine({ unitPrice: '' }))?.total).toBe(27_840);
    expect(sumsAsTyped(withLine({ unitPrice: '4,8' }))).toBeNull();
    expect(sumsAsTyped({ ...form, discount: '28,800.01' })).toBeNull();
    expect(amountOf(form.lines[1]!, 'ZMW')).toBe('K4,800.00');
    expect(amountOf({ ...form.lines[1]!, quantity: 'x' }, 'ZMW')).toBe('');
    expect(amountOf(NEW_LINE, 'ZMW')).toBe('');
  });

  it.each([
    [{ text: ' ' }, 'lines.1.text', 'Please describe this line.'],
    [{ quantity: '' }, 'lines.1.quantity', 'Quantity is required.'],
    [{ quantity: '0' }, 'lines.1.quantity', 'Quantity must be at least 0.01.'],
    [{ quantity: '10001' }, 'lines.1.quantity', 'Quantity must be at most 10,000.'],
    [{ unitPrice: '7.505' }, 'lines.1.unitPrice', 'Unit price must be a number with at most 2 decimals.'],
    [{ unitPrice: '-1' }, 'lines.1.unitPrice', 'Please write the number like 1250 or 1,250.50'],
  ])('reports %j at its cell without correcting it', (change, field, message) => {
    expect(quotationProblems(withLine(change))).toEqual([{ field, message }]);
  });

  it.each([
    [{ vatPercent: '101' }, 'vatPercent', 'VAT (percent) must be at most 100.'],
    [{ depositPercent: 'half' }, 'depositPercent', 'Please write the number like 1250 or 1,250.50'],
    [{ discount: '30,000' }, 'discount', 'The discount is larger than the sum of the lines.'],
    [{ timeEstimate: '1.5' }, 'timeEstimate', 'Please enter whole weeks, at least 1'],
    [{ teamSize: '' }, 'teamSize', 'Team size is required.'],
    [
      { lines: [{ ...form.lines[0]!, unitPrice: '9,999,999' }] },
      'lines',
      'The total of a quote can be at most 10,000,000.',
    ],
  ])('reports %j', (change, field, message) => {
    expect(quotationProblems({ ...form, ...change })).toEqual([{ field, message }]);
  });

  it('requires a price and a future expiry date for sending', () => {
    const now = new Date('2026-11-22T08:00:00Z');
    const free = { ...form, lines: [{ ...form.lines[0]!, unitPrice: '0' }] };
    expect(quotationProblems(free, 'draft', now)).toEqual([]);
    expect(quotationProblems(free, 'sending', now)).toEqual([
      { field: 'lines', message: 'Give a price before you send the quote.' },
    ]);
    const late = quotationProblems({ ...form, validUntil: '2026-11-21' }, 'sending', now);
    expect(late).toEqual([{ field: 'validUntil', message: 'This day has passed. Choose today or a later day.' }]);
  });

  it('maps server errors to cells past blank lines', () => {
    const spaced = { ...form, lines: [form.lines[0]!, NEW_LINE, form.lines[1]!] };
    const errors = [
      { field: 'lines.1.quantity', message: 'No.' },
      { field: 'lines', message: 'Too many.' },
      { field: 'notes', message: 'Too long.' },
    ];
    expect(asTyped(errors, spaced).map(({ field }) => field)).toEqual(['lines.2.quantity', 'lines', 'notes']);
  });

  it('never reads a percentage as an amount', () => {
    const cheaper = { ...form, discount: '10%' };
    expect(sumsAsTyped(cheaper)).toBeNull();
    expect(quotationProblems(cheaper)).toEqual([
      { field: 'discount', message: 'Please enter an amount such as 1,250.50, not a percentage' },
    ]);
    const [first] = form.lines;
    const dearer = { ...form, lines: [{ ...first!, unitPrice: '10 %' }] };
    expect(quotationProblems(dearer).map(({ field }) => field)).toEqual(['lines.0.unitPrice']);
  });

  it('accepts percent signs and drops empty entries of the list', () => {
    expect(toTerms({ ...form, vatPercent: '16 %', included: ' One \n\nTwo\nOne' })).toMatchObject({
      vatPercent: 16,
      included: ['One', 'Two'],
    });
  });

  it.each([
    ['0', 0],
    ['$ 12 500', 12_500],
    ['USD 10,000,000', 10_000_000],
  ])('reads the single price %s', (price, number) => {
    const form = { ...newQuotation(DEFAULT_SETTINGS), lines: [], price };
    expect(quotationProblems(form)).toEqual([]);
    expect(toTerms(form).price).toBe(number);
  });

  it.each([
    ['', /at least 0/],
    ['-1', /at least 0/],
    ['4,8', /like 1250 or 1,250.50/],
    ['10000000.01', /10,000,000/],
    ['4.805', /decimals/],
    ['ZMW 900', /in dollars/],
  ])('rejects the single price "%s" instead of correcting it', (price, message) => {
    const form = { ...newQuotation(DEFAULT_SETTINGS), lines: [], price };
    expect(quotationProblems(form)).toEqual([{ field: 'price', message: expect.stringMatching(message) }]);
  });

  it.each([
    ['', 'Please enter whole weeks, at least 1'],
    ['0', 'Please enter whole weeks, at least 1'],
    ['1.5', 'Please enter whole weeks, at least 1'],
    ['521', 'Please enter at most 520 weeks'],
  ])('rejects the timeline "%s"', (timeEstimate, message) => {
    const form = { ...newQuotation(DEFAULT_SETTINGS), lines: [], timeEstimate };
    expect(quotationProblems(form)).toEqual([{ field: 'timeEstimate', message }]);
  });
});
