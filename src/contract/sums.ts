import { formatMoney, type PricedTerms, type QuoteTerms } from './terms';

/** Amounts with at most two decimals. */
export interface QuoteSums {
  /** Amount of each line, in their order. */
  lines: number[];
  subtotal: number;
  discount: number;
  /** Added to lines; included in a price without lines. */
  vat: number;
  total: number;
  deposit: number;
}

/** Hundredths of a number with at most two decimals: cents of an amount. */
const hundredths = (number: number): number => Math.round(number * 100);

/** Divides with rounding half up, for whole numbers from 0; the sum must be below 2 ** 53 to be exact. */
const divided = (number: number, by: number): number => Math.floor((number + Math.floor(by / 2)) / by);

const WHOLE = 10_000;

/**
 * Returns a share of an amount in cents, rounded half up.
 * @param percent in hundredths of a percent. Two parts keep each product exact.
 */
function share(cents: number, percent: number): number {
  const rest = cents % WHOLE;
  return ((cents - rest) / WHOLE) * percent + divided(rest * percent, WHOLE);
}

/**
 * Calculates a quote in whole cents. Each line is rounded half up; then come sum, discount and VAT, which is rounded
 * half up once. The deposit is rounded half up from the total. Without lines, the price is the total and includes the
 * VAT. Server, client's page, back office, emails and PDF all use this function.
 */
export function sumsOf({ price, lines, discount, vatPercent, depositPercent }: PricedTerms): QuoteSums {
  const amounts = lines.map(({ quantity, unitPrice }) => divided(hundredths(quantity) * hundredths(unitPrice), 100));
  const hasLines = lines.length > 0;
  const subtotal = hasLines ? amounts.reduce((sum, amount) => sum + amount, 0) : hundredths(price);
  const off = hasLines ? hundredths(discount) : 0;
  const percent = hundredths(vatPercent);
  const vat = hasLines ? share(subtotal - off, percent) : divided(subtotal * percent, WHOLE + percent);
  const total = hasLines ? subtotal - off + vat : subtotal;
  return {
    lines: amounts.map(toAmount),
    subtotal: toAmount(subtotal),
    discount: toAmount(off),
    vat: toAmount(vat),
    total: toAmount(total),
    deposit: toAmount(share(total, hundredths(depositPercent))),
  };
}

/** Paid and due sums of a quote. */
export interface Dues {
  paid: number;
  /** Unpaid part of the deposit, or of the total after the deposit is paid; at least 0. */
  due: number;
  /** True if `due` is for the deposit. */
  isDeposit: boolean;
  /** Amount received beyond the total. */
  overpaid: number;
}

export function duesOf(terms: PricedTerms, payments: readonly { amount: number }[]): Dues {
  const { total, deposit } = sumsOf(terms);
  const paid = payments.reduce((sum, { amount }) => sum + hundredths(amount), 0);
  const [ofDeposit, ofTotal] = [hundredths(deposit) - paid, hundredths(total) - paid];
  return {
    paid: toAmount(paid),
    due: toAmount(ofDeposit > 0 ? ofDeposit : Math.max(ofTotal, 0)),
    isDeposit: ofDeposit > 0,
    overpaid: toAmount(Math.max(-ofTotal, 0)),
  };
}

const toAmount = (cents: number): number => cents / 100;

export interface SumRow {
  label: string;
  /** Formatted: "K6,720.00". */
  amount: string;
  isTotal?: boolean;
}

/** Builds the rows of sums below a quote's lines, with the same text everywhere. */
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
