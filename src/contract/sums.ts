import { formatMoney, type PricedTerms, type QuoteTerms } from './terms';

export interface QuoteSums {
  lines: number[];
  subtotal: number;
  discount: number;
  /** VAT that is added to the sum of the lines. If the quote has no lines, the price already includes the VAT. */
  vat: number;
  total: number;
  deposit: number;
}

/** Converts a number with two decimals to an exact integer, such as an amount to cents. */
export const hundredths = (number: number): number => Math.round(number * 100);

/** Divides whole numbers and rounds half up. It is exact while the dividend stays below 2 ** 53. */
const divided = (number: number, by: number): number => Math.floor((number + Math.floor(by / 2)) / by);

const WHOLE = 10_000;

/**
 * Returns a percentage of an amount in cents, rounded half up. It splits the amount, because products above 2 ** 53
 * would not be exact.
 * @param percent in hundredths of a percent.
 */
export function shareOf(cents: number, percent: number): number {
  const rest = cents % WHOLE;
  return ((cents - rest) / WHOLE) * percent + divided(rest * percent, WHOLE);
}

/**
 * Calculates the sums of a quote in whole cents. Each line, the VAT and the deposit are rounded half up. A price
 * without lines includes VAT.
 */
export function sumsOf({ price, lines, discount, vatPercent, depositPercent }: PricedTerms): QuoteSums {
  const amounts = lines.map(({ quantity, unitPrice }) => divided(hundredths(quantity) * hundredths(unitPrice), 100));
  const hasLines = lines.length > 0;
  const subtotal = hasLines ? amounts.reduce((sum, amount) => sum + amount, 0) : hundredths(price);
  const off = hasLines ? hundredths(discount) : 0;
  const percent = hundredths(vatPercent);
  const vat = hasLines ? shareOf(subtotal - off, percent) : divided(subtotal * percent, WHOLE + percent);
  const total = hasLines ? subtotal - off + vat : subtotal;
  return {
    lines: amounts.map(toAmount),
    subtotal: toAmount(subtotal),
    discount: toAmount(off),
    vat: toAmount(vat),
    total: toAmount(total),
    deposit: toAmount(shareOf(total, hundredths(depositPercent))),
  };
}

/** Returns what is paid and open right after `payment`. A negative balance means that the client paid too much. */
export function paidAfter<Payment extends { amount: number }>(
  terms: PricedTerms,
  payments: readonly Payment[],
  payment: Payment,
): { paid: number; balance: number } {
  const until = payments.slice(0, payments.indexOf(payment) + 1);
  const paid = until.reduce((sum, { amount }) => sum + hundredths(amount), 0);
  return { paid: toAmount(paid), balance: toAmount(hundredths(sumsOf(terms).total) - paid) };
}

export const toAmount = (cents: number): number => cents / 100;

/** Converts an amount with a rate of at most four decimals, and rounds half up. */
export function convert(amount: number, rate: number): number {
  const product = BigInt(hundredths(amount)) * BigInt(Math.round(rate * WHOLE));
  return toAmount(Number((product + BigInt(WHOLE / 2)) / BigInt(WHOLE)));
}

export interface SumRow {
  label: string;
  amount: string;
  isTotal?: boolean;
}

export function sumRowsOf(terms: PricedTerms & Pick<QuoteTerms, 'currency'>): SumRow[] {
  const { lines, vatPercent, depositPercent, currency } = terms;
  const sums = sumsOf(terms);
  const row = (label: string, amount: number, sign = ''): SumRow => ({
    label,
    amount: sign + formatMoney(amount, currency),
  });
  const deposit = depositPercent === 0 ? [] : [row(`Deposit (${depositPercent}%)`, sums.deposit)];
  if (lines.length === 0) {
    const vat = vatPercent === 0 ? [] : [row(`VAT ${vatPercent}%, included`, sums.vat)];
    return [{ ...row('Price', sums.total), isTotal: true }, ...vat, ...deposit];
  }
  const discount = sums.discount === 0 ? [] : [row('Discount', sums.discount, '−')];
  const vat = vatPercent === 0 ? [] : [row(`VAT ${vatPercent}%`, sums.vat)];
  const subtotal = discount.length + vat.length === 0 ? [] : [row('Subtotal', sums.subtotal)];
  return [...subtotal, ...discount, ...vat, { ...row('Total', sums.total), isTotal: true }, ...deposit];
}
