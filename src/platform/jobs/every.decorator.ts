import { SetMetadata } from '@nestjs/common';

/** Metadata key of a job method. */
export const EVERY = 'every';

/** Processes that run the job. Jobs on stored data run in one process at a time, jobs on memory in each. */
export type JobOf = 'one process' | 'each process';

/** In milliseconds. */
export interface Rhythm {
  every: number;
  /** Delay after the start. */
  first: number;
  of: JobOf;
}

/**
 * Runs a provider's method at this interval while the application runs, first after `first`. Times in milliseconds.
 * A failure is logged and the next run retries. A running job is not started again.
 */
export const Every = (every: number, first = every, of: JobOf = 'one process') =>
  SetMetadata(EVERY, { every, first, of } satisfies Rhythm);
