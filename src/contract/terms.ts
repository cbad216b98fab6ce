export const CURRENCIES = ['USD', 'ZMW'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const CURRENCY_LABELS: Record<Currency, string> = { USD: 'US Dollar (USD)', ZMW: 'Zambian Kwacha (ZMW)' };
export const CURRENCY_NAMES: Record<Currency, string> = { USD: 'US Dollar', ZMW: 'Kwacha' };
export const CURRENCY_SIGNS: Record<Currency, string> = { USD: '$', ZMW: 'K' };

/** Formats an amount, such as "$1,250.00" or "K1,250.00". */
export function formatMoney(amount: number, currency: Currency): string {
  return `${CURRENCY_SIGNS[currency]}${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

export function formatWeeks(weeks: number): string {
  return `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
}

export const formatDays = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

/** Items that a new quote includes by default. The launch checklist asks staff to replace them by their own. */
export const QUOTE_INCLUDED = [
  'Planning and design with your users',
  'Building and testing, shown to you every week',
  'Training for your team',
  'Post-launch support for 30 days',
] as const;

export interface QuoteLine {
  /** Name in the first line of the text, details in further lines. */
  text: string;
  quantity: number;
  unitPrice: number;
}

/** Terms from which all sums are calculated. Amounts have at most two decimals. */
export interface PricedTerms {
  /** The total. Staff enter it, or the server calculates it from the lines. */
  price: number;
  lines: QuoteLine[];
  /** An amount, not a percentage. It is 0 if the quote has no lines. */
  discount: number;
  /** VAT is added to lines. A price without lines already includes it. With 0, texts do not mention VAT. */
  vatPercent: number;
  /** Percentage of the total that the client pays first. 0 means no deposit. */
  depositPercent: number;
}

/** Entry of a payment schedule. Either all entries of a schedule have a share, or all have an amount. */
export interface Instalment {
  label: string;
  share: number | null;
  amount: number | null;
  /** `YYYY-MM-DD` in Lusaka. If empty, `dueWhen` says in words when to pay. */
  dueDate: string;
  dueWhen: string;
}

export interface QuoteTerms extends PricedTerms {
  /** If empty, the total is divided into deposit and balance. */
  schedule: Instalment[];
  currency: Currency;
  timeEstimate: number;
  teamSize: string;
  notes: string;
  included: string[];
  /** Last day to accept, `YYYY-MM-DD` in Lusaka. Sending the quote sets it. `null` means no limit. */
  validUntil: string | null;
}

export const totalOf = ({ price, currency }: Pick<QuoteTerms, 'price' | 'currency'>): string =>
  formatMoney(price, currency);
