import { tooBusy } from '../errors/product-error';

/** Lets only so much heavy work run at once and only so much wait, so that a flood can exhaust neither processor nor memory. */
export class Semaphore {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly limits: { maxRunning: number; maxWaiting: number }) {}

  /** Errors: 429 when too much is waiting already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.limits.maxRunning) {
      if (this.queue.length >= this.limits.maxWaiting) throw tooBusy();
      // Whoever finishes hands its slot over, so `running` stays as it is.
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
