/** So long after its deletion a file may still be served by another process. */
const SEEN_MS = 1_000;
const MOST = 10_000;

/** Names of files that the database had a moment ago: a page full of pictures need not ask for each of them again. */
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

  /** The database is away: nobody waits for it once more for what is here. */
  addAll(): void {
    this.allUntil = this.now() + SEEN_MS;
  }

  delete(name: string): void {
    this.until.delete(name);
  }
}
