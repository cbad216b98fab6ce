import { MINUTE_MS } from '../clock/durations';

/** Pauses after the first, second, … failed attempt: a short outage is bridged in minutes, a long one in half a day. */
const DELAYS_MS = [1, 5, 30, 2 * 60, 8 * 60].map((minutes) => minutes * MINUTE_MS);

/** How long to wait after `attempts` failed ones, in milliseconds; `null` when that was the last, and a person has to look at it. */
export function retryDelay(attempts: number): number | null {
  return attempts < 1 ? 0 : (DELAYS_MS[attempts - 1] ?? null);
}
