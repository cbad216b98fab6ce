const HOUR_MS = 3_600_000;
export const YEAR_MS = 365 * 24 * HOUR_MS;

const TIMERS = [
  ...['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'setInterval'],
  ...['clearInterval', 'setTimeout', 'clearTimeout'],
] as const;

/**
 * Moves the clock of this process by `byMs`, as a change of the system date does. `Date` shows the new time. Timers and
 * the monotonic clock go on unchanged. `jest.useRealTimers` resets the clock.
 */
export function putClock(byMs: number): void {
  const now = Date.now() + byMs;
  jest.useFakeTimers({ doNotFake: [...TIMERS], now });
}
