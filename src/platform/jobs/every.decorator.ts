import { SetMetadata } from '@nestjs/common';

export const EVERY = 'every';

/** Jobs on stored data run in only one process. Jobs on data in memory run in each process. */
export type JobOf = 'one process' | 'each process';

export interface Rhythm {
  every: number;
  first: number;
  of: JobOf;
}

/** Runs a method every `every` ms, first after `first` ms, but not while it runs. Failures are logged. */
export const Every = (every: number, first = every, of: JobOf = 'one process') =>
  SetMetadata(EVERY, { every, first, of } satisfies Rhythm);
