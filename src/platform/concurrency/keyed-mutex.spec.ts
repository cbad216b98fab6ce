import { KeyedMutex } from './keyed-mutex';

/** Creates work that the test resolves or rejects. */
function work() {
  let resolve: (value: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const end = new Promise<string>((...settle) => {
    [resolve, reject] = settle;
  });
  return { start: jest.fn(() => end), resolve, reject };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('KeyedMutex', () => {
  it('runs work of one key in order, one at a time', async () => {
    const mutex = new KeyedMutex();
    const [first, second, third] = [work(), work(), work()];
    const results = [first, second, third].map(({ start }) => mutex.run('key', start));
    await settled();
    expect([first, second, third].map(({ start }) => start.mock.calls.length)).toEqual([1, 0, 0]);
    expect(mutex.waiting('key')).toBe(3);
    first.resolve('one');
    await settled();
    expect([first, second, third].map(({ start }) => start.mock.calls.length)).toEqual([1, 1, 0]);
    second.resolve('two');
    third.resolve('three');
    expect(await Promise.all(results)).toEqual(['one', 'two', 'three']);
  });

  it('runs work of different keys concurrently', async () => {
    const mutex = new KeyedMutex();
    const [slow, fast] = [work(), work()];
    const waiting = mutex.run('slow', slow.start);
    fast.resolve('done');
    expect(await mutex.run('fast', fast.start)).toBe('done');
    slow.resolve('late');
    await waiting;
  });

  it('continues after a failure and reports it to its caller only', async () => {
    const mutex = new KeyedMutex();
    const [bad, good] = [work(), work()];
    const results = Promise.allSettled([mutex.run('key', bad.start), mutex.run('key', good.start)]);
    bad.reject(new Error('no'));
    good.resolve('yes');
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('forgets a key when its work is done', async () => {
    const mutex = new KeyedMutex();
    await mutex.run('key', async () => 'done');
    expect(mutex.waiting('key')).toBe(0);
  });
});
