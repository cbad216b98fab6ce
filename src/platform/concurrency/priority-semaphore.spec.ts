import type { ProductError } from '../errors/product-error';
import { PrioritySemaphore } from './priority-semaphore';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('PrioritySemaphore', () => {
  let now: number;
  let ended: string[];
  let gates: Map<string, () => void>;
  let slots: PrioritySemaphore;
  beforeEach(() => {
    now = 0;
    ended = [];
    gates = new Map();
    slots = new PrioritySemaphore({ maxRunning: 1, maxWaiting: 3, maxWaitMs: 10_000 }, () => now);
  });

  /**
   * Starts work that runs until `finish` is called with its name. Adds the name to `ended`, with the status if the work
   * was refused.
   */
  const start = (name: string, rank: number | (() => number) = 0) =>
    void slots
      .run(
        () => (typeof rank === 'number' ? rank : rank()),
        () => new Promise<void>((open) => gates.set(name, open)),
      )
      .then(
        () => void ended.push(name),
        (error: ProductError) => void ended.push(`${name}: ${error.getStatus()}`),
      );
  async function finish(name: string): Promise<void> {
    gates.get(name)?.();
    await settled();
  }

  it('starts the lowest rank next, and the newest of equal ranks', async () => {
    for (const [name, rank] of [
      ['first', 9],
      ['old', 1],
      ['new', 1],
      ['bad', 2],
    ] as const) {
      start(name, rank);
    }
    for (const name of ['first', 'new', 'old', 'bad']) await finish(name);
    expect(ended).toEqual(['first', 'new', 'old', 'bad']);
  });

  it('reads the rank at each turn', async () => {
    let rank = 0;
    start('first');
    start('fell', () => rank);
    start('stayed', 1);
    rank = 2;
    await finish('first');
    expect([...gates.keys()]).toEqual(['first', 'stayed']);
  });

  it('refuses the highest rank, and the oldest of equals, when full', async () => {
    start('first');
    start('older', 5);
    start('newer', 5);
    start('good', 1);
    start('fresh', 0);
    await settled();
    expect(ended).toEqual(['older: 429']);
    start('worst', 6);
    await settled();
    expect(ended).toEqual(['older: 429', 'worst: 429']);
  });

  it('refuses work that has waited too long', async () => {
    start('first');
    start('late');
    now = 10_001;
    start('in time');
    await finish('first');
    expect(ended.sort()).toEqual(['first', 'late: 429']);
    expect([...gates.keys()]).toEqual(['first', 'in time']);
  });

  it('frees its slot after a failure and when nothing waits', async () => {
    await expect(
      slots.run(
        () => 0,
        () => Promise.reject(new Error('no')),
      ),
    ).rejects.toThrow('no');
    expect(
      await slots.run(
        () => 0,
        async () => 'yes',
      ),
    ).toBe('yes');
  });
});
