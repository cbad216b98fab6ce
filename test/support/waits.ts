import timers from 'node:timers/promises';

/**
 * Lets each of the product's waits of these milliseconds be over at once, and notes it in the list that is answered: a test
 * sees that somebody waits, and how long, without a clock. `jest.restoreAllMocks` ends it.
 */
export function noteWaits(milliseconds: number): number[] {
  const noted: number[] = [];
  const wait = timers.setTimeout;
  jest.spyOn(timers, 'setTimeout').mockImplementation((ms, value, options) => {
    if (ms !== milliseconds) return wait(ms, value, options);
    noted.push(ms);
    return Promise.resolve(value as never);
  });
  return noted;
}
