import timers from 'node:timers/promises';

/**
 * Records the product's waits of this length in the returned list, and ends them at once or with `until`. Tests can
 * thus check waits without waiting. `jest.restoreAllMocks` ends the recording.
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
