const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Locale and time zone are fixed, so that server and browser render the same text. */
const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Africa/Lusaka' });

const longDate = formatOf(DAY);
const weekday = formatOf({ weekday: 'long', month: 'long', day: 'numeric' });
const longTime = formatOf({ ...DAY, ...CLOCK });
const exactTime = formatOf({ ...DAY, ...CLOCK, second: '2-digit' });
const clock = formatOf(CLOCK);

/** Formats a day as "November 20, 2026". Returns "N/A" if it is missing or invalid. */
export function formatDate(iso: string | null | undefined): string {
  const time = iso ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? 'N/A' : longDate.format(time);
}

/** Formats a day as "Wednesday, November 18". */
export const formatWeekday = (day: string): string => weekday.format(Date.parse(day));

/** Formats a time as "November 20, 2026 at 14:05". Returns "N/A" if it is invalid. */
export function formatTime(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? 'N/A' : longTime.format(time);
}

/** Formats a time as "14:05". @param time milliseconds since 1970 */
export const formatClock = (time: number): string => clock.format(time);

/** Formats a time as "November 20, 2026 at 14:05:09". */
export const formatSecond = (iso: string): string => exactTime.format(Date.parse(iso));
