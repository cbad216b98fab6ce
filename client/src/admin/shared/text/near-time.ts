import { daysAfter, formatDay, lusakaDay } from '@contract/lusaka-day';
import { formatTime } from '@/lib/format-date';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

export function minutesAgo(at: string, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / MINUTE_MS);
  if (minutes === 0) return 'just now';
  return minutes > 0 && minutes < HOUR_MINUTES ? `${minutes} min ago` : '';
}

/** Formats a time as "15 min ago", "today, 08:20", "November 20, 08:00" or "December 3, 2025, 08:00". */
export function nearTime(at: string, now = new Date()): string {
  const ago = minutesAgo(at, now);
  if (ago) return ago;
  const day = lusakaDay(new Date(at));
  const today = lusakaDay(now);
  const clock = formatTime(at).slice(-'08:20'.length);
  if (day === today) return `today, ${clock}`;
  return `${day === daysAfter(today, -1) ? 'yesterday' : nearDay(day, now)}, ${clock}`;
}

/** Formats a day as "December 22", with the year unless it is the current one. */
export function nearDay(day: string, now = new Date()): string {
  const isThisYear = day.slice(0, 'YYYY'.length) === lusakaDay(now).slice(0, 'YYYY'.length);
  return isThisYear ? formatDay(day).replace(/, \d+$/, '') : formatDay(day);
}
