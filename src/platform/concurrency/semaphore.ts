import { tooBusy } from '../errors/product-error';

/** Limits how much heavy work runs and waits, so that a flood of requests exhausts neither processor nor memory. */
export class Semaphore {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly limits: { maxRunning: number; maxWaiting: number }) {}

  /** Runs work when it is its turn. Throws 429 if too much work waits. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.limits.maxRunning) {
      if (this.queue.length >= this.limits.maxWaiting) throw tooBusy();
      // A finished task passes its slot on to this task, so `running` does not change here.
      await new Promise<void>((resolve) => this.queue.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
