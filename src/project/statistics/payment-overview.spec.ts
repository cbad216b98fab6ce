import { Types } from 'mongoose';
import type { QuoteTerms } from '../../contract/terms';
import type { Quote } from '../schemas/quote.schema';
import { paymentOverviewOf } from './payment-overview';

const NOW = new Date('2026-12-10T10:00:00.000Z');
/** Terms with a total of K11,600.00, which contains VAT of K1,600.00. */
const TERMS: QuoteTerms = {
  ...{ price: 11_600, lines: [{ text: 'Register', quantity: 1, unitPrice: 10_000 }], discount: 0, vatPercent: 16 },
  ...{ depositPercent: 40, currency: 'ZMW', timeEstimate: 4, teamSize: 'Two', notes: '', included: [] },
  ...{ validUntil: null, schedule: [] },
};
const paid = (amount: number, day: string) => ({ amount, day });
const row = (name: string, changes: Partial<QuoteTerms>, payments: object[] = [], status = 'accepted') => ({
  ...{ _id: new Types.ObjectId(), name, organisation: '', createdAt: NOW },
  quote: {
    ...TERMS,
    ...changes,
    ...{ status, number: `Q-${name}`, payments, revisions: [] },
    answer: { by: 'client', at: new Date('2026-11-02T08:00:00.000Z') },
  } as unknown as Quote,
});
const monthOf = (overview: ReturnType<typeof paymentOverviewOf>, month: string) =>
  overview.months.find((each) => each.month === month);

describe('overview of payments', () => {
  it('sums payments and their VAT by month and currency, to the cent', () => {
    const rows = [
      row('A', {}, [paid(4_640, '2026-11-30'), paid(3_000.01, '2026-12-01')]),
      row('B', { currency: 'USD', lines: [], price: 116, depositPercent: 0 }, [paid(58.33, '2026-12-09')]),
    ];
    const overview = paymentOverviewOf(rows, NOW);
    expect(overview.months).toHaveLength(12);
    expect([overview.months[0]?.month, overview.months[11]?.month]).toEqual(['2026-12', '2026-01']);
    expect(monthOf(overview, '2026-11')).toEqual({
      month: '2026-11',
      paid: [{ currency: 'ZMW', total: 4_640 }],
      vat: [{ currency: 'ZMW', total: 640 }],
    });
    // VAT in ZMW until December is 1,600.00 x 7,640.01 / 11,600.00 = 1,053.79. 640.00 of it belong to November. VAT in
    // USD is 16.00 x 58.33 / 116.00 = 8.05.
    expect(monthOf(overview, '2026-12')).toEqual({
      month: '2026-12',
      paid: [
        { currency: 'ZMW', total: 3_000.01 },
        { currency: 'USD', total: 58.33 },
      ],
      vat: [
        { currency: 'ZMW', total: 413.79 },
        { currency: 'USD', total: 8.05 },
      ],
    });
    expect(monthOf(overview, '2026-10')).toEqual({ month: '2026-10', paid: [], vat: [] });
  });

  it('finds exactly the quote’s VAT in its payments, none in overpaid money', () => {
    const thirds = [paid(3_866.67, '2026-12-01'), paid(3_866.67, '2026-12-02'), paid(3_866.67, '2026-12-03')];
    const { months, owing } = paymentOverviewOf([row('A', {}, thirds)], NOW);
    expect(months[0]).toMatchObject({ paid: [{ total: 11_600.01 }], vat: [{ total: 1_600 }] });
    expect(owing).toEqual([]);
  });

  it('keeps amounts near the maximum exact', () => {
    const price = 9_999_999.97;
    const dear = row('A', { lines: [], price, vatPercent: 100 }, [paid(9_999_999.95, '2026-12-01')]);
    // The quote contains 4,999,999.99 VAT. Two cents are unpaid, so the payment contains 4,999,999.98 of it.
    expect(paymentOverviewOf([dear], NOW).months[0]?.vat).toEqual([{ currency: 'ZMW', total: 4_999_999.98 }]);
  });

  it('lists who owes what and since when, overdue clients first', () => {
    const schedule = [
      { label: 'Start', share: 50, amount: null, dueDate: '2026-12-05', dueWhen: '' },
      { label: 'End', share: 50, amount: null, dueDate: '2027-01-31', dueWhen: '' },
    ];
    const rows = [
      row('A', {}),
      row('B', { schedule, depositPercent: 0 }, [paid(800, '2026-12-01')]),
      row('C', {}, [], 'sent'),
    ];
    const { owing, owed } = paymentOverviewOf(rows, NOW);
    expect(owing).toMatchObject([
      { name: 'B', number: 'Q-B', due: 5_000, owed: 10_800, overdueSince: '2026-12-05', currency: 'ZMW' },
      { name: 'A', due: 4_640, owed: 11_600, overdueSince: null, acceptedAt: '2026-11-02T08:00:00.000Z' },
    ]);
    expect(owed).toEqual([{ currency: 'ZMW', total: 22_400 }]);
  });

  it('tells when an amount is due, and what comes next', () => {
    const part = { share: 50, amount: null, dueDate: '', dueWhen: 'on delivery' };
    const schedule = [
      { ...part, label: 'Start', dueDate: '2026-12-10', dueWhen: '' },
      { ...part, label: 'End' },
    ];
    const planned = row('A', { schedule, depositPercent: 0 });
    const half = row('B', { schedule, depositPercent: 0 }, [paid(5_800, '2026-12-01')]);
    const invoiced = { ...half, openInvoices: [{ entry: 1, dueDate: '2026-12-20', documentId: new Types.ObjectId() }] };
    const next = 'End, K5,800.00, on delivery';
    const only = (one: typeof planned) => paymentOverviewOf([one], NOW).owing[0];
    expect(only(planned)).toMatchObject({ due: 5_800, dueDate: '2026-12-10', overdueSince: null, next });
    expect(only(half)).toMatchObject({ due: 0, dueDate: null, next });
    expect(only(invoiced)).toMatchObject({ due: 5_800, dueDate: '2026-12-20', next: '' });
    expect(only(row('C', {}))).toMatchObject({ due: 4_640, dueDate: null });
  });
});
