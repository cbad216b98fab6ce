import { daysAfter, isOver, lusakaDay, lusakaHour } from '../../contract/lusaka-day';
import type { Dues } from '../../contract/schedule';
import { DAY_MS } from '../../platform/clock/durations';
import type { Reminder } from '../schemas/project-request.schema';

/** Numbers of days after the sending of a quote. On each of these days, a reminder is due. */
const AFTER_DAYS = { '3 days': 3, '7 days': 7 } as const;
const END_DAYS = 2;

/** First and last day on which each payment reminder may be sent, counted in days after the due date. */
const PAYMENT_DAYS = [
  [-3, 0],
  [3, 9],
  [10, 20],
] as const;

/** Reminders are sent only between these hours in Lusaka. */
const FIRST_HOUR = 8;
const LAST_HOUR = 18;

export function isTimeToRemind(now: Date): boolean {
  const hour = lusakaHour(now);
  return hour >= FIRST_HOUR && hour < LAST_HOUR;
}

interface Waiting {
  /** Time when the quote was last sent. Missing if that was before the product had reminders. */
  sentAt: Date | undefined;
  validUntil: string | null | undefined;
  told: readonly string[];
}

/** Lists the due reminders of a sent quote. If several are due at once, they become one email. */
export function remindersDue({ sentAt, validUntil, told }: Waiting, now: Date): Reminder[] {
  if (!sentAt || (validUntil && isOver(validUntil, now))) return [];
  const isSince = (days: number): boolean => now.getTime() - sentAt.getTime() >= days * DAY_MS;
  const due: Reminder[] = (Object.keys(AFTER_DAYS) as (keyof typeof AFTER_DAYS)[]).filter((name) =>
    isSince(AFTER_DAYS[name]),
  );
  // No reminder of the expiry is due on the day of sending, because the client's email has just named `validUntil`.
  if (validUntil && isSince(1) && lusakaDay(now) >= daysAfter(validUntil, -END_DAYS)) due.push('end');
  return due.filter((name) => !told.includes(name));
}

export function paymentRemindersDue(dues: Dues, told: readonly string[], now: Date): Reminder[] {
  const today = lusakaDay(now);
  const dates = dues.instalments.filter(({ state, dueDate }) => state !== 'paid' && dueDate !== '');
  const due = dates.flatMap(({ dueDate }) =>
    PAYMENT_DAYS.filter(([from, to]) => today >= daysAfter(dueDate, from) && today <= daysAfter(dueDate, to)).map(
      ([from]): Reminder => `due ${dueDate} ${from}`,
    ),
  );
  return [...new Set(due)].filter((name) => !told.includes(name));
}

/** Returns the due date in the name of a payment reminder, such as `due 2026-12-22 -3`. */
export const dueDateOf = (reminder: string): string => reminder.split(' ')[1] ?? '';
