/** So that strangers with many addresses cannot fill the memory: beyond it, the keys that were noted longest ago are forgotten first. */
const MAX_KEYS = 100_000;

/** When something happened last for each key, within a window, in this process: what a limit counts. */
export class RecentTimes {
  /** Newest last in each list; the key that was noted longest ago stands first. */
  private readonly times = new Map<string, number[]>();

  /**
   * @param windowMs how long a time counts.
   * @param most how many of them ever matter for one key.
   */
  constructor(
    private readonly windowMs: number,
    private readonly most: number,
  ) {}

  /** Those within the window, oldest first. */
  of(key: string, now: number): number[] {
    return (this.times.get(key) ?? []).filter((time) => now - time < this.windowMs);
  }

  add(key: string, now: number): void {
    const times = [...this.of(key, now), now].slice(-this.most);
    this.times.delete(key);
    this.times.set(key, times);
    this.forgetOld(now);
  }

  forget(key: string): void {
    this.times.delete(key);
  }

  get keys(): string[] {
    return [...this.times.keys()];
  }

  get size(): number {
    return this.times.size;
  }

  private forgetOld(now: number): void {
    for (const [key, times] of this.times) {
      if (this.times.size <= MAX_KEYS && now - times[times.length - 1] < this.windowMs) return;
      this.times.delete(key);
    }
  }
}
