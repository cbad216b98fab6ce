/**
 * A read that those who ask at the same time share. Whoever asks while one is running waits for the next: nobody gets what was read before they
 * asked, and however many ask, one read is running and one waits.
 */
export class SharedRead<T> {
  private last: Promise<unknown> = Promise.resolve();
  private next: Promise<T> | undefined;

  constructor(private readonly readAll: () => Promise<T>) {}

  /** Errors: those of the read. */
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
