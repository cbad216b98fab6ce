import { tooBusy } from '../errors/product-error';

interface Waiting {
  /** Rank; the lowest goes first. A function, because the rank may change while the task waits. */
  rank: () => number;
  since: number;
  start: () => void;
  refuse: (error: Error) => void;
}

/**
 * Limits concurrent heavy work. Of equal ranks, the newest goes first: in a flood, the oldest are probably the
 * attacker's.
 */
export class PrioritySemaphore {
  private running = 0;
  /** Waiting tasks, the newest last. */
  private waiting: Waiting[] = [];

  constructor(
    private readonly limits: { maxRunning: number; maxWaiting: number; maxWaitMs: number },
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Runs work in its turn. Throws 429 after `maxWaitMs`, or if the queue is full and the rank is the highest. */
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

  /** Gives the slot of a finished task to a waiting task. `running` decreases only if no task waits. */
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
