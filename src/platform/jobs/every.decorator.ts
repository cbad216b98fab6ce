import { SetMetadata } from '@nestjs/common';

export const EVERY = 'every';

/** Jobs on stored data run in only one process. Jobs on data in memory run in each process. */
export type JobOf = 'one process' | 'each process';

export interface Rhythm {
  every: number;
  first: number;
  of: JobOf;
}

/** Runs a method at this interval in milliseconds. A failure is logged, and a running job is not started again. */
export const Every = (every: number, first = every, of: JobOf = 'one process') =>
  SetMetadata(EVERY, { every, first, of } satisfies Rhythm);
