import { SetMetadata } from '@nestjs/common';

/** Metadata key of a method that is a job. */
export const EVERY = 'every';

/** Milliseconds. */
export interface Rhythm {
  every: number;
  /** After the start. */
  first: number;
}

/**
 * Runs a provider's method every so many milliseconds as long as the application does, the first time after `first`. Should it fail,
 * the log says so and the next time tries again; one that still runs is not begun a second time.
 */
export const Every = (every: number, first = every) => SetMetadata(EVERY, { every, first } satisfies Rhythm);
