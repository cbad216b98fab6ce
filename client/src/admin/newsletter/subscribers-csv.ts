import type { Subscriber } from '@contract/newsletter';

/** A spreadsheet would run such a cell as a formula. Threats, "CSV export". */
const FORMULA_START = /^[=+\-@\t\r]/;

/** One cell: made harmless, and quoted where it holds a comma, a quote or a line break. */
export function toCell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** RFC 4180, with the mark that makes spreadsheets read UTF-8. */
export function toCsv(subscribers: readonly Subscriber[]): string {
  const rows = [['Email', 'Subscribed'], ...subscribers.map(({ email, createdAt }) => [email, createdAt])];
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}
