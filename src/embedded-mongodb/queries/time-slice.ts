const SLICE_MS = 5;

/** Cuts long work into slices, between which the process serves others. */
export class TimeSlice {
  private steps = 0;
  private since = performance.now();

  /** Call it once per step; the promise is there only when the slice is over. */
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
