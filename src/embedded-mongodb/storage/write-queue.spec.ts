import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { notStored } from '../store-errors';
import { startThrowaway, type Throwaway } from '../test/throwaway';
import { Store } from './store';

describe('writes', () => {
  let throwaway: Throwaway;

  beforeAll(async () => {
    throwaway = await startThrowaway();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => throwaway.close());

  it('share a commit when they arrive together', async () => {
    const numbers = throwaway.database.collection('numbers');
    await Promise.all(Array.from({ length: 20 }, () => numbers.findOne()));
    const commit = jest.spyOn(Store.prototype, 'commit');
    await Promise.all(Array.from({ length: 100 }, (_, n) => numbers.insertOne({ n })));
    expect(commit.mock.calls.length).toBeLessThan(60);
    expect(await numbers.distinct('n')).toHaveLength(100);
  });

  it('share commits when two writers run independently', async () => {
    const chains = throwaway.database.collection('chains');
    await chains.insertOne({});
    const commit = jest.spyOn(Store.prototype, 'commit');
    const write = async (): Promise<void> => {
      for (let n = 0; n < 20; n++) await chains.insertOne({ n });
    };
    const first = write();
    // Starts the second writer during a commit of the first.
    while (commit.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([first, write()]);
    expect(commit.mock.calls.length).toBeLessThan(32);
  });

  it('count each concurrent change of one document', async () => {
    const counters = throwaway.database.collection<{ _id: string; value: number }>('counters');
    const raise = () => counters.updateOne({ _id: 'views' }, { $inc: { value: 1 } }, { upsert: true });
    await Promise.all(Array.from({ length: 60 }, raise));
    expect(await counters.findOne()).toEqual({ _id: 'views', value: 60 });
  });

  it('are visible to every read after their answer', async () => {
    const seen = throwaway.database.collection('seen');
    for (let n = 0; n < 30; n++) {
      await seen.insertOne({ n });
      expect(await seen.countDocuments({ n })).toBe(1);
      expect(await seen.findOne({ n })).toMatchObject({ n });
    }
  });

  it('let only one of several claim a unique key', async () => {
    const claims = throwaway.database.collection('claims');
    await claims.createIndex({ key: 1 }, { unique: true });
    const attempts = Array.from({ length: 10 }, (_, by) => claims.insertOne({ key: 'same', by }));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await claims.countDocuments()).toBe(1);
  });

  it('succeed when a concurrent write does not fit on the disk', async () => {
    const rooms = throwaway.database.collection<{ _id: number; text?: string }>('rooms');
    await rooms.insertMany([{ _id: 1 }, { _id: 2 }]);
    const commit = Store.prototype.commit;
    jest.spyOn(Store.prototype, 'commit').mockImplementation(function (this: Store, changes) {
      const isLarge = changes.some(({ bytes }) => (bytes?.length ?? 0) > 5_000);
      return isLarge ? Promise.reject(notStored('No space left on device')) : commit.call(this, changes);
    });
    // The first write commits alone. The two other writes wait for this commit and would share the next commit.
    const first = rooms.insertOne({ _id: 3 });
    const [large, removal] = await Promise.allSettled([
      rooms.insertOne({ _id: 4, text: 'x'.repeat(5_000) }),
      rooms.deleteOne({ _id: 1 }),
      first,
    ]);
    expect(large).toMatchObject({ status: 'rejected', reason: { code: 14031 } });
    expect(removal).toMatchObject({ status: 'fulfilled', value: { deletedCount: 1 } });
    expect(await rooms.distinct('_id')).toEqual([2, 3]);
  });

  it('are refused when another process has taken the folder', async () => {
    rmSync(join(throwaway.dataDir, 'database', 'lock'));
    const late = throwaway.database.collection('late');
    await expect(late.insertOne({})).rejects.toMatchObject({ code: 39 });
    expect(await late.countDocuments()).toBe(0);
  });
});
