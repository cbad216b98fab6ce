import { PROTECTION } from './protection';

/** How often in a window those that are too old go: looking for the oldest each time would cost more the more went before. */
const SWEEPS_PER_WINDOW = 15;

/** When something happened last for each key, within a window. Times are those of this process's monotonic clock. */
export interface SlidingWindow {
  /** Those within the window, oldest first. */
  of(key: string, now: number): number[];
  /** How many those are. Quicker, for what is asked of many keys at once. */
  count(key: string, now: number): number;
  /** Brings what is known here of these keys up to what all processes have counted. */
  load(...keys: string[]): Promise<void>;
  /** Counts one, here at once. Resolves to false where other processes had reached a bound before: then it does not count. */
  add(key: string, now: number): Promise<boolean>;
  forget(key: string): Promise<void>;
  /** Forgets all keys whose last word this is. */
  forgetEnding(word: string): Promise<void>;
  readonly size: number;
}

const COUNTED = Promise.resolve(true);

/** In this process. Where there are too many keys, those that were noted longest ago are forgotten first. */
export class LocalSlidingWindow implements SlidingWindow {
  /** Newest last in each list; the key that was noted longest ago stands first. */
  private readonly times = new Map<string, number[]>();
  private sweptAt = 0;

  /** See `LimitStore.open`. */
  constructor(
    protected readonly windowMs: number,
    private readonly most: number,
  ) {}

  of(key: string, now: number): number[] {
    return (this.times.get(key) ?? []).filter((time) => now - time < this.windowMs);
  }

  count(key: string, now: number): number {
    const times = this.times.get(key) ?? [];
    const [oldest] = times;
    if (oldest === undefined) return 0;
    return now - oldest < this.windowMs ? times.length : this.of(key, now).length;
  }

  async load(..._keys: string[]): Promise<void> {}

  add(key: string, now: number): Promise<boolean> {
    const times = [...this.of(key, now), now].slice(-this.most);
    this.times.delete(key);
    this.times.set(key, times);
    this.forgetOld(now);
    return COUNTED;
  }

  async forget(key: string): Promise<void> {
    this.times.delete(key);
  }

  async forgetEnding(word: string): Promise<void> {
    for (const key of this.times.keys()) if (key.endsWith(` ${word}`)) this.times.delete(key);
  }

  clear(): void {
    this.times.clear();
  }

  /** Of a key that is known to have been counted so, here and elsewhere. */
  protected replace(key: string, times: number[]): void {
    this.times.delete(key);
    if (times.length > 0) this.times.set(key, times);
  }

  get size(): number {
    return this.times.size;
  }

  private forgetOld(now: number): void {
    const { most, kept } = PROTECTION.countedKeys;
    const isFull = this.times.size > most;
    if (!isFull && now - this.sweptAt < this.windowMs / SWEEPS_PER_WINDOW) return;
    this.sweptAt = now;
    let surplus = isFull ? this.times.size - kept : 0;
    for (const [key, times] of this.times) {
      if (surplus <= 0 && now - (times.at(-1) ?? 0) < this.windowMs) return;
      this.times.delete(key);
      surplus -= 1;
    }
  }
}
