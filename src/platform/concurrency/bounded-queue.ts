import { setImmediate, setTimeout } from 'node:timers/promises';

interface QueueLimits {
  /** Maximum number of waiting tasks of one caller; `most` is that of all callers. */
  mostOfOne: number;
  most: number;
  /** Pause after each task, as a multiple of the task's duration, so that other work gets the processor. */
  rest: number;
  longestRestMs: number;
  refusalMs: number;
}

export class QueueFullError extends Error {}

/** Runs costly work one task at a time, with rests. Callers take turns, so a flood delays mostly its own sender. */
export class BoundedQueue {
  /** Waiting tasks by caller. The caller that is first in the map has the next turn. */
  private readonly lines = new Map<string, (() => void)[]>();
  private readonly shared = new Map<string, Promise<unknown>>();
  private count = 0;
  private isBusy = false;

  constructor(private readonly limits: QueueLimits) {}

  /**
   * Runs work after it has waited its turn. A call joins waiting work with the same key. It does not join running work,
   * which may have read outdated data. Throws `QueueFullError` if too many tasks wait.
   */
  async run<T>(caller: string, work: () => Promise<T>, key?: string): Promise<T> {
    if (key !== undefined && this.shared.has(key)) return this.shared.get(key) as Promise<T>;
    if (this.isBusy && this.isFull(caller)) {
      // Delays the error, because a client that retries immediately would cause a flood.
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

  /** Runs work at once and shares it by key. Clients must not be able to invent keys: new work does not wait. */
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
