import { LocalSlidingWindow, type SlidingWindow } from './sliding-window';

export interface Bound {
  windowMs: number;
  most: number;
}

/** Creates counters of rate limits. If processes share them, `load` and `add` include the counts of all. */
export abstract class LimitStore {
  /** Opens a counter with a unique name, for at most `most` events per key. `add` refuses those beyond `bounds`. */
  abstract open(name: string, windowMs: number, most: number, bounds?: readonly Bound[]): SlidingWindow;
}

export class MemoryLimitStore extends LimitStore {
  open(_name: string, windowMs: number, most: number): SlidingWindow {
    return new LocalSlidingWindow(windowMs, most);
  }
}
