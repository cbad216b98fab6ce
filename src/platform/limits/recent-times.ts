import { PROTECTION } from './protection';

/** How often in a window those that are too old go: looking for the oldest each time would cost more the more went before. */
const SWEEPS_PER_WINDOW = 15;

/** When something happened last for each key, within a window. Times are those of this process's monotonic clock. */
export interface EventTimes {
  /** Those within the window, oldest first. */
  of(key: string, now: number): number[];
  /** How many those are. Quicker, for what is asked of many keys at once. */
  count(key: string, now: number): number;
  add(key: string, now: number): void;
  forget(key: string): void;
  readonly keys: string[];
  readonly size: number;
}

/** In this process. Where there are too many keys, those that were noted longest ago are forgotten first. */
export class RecentTimes implements EventTimes {
  /** Newest last in each list; the key that was noted longest ago stands first. */
  private readonly times = new Map<string, number[]>();
  private sweptAt = 0;

  /** See `LimitStore.open`. */
  constructor(
    private readonly windowMs: number,
    private readonly most: number,
  ) {}

  of(key: string, now: number): number[] {
    return (this.times.get(key) ?? []).filter((time) => now - time < this.windowMs);
  }

  count(key: string, now: number): number {
    const times = this.times.get(key);
    if (times === undefined) return 0;
    return now - times[0] < this.windowMs ? times.length : this.of(key, now).length;
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
    const { most, kept } = PROTECTION.countedKeys;
    const isFull = this.times.size > most;
    if (!isFull && now - this.sweptAt < this.windowMs / SWEEPS_PER_WINDOW) return;
    this.sweptAt = now;
    let surplus = isFull ? this.times.size - kept : 0;
    for (const [key, times] of this.times) {
      if (surplus <= 0 && now - times[times.length - 1] < this.windowMs) return;
      this.times.delete(key);
      surplus -= 1;
    }
  }
}
