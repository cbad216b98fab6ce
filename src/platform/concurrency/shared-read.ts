/**
 * Shares a read among concurrent callers. A call during a running read waits for the next read, because the running one
 * may miss the latest writes.
 */
export class SharedRead<T> {
  private last: Promise<unknown> = Promise.resolve();
  private next: Promise<T> | undefined;

  constructor(private readonly readAll: () => Promise<T>) {}

  read(): Promise<T> {
    if (this.next !== undefined) return this.next;
    const next = this.last.then(() => {
      this.next = undefined;
      return this.readAll();
    });
    this.next = next;
    this.last = next.catch(() => undefined);
    return next;
  }
}
