import timers from 'node:timers/promises';

/**
 * Makes waits of this length in the tested code end at once, or when `until` resolves. The returned list gets an entry
 * for each wait. `jest.restoreAllMocks` restores the real waits.
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
