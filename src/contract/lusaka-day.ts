/** Offset of Lusaka from UTC in milliseconds. It is the same all year. Days in this file are `YYYY-MM-DD` in Lusaka. */
const AHEAD_MS = 2 * 60 * 60_000;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const lusakaDay = (time: Date): string => dayOf(time.getTime() + AHEAD_MS);

export const lusakaHour = (time: Date): number => new Date(time.getTime() + AHEAD_MS).getUTCHours();

/** Returns the time in Lusaka as date inputs write it: `2026-11-23T07:00`. */
export const lusakaMinute = (time: Date): string =>
  new Date(time.getTime() + AHEAD_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
export const timeOf = (minute: string): Date => new Date(Date.parse(`${minute}Z`) - AHEAD_MS);

export const startOf = (day: string): Date => new Date(Date.parse(day) - AHEAD_MS);

/** @param days may be negative. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(day);
  return dayOf(date.setUTCDate(date.getUTCDate() + days));
}

/** True if the text is a day that exists, such as `2026-02-28`. */
export function isDay(text: string): boolean {
  const ms = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(ms) && dayOf(ms) === text;
}

export const isOver = (day: string, time: Date): boolean => lusakaDay(time) > day;

export const formatDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

export function formatMinute(time: Date): string {
  const [day = '', hour] = lusakaMinute(time).split('T');
  return `${formatDay(day)}, ${hour}`;
}

export const mondayOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** @param months may be negative. */
export function monthsAfter(month: string, months: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return monthOf(dayOf(date.getTime()));
}
