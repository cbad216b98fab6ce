import timers from 'node:timers/promises';
import { FairLane, LaneRefusal } from './fair-lane';

const LIMITS = { mostOfOne: 3, most: 5, rest: 0, longestRestMs: 0 };
const here = (): boolean => false;

const rest = jest.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);

describe('FairLane', () => {
  it('does one at a time and lets callers take turns, however much one of them asks for', async () => {
    const lane = new FairLane(LIMITS);
    const done: string[] = [];
    let running = 0;
    let most = 0;
    const ask = (caller: string, what: string) =>
      lane.run(caller, here, async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        done.push(what);
      });
    await Promise.all([ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('a', 'a4'), ask('b', 'b1'), ask('c', 'c1')]);
    expect(most).toBe(1);
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  });

  it('lets only so much wait, of one caller and of all', async () => {
    const lane = new FairLane(LIMITS);
    const outcome = (caller: string) =>
      lane.run(caller, here, async () => 'done').catch((error: unknown) => (error as Error).constructor);
    const asked = ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b'].map(outcome);
    expect(await Promise.all(asked)).toEqual([
      ...['done', 'done', 'done', 'done', LaneRefusal],
      ...['done', 'done', LaneRefusal],
    ]);
  });

  it('makes room, where all is full, by the last of whoever asks for most: a few callers keep nobody out', async () => {
    const lane = new FairLane(LIMITS);
    const done: string[] = [];
    const refused: string[] = [];
    const ask = (caller: string, what: string) =>
      lane
        .run(caller, here, async () => done.push(what))
        .catch((error: unknown) => error instanceof LaneRefusal && refused.push(what));
    await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1', 'd1', 'e1', 'f1'].map((what) => ask(what[0], what)));
    expect(refused.sort()).toEqual(['a3', 'a4', 'b2', 'f1']);
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'd1', 'e1']);
  });

  it('does not begin what nobody waits for any more', async () => {
    const lane = new FairLane(LIMITS);
    const work = jest.fn(async () => 'done');
    const first = lane.run('a', here, async () => 'first');
    const gone = lane.run('a', () => true, work);
    const later = lane.run('a', here, async () => 'later');
    await expect(gone).rejects.toThrow(LaneRefusal);
    expect([await first, await later]).toEqual(['first', 'later']);
    expect(work).not.toHaveBeenCalled();
  });

  it('rests after work in proportion to it, and goes on after work that failed', async () => {
    const lane = new FairLane({ ...LIMITS, rest: 2, longestRestMs: 50 });
    const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(10);
    const failed = lane.run('a', here, () => Promise.reject(new Error('no')));
    const next = lane.run('a', here, async () => [...rest.mock.calls]);
    await expect(failed).rejects.toThrow('no');
    clock.mockRestore();
    // Asked by the next one itself: it had rested by then.
    expect(await next).toEqual([[20]]);
  });
});
