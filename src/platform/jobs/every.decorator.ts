import { SetMetadata } from '@nestjs/common';

export const EVERY = 'every';

/** Jobs on stored data run in only one process. Jobs on data in memory run in each process. */
export type JobOf = 'one process' | 'each process';

export interface Rhythm {
  every: number;
  first: number;
  of: JobOf;
}

/**
 * Runs a method every `every` milliseconds, and `first` milliseconds after the start. A failure is logged. A job is not
 * started again while it runs.
 */
export const Every = (every: number, first = every, of: JobOf = 'one process') =>
  SetMetadata(EVERY, { every, first, of } satisfies Rhythm);
