const SLICE_MS = 5;

/** Divides long work into slices, between which the process does other work. */
export class TimeSlice {
  private steps = 0;
  private since = performance.now();

  /** Returns a promise only at the end of a slice. Call it on each step. */
  step(): Promise<void> | undefined {
    if (++this.steps % 32 !== 0 || performance.now() - this.since < SLICE_MS) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        this.since = performance.now();
        resolve();
      }),
    );
  }
}
