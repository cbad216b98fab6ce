import { DAY_MS } from './durations';

export interface ClockMark {
  confirmed: Date;
  /** Set after a jump of the clock: its time at the last check, and for how long it ran steadily since then. */
  doubt?: { saidAt: Date; ranMs: number };
}

/**
 * True if the clock is at most a day ahead of the confirmed time. If the clock is too far ahead, data would be deleted
 * too early. A clock that is behind is harmless, because data is then deleted later.
 */
export const isBelieved = ({ confirmed }: ClockMark, now: Date): boolean =>
  now.getTime() <= confirmed.getTime() + DAY_MS;

/**
 * Returns the mark after a check at `now`. After a jump of more than a day, the clock must run steadily for 24 hours
 * before its time is confirmed. `ranMs` is the running time of the process since the last check.
 */
export function moveMark({ confirmed, doubt }: ClockMark, now: Date, ranMs: number): ClockMark {
  if (Math.abs(now.getTime() - confirmed.getTime()) <= DAY_MS) return { confirmed: now > confirmed ? now : confirmed };
  const saidMs = doubt ? now.getTime() - doubt.saidAt.getTime() : 0;
  if (!doubt || saidMs < 0 || saidMs > DAY_MS) return { confirmed, doubt: { saidAt: now, ranMs: 0 } };
  // Several processes may check the same clock. The time between their checks must count only once.
  const ran = doubt.ranMs + Math.min(ranMs, saidMs);
  return ran >= DAY_MS ? { confirmed: now } : { confirmed, doubt: { saidAt: now, ranMs: ran } };
}
