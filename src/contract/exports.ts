import { daysAfter, isDay } from './lusaka-day';

export const EXPORT_LABELS = {
  payments: 'Payments',
  invoices: 'Invoices',
  'credit-notes': 'Credit notes',
  receipts: 'Receipts',
  quotes: 'Quotes',
  requests: 'Requests',
  messages: 'Messages',
  subscribers: 'Subscribers',
} as const;
export type ExportList = keyof typeof EXPORT_LABELS;
export const EXPORT_LISTS = Object.keys(EXPORT_LABELS) as ExportList[];

/** Longest range of an export in days: a leap year. */
export const EXPORT_DAYS = 366;

/** First and last day of an export, `YYYY-MM-DD` in Lusaka. Both days are included. */
export interface ExportRange {
  from: string;
  to: string;
}

/** Returns an error for the field of the last day, or `null`, also for invalid days, which their fields report. */
export function rangeProblem({ from, to }: ExportRange): string | null {
  if (!isDay(from) || !isDay(to)) return null;
  if (to < from) return 'The last day cannot be before the first day.';
  return to > daysAfter(from, EXPORT_DAYS - 1) ? `Please choose at most ${EXPORT_DAYS} days.` : null;
}
