/** Milliseconds for which a file counts as existing after a query found it, even if another process deletes it. */
const SEEN_MS = 1_000;
const MOST = 10_000;

/** Remembers which files a query has found in the last second, so that not every image needs a query. */
export class RecentlySeen {
  private readonly until = new Map<string, number>();
  private allUntil = Number.NEGATIVE_INFINITY;

  constructor(private readonly now: () => number = () => performance.now()) {}

  has(name: string): boolean {
    return Math.max(this.allUntil, this.until.get(name) ?? Number.NEGATIVE_INFINITY) > this.now();
  }

  add(name: string): void {
    if (this.until.size >= MOST) this.until.clear();
    this.until.set(name, this.now() + SEEN_MS);
  }

  /** Counts all files on this disk as existing for the next second. Called if the database does not answer. */
  addAll(): void {
    this.allUntil = this.now() + SEEN_MS;
  }

  delete(name: string): void {
    this.until.delete(name);
  }
}
