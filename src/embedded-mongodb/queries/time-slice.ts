const SLICE_MS = 5;

/** Divides long work into slices, so that the process can do other work between them. */
export class TimeSlice {
  private steps = 0;
  private since = performance.now();

  /** Call this on each step. At the end of a time slice, it returns a promise to await. */
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
