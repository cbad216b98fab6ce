/** Another process may still serve a deleted file for this time. */
const SEEN_MS = 1_000;
const MOST = 10_000;

/** Names of files that the database had a moment ago, so that not every image needs a query. */
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

  /** Serves files on this disk without a query, because the database is unavailable. */
  addAll(): void {
    this.allUntil = this.now() + SEEN_MS;
  }

  delete(name: string): void {
    this.until.delete(name);
  }
}
