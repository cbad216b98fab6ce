/** Decides which of several processes runs the jobs that must run in only one process. */
export abstract class Lease {
  abstract readonly beatMs: number;
  abstract get isMine(): boolean;
  abstract onMine(begin: () => unknown): void;
  /** Tries to take the lease before jobs start, for work that must come first. Returns true if this process has it. */
  abstract take(): Promise<boolean>;
  /** Renews the lease, or takes it from a dead process. Never throws. */
  abstract renew(): Promise<void>;
}
