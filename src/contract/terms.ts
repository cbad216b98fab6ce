export const CURRENCIES = ['USD', 'ZMW'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const CURRENCY_LABELS: Record<Currency, string> = { USD: 'US Dollar (USD)', ZMW: 'Zambian Kwacha (ZMW)' };
/** Within a sentence, and in a short field. */
export const CURRENCY_NAMES: Record<Currency, string> = { USD: 'US Dollar', ZMW: 'Kwacha' };
export const CURRENCY_SIGNS: Record<Currency, string> = { USD: '$', ZMW: 'K' };

/** "$1,250.00", "K1,250.00": the one shape of an amount, on the site, in the office and in mails. */
export function formatMoney(amount: number, currency: Currency): string {
  return `${CURRENCY_SIGNS[currency]}${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** "1 week", "6 weeks". */
export function formatWeeks(weeks: number): string {
  return `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
}

/** What is included where staff write nothing else. The last is a promise; the others are sample content. */
export const QUOTE_INCLUDED = [
  'Planning and design with your users',
  'Building and testing, shown to you every week',
  'Training for your team',
  'Post-launch support for 30 days',
] as const;

/** One line of a quote. Its amount is in `sumsOf`. */
export interface QuoteLine {
  /** The first line of it is its name, the others say more. */
  text: string;
  /** At most 2 decimals. */
  quantity: number;
  unitPrice: number;
}

/** What the sums follow from. Amounts have at most 2 decimals. */
export interface PricedTerms {
  /** The total. Without lines it is what staff typed, with lines it follows from them. */
  price: number;
  lines: QuoteLine[];
  /** An amount. 0 without lines. */
  discount: number;
  /** With lines it is added to them, without lines the price includes it. 0: no VAT is said. */
  vatPercent: number;
  /** Of the total, to begin with. 0: none is asked. */
  depositPercent: number;
}

/** What client and organisation agree on. */
export interface QuoteTerms extends PricedTerms {
  currency: Currency;
  /** Weeks. */
  timeEstimate: number;
  teamSize: string;
  notes: string;
  included: string[];
  /** The last day on which it can be accepted, `YYYY-MM-DD` in Lusaka; given when it is sent. `null`: it has none. */
  validUntil: string | null;
}

/** "K48,720.00": what it comes to. */
export const totalOf = ({ price, currency }: Pick<QuoteTerms, 'price' | 'currency'>): string =>
  formatMoney(price, currency);
