import { daysAfter, isOver, lusakaDay, lusakaHour } from '../../contract/lusaka-day';
import { DAY_MS } from '../../platform/clock/durations';
import type { Reminder } from '../schemas/project-request.schema';

/**
 * Reminders of a quote go out 3 and 7 days after it was sent, and two days before its last one.
 * The last that is due is the one that goes out.
 */
const AFTER_DAYS = { '3 days': 3, '7 days': 7 } as const;
const END_DAYS = 2;

/** The hours, in Lusaka, in which nobody minds a mail. */
const FIRST_HOUR = 8;
const LAST_HOUR = 18;

export function isTimeToRemind(now: Date): boolean {
  const hour = lusakaHour(now);
  return hour >= FIRST_HOUR && hour < LAST_HOUR;
}

interface Waiting {
  /** When staff sent it last; missing: not since there are reminders. */
  sentAt: Date | undefined;
  validUntil: string | null | undefined;
  told: readonly string[];
}

/**
 * Which reminders of a sent quote have come due and were not told. Where several have at once, as after a machine was off for a week, they
 * are one mail.
 */
export function remindersDue({ sentAt, validUntil, told }: Waiting, now: Date): Reminder[] {
  if (!sentAt || (validUntil && isOver(validUntil, now))) return [];
  const isSince = (days: number): boolean => now.getTime() - sentAt.getTime() >= days * DAY_MS;
  const due: Reminder[] = (Object.keys(AFTER_DAYS) as (keyof typeof AFTER_DAYS)[]).filter((name) =>
    isSince(AFTER_DAYS[name]),
  );
  // Who was sent a quote for two days has just read how long it holds.
  if (validUntil && isSince(1) && lusakaDay(now) >= daysAfter(validUntil, -END_DAYS)) due.push('end');
  return due.filter((name) => !told.includes(name));
}
