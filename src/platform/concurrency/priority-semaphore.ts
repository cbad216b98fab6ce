import { tooBusy } from '../errors/product-error';

interface Waiting {
  /** The lower, the sooner. Asked again at each turn, since what it counts goes on. */
  rank: () => number;
  since: number;
  start: () => void;
  refuse: (error: Error) => void;
}

/**
 * Lets only so much heavy work run at once, for callers of whom most may be attackers. Of those that wait, the lowest rank has the next turn, and
 * of equals the newest: who waits longest in a flood is a part of it, and whoever comes fresh must not stand behind it.
 */
export class PrioritySemaphore {
  private running = 0;
  /** The newest last. */
  private waiting: Waiting[] = [];

  constructor(
    private readonly limits: { maxRunning: number; maxWaiting: number; maxWaitMs: number },
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Errors: 429 after too long a wait, or when more came than may wait and this was the last in rank. */
  async run<T>(rank: () => number, work: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.maxRunning) this.running += 1;
    else await this.wait(rank);
    try {
      return await work();
    } finally {
      this.handOver();
    }
  }

  private wait(rank: () => number): Promise<void> {
    return new Promise((start, refuse) => {
      this.waiting.push({ rank, since: this.now(), start, refuse });
      if (this.waiting.length > this.limits.maxWaiting) this.take(lastInRank(this.waiting))?.refuse(tooBusy());
    });
  }

  /** Whoever finishes hands its slot over, so `running` stays as it is while somebody waits. */
  private handOver(): void {
    const oldest = this.now() - this.limits.maxWaitMs;
    for (const late of this.waiting.filter(({ since }) => since < oldest)) late.refuse(tooBusy());
    this.waiting = this.waiting.filter(({ since }) => since >= oldest);
    if (this.waiting.length === 0) this.running -= 1;
    else this.take(firstInRank(this.waiting))?.start();
  }

  private take(index: number): Waiting | undefined {
    return this.waiting.splice(index, 1).at(0);
  }
}

function firstInRank(waiting: Waiting[]): number {
  const ranks = waiting.map(({ rank }) => rank());
  return ranks.lastIndexOf(Math.min(...ranks));
}

function lastInRank(waiting: Waiting[]): number {
  const ranks = waiting.map(({ rank }) => rank());
  return ranks.indexOf(Math.max(...ranks));
}
