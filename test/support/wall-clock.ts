const HOUR_MS = 3_600_000;
export const YEAR_MS = 365 * 24 * HOUR_MS;

const TIMERS = [
  ...['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'setInterval'],
  ...['clearInterval', 'setTimeout', 'clearTimeout'],
] as const;

/**
 * Moves this process's clock, like a changed system date: `Date` changes, while timers and the monotonic clock
 * continue. `jest.useRealTimers` resets it.
 */
export function putClock(byMs: number): void {
  const now = Date.now() + byMs;
  jest.useFakeTimers({ doNotFake: [...TIMERS], now });
}
