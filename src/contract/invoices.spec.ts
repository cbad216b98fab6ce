import { decimal, exact } from '../../test/support/quote-amounts';
import fc, { most } from '../../test/support/random-cases';
import type { ListedDocument } from './documents';
import { invoiceState, openInvoicesOf, vatParts } from './invoices';
import { duesOf, instalmentsOf } from './schedule';
import { sumsOf } from './sums';
import type { Instalment } from './terms';

const priced = fc
  .record({
    price: decimal(1, 1_000_000_000),
    quantity: decimal(1, 1_000),
    hasLines: fc.boolean(),
    vatPercent: fc.oneof(fc.constant(16), decimal(0, 10_000)),
    depositPercent: decimal(0, 10_000),
    cuts: fc.array(fc.nat(), { maxLength: 12 }),
  })
  .map(({ price, quantity, hasLines, cuts, ...rates }) => {
    const lines = hasLines ? [{ text: 'x', quantity, unitPrice: Math.min(price, 10_000) }] : [];
    const terms = { ...rates, price, lines, discount: 0, schedule: [] as Instalment[] };
    const whole = Number(exact(sumsOf(terms).total));
    if (cuts.length === 0 || whole < 2) return terms;
    const places = [0, ...new Set(cuts.map((cut) => 1 + (cut % (whole - 1)))), whole].sort((one, other) => one - other);
    const schedule = places.slice(1).map((place, index) => ({
      ...{ label: 'Part', share: null, dueDate: '', dueWhen: 'later' },
      amount: (place - (places[index] ?? 0)) / 100,
    }));
    return { ...terms, depositPercent: 0, schedule };
  })
  .filter((terms) => sumsOf(terms).total > 0);

const document = (changes: Partial<ListedDocument>): ListedDocument => ({
  ...{ _id: 'i1', kind: 'invoice', number: 'INV-2026-0001', sourceId: 'i1', day: '2026-11-20', label: 'Deposit' },
  ...{ total: 400, currency: 'ZMW', entry: 0, dueDate: '2026-12-04', isVoid: false },
  ...changes,
});

describe('vatParts', () => {
  it('adds up to the quote’s VAT and stays within each instalment', () => {
    fc.assert(
      fc.property(priced, (terms) => {
        const parts = vatParts(terms).map(exact);
        const amounts = instalmentsOf(terms).map(({ amount }) => exact(amount));
        expect(parts).toHaveLength(amounts.length);
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(exact(sumsOf(terms).vat));
        parts.forEach((part, place) => {
          expect(part >= 0n && part <= (amounts[place] ?? 0n)).toBe(true);
        });
      }),
      { numRuns: most(5_000) },
    );
  });

  it('rounds each part half up, and leaves the rest to the last', () => {
    const part = { label: 'Part', amount: null, dueDate: '', dueWhen: 'later' };
    const schedule = [33.33, 33.33, 33.34].map((share) => ({ ...part, share }));
    const terms = { price: 100, lines: [], discount: 0, vatPercent: 16, depositPercent: 0, schedule };
    expect(vatParts(terms)).toEqual([4.6, 4.6, 4.59]);
  });
});

describe('invoices of a request', () => {
  const terms = { price: 1_000, lines: [], discount: 0, vatPercent: 0, depositPercent: 40 };
  const stateOf = (paid: number, { isCredited = false, today = '2026-12-01' } = {}) =>
    invoiceState(document({}), { isCredited, today, dues: duesOf(terms, [{ amount: paid }]) });

  it('are open until they are paid, overdue or credited', () => {
    expect(stateOf(0)).toBe('open');
    expect(stateOf(399.99, { today: '2026-12-05' })).toBe('overdue');
    expect(stateOf(0, { today: '2026-12-04' })).toBe('open');
    expect(stateOf(400, { today: '2026-12-05' })).toBe('paid');
    expect(stateOf(400, { isCredited: true })).toBe('credited');
  });

  it('make their instalments due unless they are credited', () => {
    const second = document({ _id: 'i2', sourceId: 'i2', entry: 1 });
    const note = document({ _id: 'c1', kind: 'credit-note', sourceId: 'i1' });
    const invoices = openInvoicesOf([document({}), second, note]);
    expect(invoices).toEqual([{ entry: 1, dueDate: '2026-12-04' }]);
    expect(duesOf(terms, [], { invoices }).due).toBe(1_000);
    expect(duesOf(terms, []).due).toBe(400);
  });
});
