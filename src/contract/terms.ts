export const CURRENCIES = ['USD', 'ZMW'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const CURRENCY_LABELS: Record<Currency, string> = { USD: 'US Dollar (USD)', ZMW: 'Zambian Kwacha (ZMW)' };
/** Names within a sentence and in short fields. */
export const CURRENCY_NAMES: Record<Currency, string> = { USD: 'US Dollar', ZMW: 'Kwacha' };
export const CURRENCY_SIGNS: Record<Currency, string> = { USD: '$', ZMW: 'K' };

/** Formats an amount everywhere: "$1,250.00", "K1,250.00". */
export function formatMoney(amount: number, currency: Currency): string {
  return `${CURRENCY_SIGNS[currency]}${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** "1 week", "6 weeks". */
export function formatWeeks(weeks: number): string {
  return `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
}

/** Default list of included items. The last is a promise; the others are sample content. */
export const QUOTE_INCLUDED = [
  'Planning and design with your users',
  'Building and testing, shown to you every week',
  'Training for your team',
  'Post-launch support for 30 days',
] as const;

/** One line of a quote; `sumsOf` returns its amount. */
export interface QuoteLine {
  /** Its first line is the name, the others give details. */
  text: string;
  /** At most 2 decimals. */
  quantity: number;
  unitPrice: number;
}

/** Terms that determine the sums. Amounts have at most 2 decimals. */
export interface PricedTerms {
  /** The total: typed by staff without lines, calculated with lines. */
  price: number;
  lines: QuoteLine[];
  /** An amount; 0 without lines. */
  discount: number;
  /** Added to lines; included in a price without lines. 0: VAT is not mentioned. */
  vatPercent: number;
  /** Percentage of the total that the client pays first; 0 for no deposit. */
  depositPercent: number;
}

/** Terms on which client and organisation agree. */
export interface QuoteTerms extends PricedTerms {
  currency: Currency;
  /** In weeks. */
  timeEstimate: number;
  teamSize: string;
  notes: string;
  included: string[];
  /** Last day to accept, `YYYY-MM-DD` in Lusaka; set at sending. `null`: none. */
  validUntil: string | null;
}

/** The total as text: "K48,720.00". */
export const totalOf = ({ price, currency }: Pick<QuoteTerms, 'price' | 'currency'>): string =>
  formatMoney(price, currency);
