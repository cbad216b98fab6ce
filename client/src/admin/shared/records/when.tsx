import { daysAfter, lusakaDay } from '@contract/lusaka-day';
import { formatDate, formatTime } from '@/lib/format-date';
import { minutesAgo } from '../text/near-time';
import styles from './when.module.css';

/** Shows a date, with time unless `isDay`. For a recent date, "15 min ago" or a word for the day comes first. */
export function When({ at, isDay = false }: { at: string; isDay?: boolean }) {
  const near = (!isDay && minutesAgo(at)) || nearDayWord(at);
  return (
    <time dateTime={at}>
      {near && <b className={`semibold ink ${styles.near}`}>{near} </b>}
      {isDay ? formatDate(at) : formatTime(at)}
    </time>
  );
}

/** Returns "today", "yesterday", "tomorrow", a weekday of the last week, or an empty string. */
export function nearDayWord(at: string, now = new Date()): string {
  if (Number.isNaN(Date.parse(at))) return '';
  const day = lusakaDay(new Date(at));
  const today = lusakaDay(now);
  if (day === today) return 'today';
  if (day === daysAfter(today, -1)) return 'yesterday';
  if (day === daysAfter(today, 1)) return 'tomorrow';
  if (day > today || day < daysAfter(today, -6)) return '';
  return new Date(day).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
}
