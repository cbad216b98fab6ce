import timers from 'node:timers/promises';

/**
 * Replaces the product's waits of this length, so that tests need not wait. Ends each of them at once, or when `until`
 * resolves, and adds it to the returned list. `jest.restoreAllMocks` ends this.
 */
export function noteWaits(milliseconds: number, until: Promise<unknown> = Promise.resolve()): number[] {
  const noted: number[] = [];
  const wait = timers.setTimeout;
  jest.spyOn(timers, 'setTimeout').mockImplementation(async (ms, value, options) => {
    if (ms !== milliseconds) return wait(ms, value, options);
    noted.push(ms);
    await until;
    return value as never;
  });
  return noted;
}
