import { formatMoney, type PricedTerms, type QuoteTerms } from './terms';

/** Amounts with at most two decimals. */
export interface QuoteSums {
  /** Of each line, in their order. */
  lines: number[];
  subtotal: number;
  discount: number;
  /** With lines it is a part of the way to the total, without lines the total includes it. */
  vat: number;
  total: number;
  deposit: number;
}

/** Hundredths of a number with at most two decimals: cents of an amount. */
const hundredths = (number: number): number => Math.round(number * 100);

/** Half up, for whole numbers that are not negative; their sum stays exact below 2 ** 53. */
const divided = (number: number, by: number): number => Math.floor((number + Math.floor(by / 2)) / by);

const WHOLE = 10_000;

/** So many hundredths of a percent of an amount in cents, half up. In two parts, each of which stays exact. */
function share(cents: number, percent: number): number {
  const rest = cents % WHOLE;
  return ((cents - rest) / WHOLE) * percent + divided(rest * percent, WHOLE);
}

/**
 * What a quote comes to. Counted in whole cents: each line is rounded half up, then summed, less discount, then VAT rounded half up once;
 * the deposit is rounded half up from the total. Without lines the price is the total and includes the VAT.
 * The one place where it is counted: for the server, the client's page, the office's form, mails and PDF.
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

/** Sums paid of a quote, and those still to be paid. */
export interface Dues {
  paid: number;
  /** Of the deposit while that is not paid, then of the total; never below 0. */
  due: number;
  /** `due` is what is missing of the deposit. */
  isDeposit: boolean;
  /** Amount that came in beyond the total. */
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
  /** As it is written: "K6,720.00". */
  amount: string;
  isTotal?: boolean;
}

/** The sums of a quote as they are written below its lines, in the same words everywhere. */
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
