import { setImmediate, setTimeout } from 'node:timers/promises';

interface QueueLimits {
  /** How much of one caller may wait. */
  mostOfOne: number;
  /** How much may wait in all. */
  most: number;
  /** After work that took so long, the queue rests so many times as long: everything else has the process to itself. */
  rest: number;
  longestRestMs: number;
  /** When it is refused what finds no place. */
  refusalMs: number;
}

/** Too much waits already. */
export class QueueFullError extends Error {}

/**
 * Does costly work one at a time and with rests, so that a flood of it leaves time for everything else. Callers take turns,
 * so that a caller with many requests waits for their own work alone.
 */
export class BoundedQueue {
  /** By caller, the one whose turn is next first. */
  private readonly lines = new Map<string, (() => void)[]>();
  /** Work that others may join, by key. */
  private readonly shared = new Map<string, Promise<unknown>>();
  private count = 0;
  private isBusy = false;

  constructor(private readonly limits: QueueLimits) {}

  /**
   * Joins work of the same key that waits for its turn, never work that has begun: it may have read what changed since.
   * @param key left out: joins nothing. Errors: `QueueFullError`.
   */
  async run<T>(caller: string, work: () => Promise<T>, key?: string): Promise<T> {
    if (key !== undefined && this.shared.has(key)) return this.shared.get(key) as Promise<T>;
    if (this.isBusy && this.isFull(caller)) {
      // A retry at once would make a flood of refusals.
      await setTimeout(this.limits.refusalMs);
      throw new QueueFullError();
    }
    const begin = async (): Promise<T> => {
      await this.turn(caller);
      if (key !== undefined) this.shared.delete(key);
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        void this.goOn(Math.min((performance.now() - startedAt) * this.limits.rest, this.limits.longestRestMs));
      }
    };
    return key === undefined ? begin() : this.share(key, begin);
  }

  /** Does the work at once, and once for all who ask for the same key until it is done: for what strangers cannot multiply. */
  share<T>(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.shared.get(key) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const begun = work().finally(() => {
      if (this.shared.get(key) === begun) this.shared.delete(key);
    });
    this.shared.set(key, begun);
    return begun;
  }

  private isFull(caller: string): boolean {
    const { length } = this.lines.get(caller) ?? [];
    return length >= this.limits.mostOfOne || this.count >= this.limits.most;
  }

  private async turn(caller: string): Promise<void> {
    if (!this.isBusy) {
      this.isBusy = true;
      return;
    }
    this.count += 1;
    await new Promise<void>((begin) => this.lines.set(caller, [...(this.lines.get(caller) ?? []), begin]));
  }

  private async goOn(restMs: number): Promise<void> {
    await (restMs >= 1 ? setTimeout(restMs) : setImmediate());
    const [next] = this.lines;
    if (!next) {
      this.isBusy = false;
      return;
    }
    const [caller, [begin, ...later]] = next;
    this.lines.delete(caller);
    if (later.length > 0) this.lines.set(caller, later);
    this.count -= 1;
    begin?.();
  }
}
