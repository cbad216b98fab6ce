export const CURRENCIES = ['USD', 'ZMW'] as const;
export type Currency = (typeof CURRENCIES)[number];

const SIGNS: Record<Currency, string> = { USD: '$', ZMW: 'K' };

/** "$1,250.00", "K1,250.00": the one shape of an amount, on the site, in the office and in mails. */
export function formatMoney(amount: number, currency: Currency = 'USD'): string {
  return `${SIGNS[currency]}${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** "1 week", "6 weeks". */
export function formatWeeks(weeks: number): string {
  return `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
}

/** Lines of the quote's included list. The last is a promise; the others are sample content. */
export const QUOTE_INCLUDED = [
  'Planning and design with your users',
  'Building and testing, shown to you every week',
  'Training for your team',
  'Post-launch support for 30 days',
] as const;
