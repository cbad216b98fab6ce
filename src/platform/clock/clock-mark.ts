import { DAY_MS } from './durations';

export interface ClockMark {
  confirmed: Date;
  /** Set after a jump of the clock: the time at the last check, and for how long the clock has run steadily since. */
  doubt?: { saidAt: Date; ranMs: number };
}

/**
 * True if the clock is at most a day ahead of the confirmed time. A clock that runs ahead would delete data too early.
 * A clock that runs behind is harmless.
 */
export const isBelieved = ({ confirmed }: ClockMark, now: Date): boolean =>
  now.getTime() <= confirmed.getTime() + DAY_MS;

/**
 * Returns the next mark. A steady clock is confirmed at once, a jump only after 24 hours. `ranMs` is the running time
 * since the last check.
 */
export function moveMark({ confirmed, doubt }: ClockMark, now: Date, ranMs: number): ClockMark {
  if (Math.abs(now.getTime() - confirmed.getTime()) <= DAY_MS) return { confirmed: now > confirmed ? now : confirmed };
  const saidMs = doubt ? now.getTime() - doubt.saidAt.getTime() : 0;
  if (!doubt || saidMs < 0 || saidMs > DAY_MS) return { confirmed, doubt: { saidAt: now, ranMs: 0 } };
  // If several processes check the same clock, the time between their checks must count only once.
  const ran = doubt.ranMs + Math.min(ranMs, saidMs);
  return ran >= DAY_MS ? { confirmed: now } : { confirmed, doubt: { saidAt: now, ranMs: ran } };
}
