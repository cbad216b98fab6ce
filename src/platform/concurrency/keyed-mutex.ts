/** Runs tasks with the same key one after another, in the order of the calls. It works within one process only. */
export class KeyedMutex {
  private readonly queues = new Map<string, { last: Promise<unknown>; length: number }>();

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
