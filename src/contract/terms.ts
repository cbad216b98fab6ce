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
