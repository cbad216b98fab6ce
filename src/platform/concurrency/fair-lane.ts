import { setImmediate, setTimeout } from 'node:timers/promises';

interface LaneLimits {
  /** How much of one caller may wait. */
  mostOfOne: number;
  /** How much may wait in all. */
  most: number;
  /** After work that took so long, the lane rests so many times as long: everything else has the process to itself. */
  rest: number;
  longestRestMs: number;
}

interface Turn {
  isGone: () => boolean;
  begin: () => void;
  refuse: (error: Error) => void;
}

/** There is no room to wait in, or nobody waits for the answer any more. */
export class LaneRefusal extends Error {}

/**
 * Does dear work one at a time and with rests, so that a flood of it leaves time for everything else; callers take turns, so that
 * whoever asks for much waits for their own work and not for that of others.
 */
export class FairLane {
  /** By caller, the one whose turn is next first. */
  private readonly waiting = new Map<string, Turn[]>();
  private count = 0;
  private isBusy = false;

  constructor(private readonly limits: LaneLimits) {}

  /** @param isGone asked when its turn has come: work that nobody waits for is not begun. Errors: `LaneRefusal`. */
  async run<T>(caller: string, isGone: () => boolean, work: () => Promise<T>): Promise<T> {
    await this.turn(caller, isGone);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      void this.goOn(Math.min((performance.now() - startedAt) * this.limits.rest, this.limits.longestRestMs));
    }
  }

  private async turn(caller: string, isGone: () => boolean): Promise<void> {
    if (!this.isBusy) {
      this.isBusy = true;
      return;
    }
    const turns = this.waiting.get(caller) ?? [];
    if (turns.length >= this.limits.mostOfOne || (this.count >= this.limits.most && !this.displaceOne(turns.length)))
      throw new LaneRefusal('too much waits');
    await new Promise<void>((begin, refuse) => {
      turns.push({ isGone, begin, refuse });
      this.waiting.set(caller, turns);
      this.count += 1;
    });
  }

  /** Sends the last of the longest line away for one who has only `waiting` waiting: a few callers must not take all places. */
  private displaceOne(waiting: number): boolean {
    let longest: Turn[] = [];
    for (const turns of this.waiting.values()) if (turns.length > longest.length) longest = turns;
    if (longest.length <= waiting + 1) return false;
    longest.pop()?.refuse(new LaneRefusal('others who ask for less came'));
    this.count -= 1;
    return true;
  }

  private async goOn(restMs: number): Promise<void> {
    await (restMs >= 1 ? setTimeout(restMs) : setImmediate());
    for (let next = this.takeNext(); next; next = this.takeNext()) {
      if (!next.isGone()) {
        next.begin();
        return;
      }
      next.refuse(new LaneRefusal('nobody waits for it'));
    }
    this.isBusy = false;
  }

  /** The first of the caller whose turn it is, who then goes to the end of the line. */
  private takeNext(): Turn | undefined {
    const [line] = this.waiting;
    if (!line) return undefined;
    const [caller, turns] = line;
    const turn = turns.shift();
    this.waiting.delete(caller);
    if (turns.length > 0) this.waiting.set(caller, turns);
    this.count -= 1;
    return turn;
  }
}

/** Where visitors wait for what was not made before. */
export class VisitorLane extends FairLane {}
