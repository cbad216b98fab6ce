import { lusakaHour } from '../contract/lusaka-day';
import { DAY_MS } from '../platform/clock/durations';

/** So many days after a quote was sent its client is reminded of it. */
export const REMINDER_DAYS = [3, 7] as const;

/** The hours, in Lusaka, in which nobody minds a mail. */
const FIRST_HOUR = 8;
const LAST_HOUR = 18;

export function isTimeToRemind(now: Date): boolean {
  const hour = lusakaHour(now);
  return hour >= FIRST_HOUR && hour < LAST_HOUR;
}

/**
 * Which of the reminders are over by now, told or not. Where several have come due at once, as after a machine was off for a week, they are
 * one mail.
 * @param sentAt missing: nobody has sent it since there are reminders.
 */
export function remindersDue(sentAt: Date | undefined, told: readonly number[], now: Date): number[] {
  if (!sentAt) return [];
  const due = REMINDER_DAYS.filter((days) => now.getTime() - sentAt.getTime() >= days * DAY_MS);
  return due.every((days) => told.includes(days)) ? [] : due;
}
