const HOUR_MS = 3_600_000;
export const YEAR_MS = 365 * 24 * HOUR_MS;

const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/**
 * Puts the clock of this process, as somebody does who sets a machine's date: `Date` says another time, timers and the monotonic clock go on
 * as they were. `jest.useRealTimers` puts it right again.
 */
export function putClock(byMs: number): void {
  const now = Date.now() + byMs;
  jest.useFakeTimers({ doNotFake: [...TIMERS], now });
}
