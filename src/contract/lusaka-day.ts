/** Offset of Lusaka from UTC, the same all year. Days are `YYYY-MM-DD` in Lusaka. */
const AHEAD_MS = 2 * 60 * 60_000;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Day in Lusaka at that time. */
export const lusakaDay = (time: Date): string => dayOf(time.getTime() + AHEAD_MS);

/** Hour in Lusaka, 0 to 23. */
export const lusakaHour = (time: Date): number => new Date(time.getTime() + AHEAD_MS).getUTCHours();

/** Time in Lusaka as a date and time input has it, such as `2026-11-23T07:00`; `timeOf` converts it back. */
export const lusakaMinute = (time: Date): string =>
  new Date(time.getTime() + AHEAD_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
export const timeOf = (minute: string): Date => new Date(Date.parse(`${minute}Z`) - AHEAD_MS);

/** Start of a day in Lusaka. */
export const startOf = (day: string): Date => new Date(Date.parse(day) - AHEAD_MS);

/** @param days may be negative. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(day);
  return dayOf(date.setUTCDate(date.getUTCDate() + days));
}

/** True if the day exists. */
export function isDay(text: string): boolean {
  const ms = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(ms) && dayOf(ms) === text;
}

/** True if the day has ended at that time. */
export const isOver = (day: string, time: Date): boolean => lusakaDay(time) > day;

/** Example: "December 22, 2026". */
export const formatDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Example: "November 23, 2026, 07:00", in Lusaka. */
export function formatMinute(time: Date): string {
  const [day = '', hour] = lusakaMinute(time).split('T');
  return `${formatDay(day)}, ${hour}`;
}

/** Monday of the day's week. */
export const mondayOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Month of a day, such as `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** @param months may be negative. */
export function monthsAfter(month: string, months: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return monthOf(dayOf(date.getTime()));
}
