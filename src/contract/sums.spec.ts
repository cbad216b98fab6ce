import { counted, decimal, exact } from '../../test/support/quote-amounts';
import fc, { most } from '../../test/support/random-cases';
import { convert, type QuoteSums, sumRowsOf, sumsOf } from './sums';
import type { PricedTerms } from './terms';

const priced = fc.record<PricedTerms>({
  price: decimal(0, 1_000_000_000),
  lines: fc.array(
    fc.record({ text: fc.constant('x'), quantity: decimal(1, 1_000_000), unitPrice: decimal(0, 1_000_000_000) }),
    {
      maxLength: 50,
    },
  ),
  discount: decimal(0, 1_000_000_000),
  vatPercent: decimal(0, 10_000),
  depositPercent: decimal(0, 10_000),
});

const inCents = (sums: QuoteSums) => ({
  ...sums,
  lines: sums.lines.map(exact),
  subtotal: exact(sums.subtotal),
  discount: exact(sums.discount),
  vat: exact(sums.vat),
  total: exact(sums.total),
  deposit: exact(sums.deposit),
});

const TERMS: PricedTerms = { price: 0, lines: [], discount: 0, vatPercent: 0, depositPercent: 0 };
const line = (quantity: number, unitPrice: number) => ({ text: 'Work', quantity, unitPrice });

describe('sumsOf', () => {
  it('is exact to the cent for random quotes', () => {
    const withinLines = priced.filter((terms) => terms.lines.length === 0 || terms.discount <= sumsOf(terms).subtotal);
    fc.assert(
      fc.property(withinLines, (terms) => {
        expect(inCents(sumsOf(terms))).toEqual(counted(terms));
      }),
      { numRuns: most(10_000) },
    );
  });

  it('adds the lines, and the VAT on top', () => {
    const lines = [line(1, 24_000), line(1, 7_500), line(640, 7.5), line(2, 2_850)];
    expect(sumsOf({ ...TERMS, lines, vatPercent: 16, depositPercent: 40, price: 5 })).toEqual({
      lines: [24_000, 7_500, 4_800, 5_700],
      subtotal: 42_000,
      discount: 0,
      vat: 6_720,
      total: 48_720,
      deposit: 19_488,
    });
  });

  it('includes the VAT in a price without lines, and ignores the discount', () => {
    expect(sumsOf({ ...TERMS, price: 1_160, vatPercent: 16, discount: 50, depositPercent: 50 })).toEqual({
      lines: [],
      subtotal: 1_160,
      discount: 0,
      vat: 160,
      total: 1_160,
      deposit: 580,
    });
  });

  it.each([
    // Half a cent, rounded on each line before summing.
    [{ lines: [line(0.5, 0.01), line(0.5, 0.01)] }, 0.02],
    [{ lines: [line(0.49, 0.01), line(0.49, 0.01)] }, 0],
    // JavaScript stores 1.005 as a slightly smaller number. It must be rounded up nevertheless.
    [{ lines: [line(1.5, 0.67)] }, 1.01],
    // The discount is subtracted before the VAT, which is rounded once.
    [{ lines: [line(1, 10.25)], discount: 0.25, vatPercent: 16.25 }, 11.63],
    [{ lines: [line(1, 0.1), line(1, 0.2)] }, 0.3],
    [{ lines: [line(10_000, 10_000_000)] }, 100_000_000_000],
  ])('rounds half up: %j', (terms, total) => {
    expect(sumsOf({ ...TERMS, ...terms }).total).toBe(total);
  });
});

it('writes the sums below the lines, without zero amounts', () => {
  const written = (terms: Partial<PricedTerms>) =>
    sumRowsOf({ ...TERMS, currency: 'ZMW', ...terms }).map(({ label, amount }) => `${label}: ${amount}`);
  const lines = [line(2, 500)];
  expect(written({ lines })).toEqual(['Total: K1,000.00']);
  expect(written({ lines, discount: 100, vatPercent: 16, depositPercent: 40 })).toEqual([
    'Subtotal: K1,000.00',
    'Discount: −K100.00',
    'VAT 16%: K144.00',
    'Total: K1,044.00',
    'Deposit (40%): K417.60',
  ]);
  expect(written({ price: 1_160 })).toEqual(['Price: K1,160.00']);
  expect(written({ price: 1_160, vatPercent: 16 })).toEqual(['Price: K1,160.00', 'VAT 16%, included: K160.00']);
});

describe('convert', () => {
  it('rounds half up, and is exact for the largest amounts', () => {
    expect(convert(0.01, 0.5)).toBe(0.01);
    expect(convert(0.01, 0.4999)).toBe(0);
    expect(convert(640, 27.3456)).toBe(17_501.18);
    expect(convert(9_999_999.99, 9_999.9999)).toBe(99_999_998_900);
  });
});
