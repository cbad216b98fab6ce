import { LocalSlidingWindow, type SlidingWindow } from './sliding-window';

/** Maximum number of events within a window. */
export interface Bound {
  windowMs: number;
  most: number;
}

/** Creates the counters of limits. If several processes count together, `load` and `add` include the others' counts. */
export abstract class LimitStore {
  /**
   * @param name unique name of the limit
   * @param windowMs time for which an event counts
   * @param most maximum events that matter for one key
   * @param bounds limits above which `add` refuses, counted across processes
   */
  abstract open(name: string, windowMs: number, most: number, bounds?: readonly Bound[]): SlidingWindow;
}

/** Counts in this process only. */
export class MemoryLimitStore extends LimitStore {
  open(_name: string, windowMs: number, most: number): SlidingWindow {
    return new LocalSlidingWindow(windowMs, most);
  }
}
