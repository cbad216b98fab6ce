import { LocalSlidingWindow, type SlidingWindow } from './sliding-window';

/** So many within a window, and no more. */
export interface Bound {
  windowMs: number;
  most: number;
}

/** Where limits count. It is asked at once; where several processes count together, `EventTimes.load` and `add` bring in the others. */
export abstract class LimitStore {
  /**
   * @param name of the limit, one for each.
   * @param windowMs how long a time counts.
   * @param most how many of them ever matter for one key.
   * @param bounds beyond which `add` says no, whichever process was faster.
   */
  abstract open(name: string, windowMs: number, most: number, bounds?: readonly Bound[]): SlidingWindow;
}

/** In this process. */
export class MemoryLimitStore extends LimitStore {
  open(_name: string, windowMs: number, most: number): SlidingWindow {
    return new LocalSlidingWindow(windowMs, most);
  }
}
