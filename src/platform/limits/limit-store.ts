import { type EventTimes, RecentTimes } from './recent-times';

/**
 * Where limits count. It answers at once: a store that several processes share would keep its copy here and bring both up to date behind
 * the calls, so that no call waits for being counted.
 */
export abstract class LimitStore {
  /**
   * @param name of the limit, one for each.
   * @param windowMs how long a time counts.
   * @param most how many of them ever matter for one key.
   */
  abstract open(name: string, windowMs: number, most: number): EventTimes;
}

/** In this process: each of several counts for itself. */
export class MemoryLimitStore extends LimitStore {
  open(_name: string, windowMs: number, most: number): EventTimes {
    return new RecentTimes(windowMs, most);
  }
}
