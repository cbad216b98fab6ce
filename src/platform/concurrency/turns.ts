/**
 * Begins work at once while its caller has used less than a slice of this turn of the event loop, and otherwise in one of the next turns:
 * whoever asks for much is served as fast as there is time, and everybody else in between.
 */
export class Turns {
  private readonly spent = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();
  private isNextPlanned = false;

  constructor(private readonly sliceMs: number) {}

  take(caller: string, work: () => void): void {
    const line = this.waiting.get(caller);
    if (line) line.push(work);
    else if (this.hasTime(caller)) this.run(caller, work);
    else this.waiting.set(caller, [work]);
    this.planNext();
  }

  private planNext(): void {
    if (this.isNextPlanned) return;
    this.isNextPlanned = true;
    setImmediate(() => this.next());
  }

  private next(): void {
    this.isNextPlanned = false;
    this.spent.clear();
    for (const [caller, line] of this.waiting) {
      let begun = 0;
      try {
        while (begun < line.length && this.hasTime(caller)) {
          begun += 1;
          this.run(caller, line[begun - 1]);
        }
      } finally {
        line.splice(0, begun);
        if (line.length === 0) this.waiting.delete(caller);
        else this.planNext();
      }
    }
  }

  private hasTime(caller: string): boolean {
    return (this.spent.get(caller) ?? 0) < this.sliceMs;
  }

  private run(caller: string, work: () => void): void {
    const startedAt = performance.now();
    try {
      work();
    } finally {
      this.spent.set(caller, (this.spent.get(caller) ?? 0) + performance.now() - startedAt);
    }
  }
}
