/** One locale and one zone on server and client alike, or hydration would find other words than were sent. */
const longDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'Africa/Lusaka',
});

/** "November 20, 2026", or "N/A" for a missing or broken time. */
export function formatDate(iso: string | null | undefined): string {
  const time = iso ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? 'N/A' : longDate.format(time);
}

const weekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'Africa/Lusaka',
});

/** "Wednesday, November 18", for a day of the coming weeks. */
export const formatWeekday = (day: string): string => weekday.format(Date.parse(day));

const TO_THE_MINUTE = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Africa/Lusaka',
} as const;
const longTime = new Intl.DateTimeFormat('en-US', TO_THE_MINUTE);
const exactTime = new Intl.DateTimeFormat('en-US', { ...TO_THE_MINUTE, second: '2-digit' });

/** "November 20, 2026 at 14:05", for what may happen many times a day. */
export function formatTime(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? 'N/A' : longTime.format(time);
}

const clock = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Africa/Lusaka',
});

/** "14:05", for what happened just now. @param time in milliseconds since 1970. */
export const formatClock = (time: number): string => clock.format(time);

/** "November 20, 2026 at 14:05:09", where several within a minute have to be told apart. */
export const formatSecond = (iso: string): string => exactTime.format(Date.parse(iso));
