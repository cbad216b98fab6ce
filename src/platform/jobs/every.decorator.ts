import { SetMetadata } from '@nestjs/common';

/** Metadata key of a method that is a job. */
export const EVERY = 'every';

/** Of several processes on one MongoDB: what is stored is looked after by one of them at a time, what lies in memory by each. */
export type JobOf = 'one process' | 'each process';

/** Milliseconds. */
export interface Rhythm {
  every: number;
  /** After the start. */
  first: number;
  of: JobOf;
}

/**
 * Runs a provider's method every so many milliseconds as long as the application does, the first time after `first`. Should it fail,
 * the log says so and the next time tries again; one that still runs is not begun a second time.
 */
export const Every = (every: number, first = every, of: JobOf = 'one process') =>
  SetMetadata(EVERY, { every, first, of } satisfies Rhythm);
