/**
 * Runs work of the same key one after another, in the order of the calls; work of different keys runs side by side.
 * In this process only.
 */
export class OneAtATime {
  private readonly lines = new Map<string, { last: Promise<unknown>; length: number }>();

  /** How many of this key are running or waiting. */
  waiting(key: string): number {
    return this.lines.get(key)?.length ?? 0;
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    this.lines.set(key, line);
    line.length += 1;
    const result = line.last.then(work);
    line.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      line.length -= 1;
      if (line.length === 0) this.lines.delete(key);
    }
  }
}
