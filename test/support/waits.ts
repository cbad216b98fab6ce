import timers from 'node:timers/promises';

/**
 * Notes each of the product's waits of these milliseconds in the list that is answered, and lets it end at once,
 * or with `until`: a test sees that somebody waits, and how long, without a clock. `jest.restoreAllMocks` ends it.
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
