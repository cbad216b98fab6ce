/** Which of several processes does what must be done once. */
export abstract class Lease {
  /** How often to `look`, in milliseconds. */
  abstract readonly beatMs: number;
  /** Whether this process does it. */
  abstract get isMine(): boolean;
  /** @param begin is called each time that this process becomes the one. */
  abstract onMine(begin: () => unknown): void;
  /** Takes it ahead of `isMine`, for what has to come before all jobs. Errors: those of the database. */
  abstract take(): Promise<boolean>;
  /** Holds on to it, or takes it from one that has died. Never throws. */
  abstract look(): Promise<void>;
}
