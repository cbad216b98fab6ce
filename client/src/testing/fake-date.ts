/** Stops the date at `now`; timers run as usual. `setup.ts` ends it after each test. */
export function fakeDate(now: number | string): void {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const),
      ...(['nextTick', 'queueMicrotask', 'hrtime', 'performance'] as const),
    ],
  });
}
