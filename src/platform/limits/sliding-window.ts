import { PROTECTION } from './protection';

/** Number of cleanups of old keys per window. A cleanup on every event would be too slow. */
const SWEEPS_PER_WINDOW = 15;

/** Counts recent events by key. Times are from this process's monotonic clock. */
export interface SlidingWindow {
  /** Returns the times of the events within the window, oldest first. */
  of(key: string, now: number): number[];
  /** Returns the number of events. It is faster than `of`. */
  count(key: string, now: number): number;
  /** Updates this process's counts of these keys from the counts that all processes share. */
  load(...keys: string[]): Promise<void>;
  /** Counts an event. False if all processes together have reached the limit; the shared count then lacks it. */
  add(key: string, now: number): Promise<boolean>;
  reset(key: string): Promise<void>;
  /** Forgets all keys that end with this word. Keys of failed logins end with the email address. */
  forgetEnding(word: string): Promise<void>;
  readonly size: number;
}

const COUNTED = Promise.resolve(true);

/** Counts events of this process only. Keeps a maximum number of keys, and forgets the least recently counted keys. */
export class LocalSlidingWindow implements SlidingWindow {
  /** Times of the events by key, the newest time last. The least recently counted key comes first. */
  private readonly times = new Map<string, number[]>();
  private sweptAt = 0;

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
    this.dropOld(now);
    return COUNTED;
  }

  async reset(key: string): Promise<void> {
    this.times.delete(key);
  }

  async forgetEnding(word: string): Promise<void> {
    for (const key of this.times.keys()) if (key.endsWith(` ${word}`)) this.times.delete(key);
  }

  clear(): void {
    this.times.clear();
  }

  /** Replaces the times of a key by the times that all processes have counted. */
  protected replace(key: string, times: number[]): void {
    this.times.delete(key);
    if (times.length > 0) this.times.set(key, times);
  }

  get size(): number {
    return this.times.size;
  }

  private dropOld(now: number): void {
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
