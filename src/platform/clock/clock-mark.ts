import { DAY_MS } from './durations';

/** Stored knowledge of the time. */
export interface ClockMark {
  /** Latest confirmed time. */
  confirmed: Date;
  /** State of a clock that jumped: its last value, and for how long it has run steadily. */
  doubt?: { saidAt: Date; ranMs: number };
}

/** Only a time ahead is dangerous, because data would seem old too early. */
export const isBelieved = ({ confirmed }: ClockMark, now: Date): boolean =>
  now.getTime() <= confirmed.getTime() + DAY_MS;

/**
 * Returns the mark after a check of the clock. It follows a clock that never jumps by more than a day.
 * It follows a jump after 24 hours of steady running time, which restarts do not reset.
 * @param ranMs running time of this process since its last check, by the monotonic clock
 */
export function moveMark({ confirmed, doubt }: ClockMark, now: Date, ranMs: number): ClockMark {
  if (Math.abs(now.getTime() - confirmed.getTime()) <= DAY_MS) return { confirmed: now > confirmed ? now : confirmed };
  const saidMs = doubt ? now.getTime() - doubt.saidAt.getTime() : 0;
  if (!doubt || saidMs < 0 || saidMs > DAY_MS) return { confirmed, doubt: { saidAt: now, ranMs: 0 } };
  // Several processes may check one clock. None counts more than the time since the last check of all.
  const ran = doubt.ranMs + Math.min(ranMs, saidMs);
  return ran >= DAY_MS ? { confirmed: now } : { confirmed, doubt: { saidAt: now, ranMs: ran } };
}
