import type { Currency, PricedTerms } from '../../src/contract/terms';
import fc from './random-cases';

/** Generates numbers with two decimals, from `min` to `max` hundredths. */
export const decimal = (min: number, max: number) => fc.integer({ min, max }).map((hundredths) => hundredths / 100);

/** Converts a number to hundredths. Uses its digits, because floating-point arithmetic could round. */
export function exact(number: number): bigint {
  const [whole, decimals = ''] = number.toString().split('.');
  return BigInt(whole + decimals.padEnd(2, '0'));
}

function halfUp(over: bigint, under: bigint): bigint {
  const whole = over / under;
  return (over % under) * 2n >= under ? whole + 1n : whole;
}

/** Computes the sums of a quote in hundredths with BigInt. Tests compare them with the product's sums. */
export function counted(terms: PricedTerms) {
  const percent = exact(terms.vatPercent);
  const lines = terms.lines.map(({ quantity, unitPrice }) => halfUp(exact(quantity) * exact(unitPrice), 100n));
  const isPlain = lines.length === 0;
  const subtotal = isPlain ? exact(terms.price) : lines.reduce((sum, line) => sum + line, 0n);
  const discount = isPlain ? 0n : exact(terms.discount);
  const vat = isPlain
    ? halfUp(subtotal * percent, 10_000n + percent)
    : halfUp((subtotal - discount) * percent, 10_000n);
  const total = isPlain ? subtotal : subtotal - discount + vat;
  return { lines, subtotal, discount, vat, total, deposit: halfUp(total * exact(terms.depositPercent), 10_000n) };
}

/** Formats cents as "K1,250.00". */
export function written(cents: bigint, currency: Currency): string {
  const digits = cents.toString().padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${currency === 'ZMW' ? 'K' : '$'}${whole}.${digits.slice(-2)}`;
}

export type WrittenTerms = PricedTerms & { currency: Currency };

/** Label of an amount, and the formatted amount. */
export type WrittenRow = [label: string, amount: string];

/** Returns all amounts of a quote, from its first line to the deposit. */
export function writtenRows(terms: WrittenTerms): { lines: WrittenRow[]; sums: WrittenRow[] } {
  const { lines, vatPercent, depositPercent, currency } = terms;
  const sums = counted(terms);
  const row = (label: string, cents: bigint, sign = ''): WrittenRow => [label, sign + written(cents, currency)];
  const deposit = depositPercent > 0 ? [row(`Deposit (${depositPercent}%)`, sums.deposit)] : [];
  if (lines.length === 0) {
    const vat = vatPercent > 0 ? [row(`VAT ${vatPercent}%, included`, sums.vat)] : [];
    return { lines: [], sums: [row('Price', sums.total), ...vat, ...deposit] };
  }
  const between = [
    ...(sums.discount > 0n ? [row('Discount', sums.discount, '−')] : []),
    ...(vatPercent > 0 ? [row(`VAT ${vatPercent}%`, sums.vat)] : []),
  ];
  const before = between.length > 0 ? [row('Subtotal', sums.subtotal), ...between] : [];
  return {
    lines: lines.map(({ text }, place) => row(text, sums.lines[place]!)),
    sums: [...before, row('Total', sums.total), ...deposit],
  };
}

/** Maximum total of all lines in cents. A quote then stays below its maximum even with 100 % VAT. */
const MOST_CENTS = 490_000_000;
const MOST_PART = 1_000_000;

/** Returns a share of an amount `of` in cents, in millionths. Rounds down to a cent. The result has two decimals. */
const part = (of: number, millionths: number): number => Math.floor((of * millionths) / MOST_PART) / 100;

/** Generates terms of quotes that staff can send: either 1 to 50 lines, or no lines and one price. */
export const sendableQuotes: fc.Arbitrary<WrittenTerms> = fc
  .record({
    parts: fc.array(
      fc.record({ quantity: decimal(1, 1_000_000), millionths: fc.integer({ min: 0, max: MOST_PART }) }),
      { maxLength: 50, size: 'max' },
    ),
    price: decimal(1, 1_000_000_000),
    off: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: MOST_PART })),
    vatPercent: fc.oneof(fc.constantFrom(0, 16), decimal(0, 10_000)),
    depositPercent: fc.oneof(fc.constant(0), decimal(0, 10_000)),
    currency: fc.constantFrom<Currency>('USD', 'ZMW'),
  })
  .map(({ parts, off, price, ...rest }) => {
    const lines = parts.map(({ quantity, millionths }, place) => ({
      text: `Work ${place + 1}`,
      quantity,
      unitPrice: Math.min(part(MOST_CENTS / parts.length / quantity, millionths), 10_000_000),
    }));
    const terms = { ...rest, price, lines, discount: 0 };
    return { ...terms, discount: lines.length > 0 ? part(Number(counted(terms).subtotal), off) : 0 };
  })
  .filter((terms) => counted(terms).total > 0n);
