import { LocalSlidingWindow, type SlidingWindow } from './sliding-window';

export interface Bound {
  windowMs: number;
  most: number;
}

/**
 * Creates the counters of rate limits. If several processes share the counters, `load` and `add` include the counts of
 * all processes.
 */
export abstract class LimitStore {
  /**
   * Opens a counter with a unique name. It remembers at most `most` events per key. `add` refuses events beyond
   * `bounds`.
   */
  abstract open(name: string, windowMs: number, most: number, bounds?: readonly Bound[]): SlidingWindow;
}

export class MemoryLimitStore extends LimitStore {
  open(_name: string, windowMs: number, most: number): SlidingWindow {
    return new LocalSlidingWindow(windowMs, most);
  }
}
