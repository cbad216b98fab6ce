import { DAY_MS } from './durations';

export interface ClockMark {
  confirmed: Date;
  /** After a jump of the clock: the time at the last check, and for how long it has run steadily. */
  doubt?: { saidAt: Date; ranMs: number };
}

/** A clock that runs behind is harmless. A clock that runs ahead would make data be deleted too early. */
export const isBelieved = ({ confirmed }: ClockMark, now: Date): boolean =>
  now.getTime() <= confirmed.getTime() + DAY_MS;

/** Follows a steady clock at once, and a jump only after 24 hours of running time. `ranMs` is monotonic time. */
export function moveMark({ confirmed, doubt }: ClockMark, now: Date, ranMs: number): ClockMark {
  if (Math.abs(now.getTime() - confirmed.getTime()) <= DAY_MS) return { confirmed: now > confirmed ? now : confirmed };
  const saidMs = doubt ? now.getTime() - doubt.saidAt.getTime() : 0;
  if (!doubt || saidMs < 0 || saidMs > DAY_MS) return { confirmed, doubt: { saidAt: now, ranMs: 0 } };
  // Several processes may check the same clock. The time since the last check of all must count only once.
  const ran = doubt.ranMs + Math.min(ranMs, saidMs);
  return ran >= DAY_MS ? { confirmed: now } : { confirmed, doubt: { saidAt: now, ranMs: ran } };
}
