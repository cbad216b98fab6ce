import timers from 'node:timers/promises';
import { BoundedQueue, QueueFullError } from './bounded-queue';

const LIMITS = { mostOfOne: 3, most: 5, rest: 0, longestRestMs: 0, refusalMs: 1_000 };

const pause = jest.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);
afterEach(() => pause.mockClear());

describe('BoundedQueue', () => {
  it('runs one task at a time and alternates between callers', async () => {
    const queue = new BoundedQueue(LIMITS);
    const done: string[] = [];
    let running = 0;
    let most = 0;
    const ask = (caller: string, what: string) =>
      queue.run(caller, async () => {
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

  it('limits waiting work by caller and in total', async () => {
    const queue = new BoundedQueue(LIMITS);
    const outcome = (caller: string) =>
      queue.run(caller, async () => 'done').catch((error: unknown) => (error as Error).constructor);
    const asked = ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b'].map(outcome);
    expect(await Promise.all(asked)).toEqual([
      ...['done', 'done', 'done', 'done', QueueFullError],
      ...['done', 'done', QueueFullError],
    ]);
    expect(pause.mock.calls).toEqual([[1_000], [1_000]]);
  });

  it('joins waiting work of the same key, never running work', async () => {
    const queue = new BoundedQueue(LIMITS);
    const work = jest.fn(async () => 'page');
    let finish: () => void = () => {};
    const begun = queue.run('a', () => new Promise<string>((end) => (finish = () => end('older'))), 'page');
    await new Promise(setImmediate);
    const later = ['a', 'a', 'a', 'a', 'a', 'b', 'c'].map((caller) => queue.run(caller, work, 'page'));
    finish();
    expect(await begun).toBe('older');
    expect(new Set(await Promise.all(later))).toEqual(new Set(['page']));
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs shared work at once, once for all callers until it ends', async () => {
    const queue = new BoundedQueue(LIMITS);
    let finish: () => void = () => {};
    const before = queue.run('a', () => new Promise<void>((end) => (finish = end)));
    const work = jest.fn(async () => 'page');
    expect(await Promise.all([queue.share('page', work), queue.share('page', work)])).toEqual(['page', 'page']);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await queue.share('page', work)).toBe('page');
    expect(work).toHaveBeenCalledTimes(2);
    finish();
    await before;
  });

  it('rests in proportion to the work, also after a failure', async () => {
    const queue = new BoundedQueue({ ...LIMITS, rest: 2, longestRestMs: 50 });
    const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(10);
    const failed = queue.run('a', () => Promise.reject(new Error('no')), 'key');
    const next = queue.run('a', async () => [...pause.mock.calls]);
    await expect(failed).rejects.toThrow('no');
    clock.mockRestore();
    // `next` returns the pauses before its start: only the pause of 20 ms after the first task.
    expect(await next).toEqual([[20]]);
  });
});
