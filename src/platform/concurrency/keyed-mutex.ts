/**
 * Runs work of the same key one after another, in the order of the calls; work of different keys runs side by side.
 * In this process only.
 */
export class KeyedMutex {
  private readonly queues = new Map<string, { last: Promise<unknown>; length: number }>();

  /** How many of this key are running or waiting. */
  waiting(key: string): number {
    return this.queues.get(key)?.length ?? 0;
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(key) ?? { last: Promise.resolve(), length: 0 };
    this.queues.set(key, queue);
    queue.length += 1;
    const result = queue.last.then(work);
    queue.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) this.queues.delete(key);
    }
  }
}
