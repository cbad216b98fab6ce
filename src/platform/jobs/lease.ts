/** Decides which of several processes runs the jobs of one process. */
export abstract class Lease {
  /** Interval between calls of `look`, in milliseconds. */
  abstract readonly beatMs: number;
  /** True if this process holds the lease. */
  abstract get isMine(): boolean;
  /** @param begin called each time that this process gets the lease */
  abstract onMine(begin: () => unknown): void;
  /** Takes the lease before `isMine`, for work that precedes all jobs. Errors: those of the database. */
  abstract take(): Promise<boolean>;
  /** Renews the lease, or takes it from a dead process. Never throws. */
  abstract look(): Promise<void>;
}
