import { DAY_MS } from './durations';

/** What is known of the time, kept in the store. */
export interface ClockMark {
  /** The latest time that was confirmed. */
  confirmed: Date;
  /** Of a clock that says something quite different: what it said last, and how long it has gone on steadily. */
  doubt?: { saidAt: Date; ranMs: number };
}

/** Only a time ahead is dangerous: by one that lies behind, less is old. */
export const isBelieved = ({ confirmed }: ClockMark, now: Date): boolean =>
  now.getTime() <= confirmed.getTime() + DAY_MS;

/**
 * The mark after a look at the clock. It moves with a clock that never jumps by more than a day; to any other one only when that has gone
 * on steadily for 24 hours of running, over restarts: a machine that is off at night gets there too.
 * @param ranMs how long the process has run since its last look, by the monotonic clock.
 */
export function moveMark({ confirmed, doubt }: ClockMark, now: Date, ranMs: number): ClockMark {
  if (Math.abs(now.getTime() - confirmed.getTime()) <= DAY_MS) return { confirmed: now > confirmed ? now : confirmed };
  const saidMs = doubt ? now.getTime() - doubt.saidAt.getTime() : 0;
  if (!doubt || saidMs < 0 || saidMs > DAY_MS) return { confirmed, doubt: { saidAt: now, ranMs: 0 } };
  // Several processes may look at one clock: none counts more than has passed since the last look of all.
  const ran = doubt.ranMs + Math.min(ranMs, saidMs);
  return ran >= DAY_MS ? { confirmed: now } : { confirmed, doubt: { saidAt: now, ranMs: ran } };
}
