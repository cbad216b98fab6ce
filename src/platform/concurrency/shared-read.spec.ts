import { SharedRead } from './shared-read';

describe('SharedRead', () => {
  let begun: { end: (value: number) => void; fail: (error: Error) => void }[];
  let shared: SharedRead<number>;
  beforeEach(() => {
    begun = [];
    shared = new SharedRead(() => new Promise((end, fail) => begun.push({ end, fail })));
  });
  const settle = () => new Promise(setImmediate);

  it('is one read for all who ask before it begins', async () => {
    const answers = Promise.all([shared.read(), shared.read(), shared.read()]);
    await settle();
    expect(begun).toHaveLength(1);
    begun[0].end(1);
    expect(await answers).toEqual([1, 1, 1]);
  });

  it('is one more for all who ask while it runs, which begins once that has ended', async () => {
    const first = shared.read();
    await settle();
    const others = Promise.all([shared.read(), shared.read()]);
    await settle();
    expect(begun).toHaveLength(1);
    begun[0].end(1);
    await settle();
    expect(begun).toHaveLength(2);
    begun[1].end(2);
    expect([await first, await others]).toEqual([1, [2, 2]]);
  });

  it('fails for those alone who shared it', async () => {
    const first = shared.read();
    await settle();
    const second = shared.read();
    begun[0].fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await settle();
    begun[1].end(2);
    expect(await second).toBe(2);
  });
});
