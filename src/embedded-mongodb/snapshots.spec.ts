import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientSession } from 'mongodb';
import { startThrowaway, type Throwaway } from './test/throwaway';

/** The tests read in a snapshot session of the driver: `startSession({ snapshot: true })`. */
describe('a snapshot', () => {
  let throwaway: Throwaway;
  const things = () => throwaway.database.collection('things');
  const namesIn = async (session: ClientSession): Promise<unknown[]> =>
    (await things().find({}, { session }).toArray()).map(({ name }) => name);

  beforeEach(async () => {
    throwaway = await startThrowaway();
    await things().insertOne({ name: 'before' });
  });
  afterEach(() => throwaway.close());

  it('shows one moment in all its reads', async () => {
    const session = throwaway.client.startSession({ snapshot: true });
    expect(await namesIn(session)).toEqual(['before']);
    await things().insertOne({ name: 'after' });
    expect(await namesIn(session)).toEqual(['before']);
    await session.endSession();
  });

  it('counts the documents of its moment', async () => {
    const session = throwaway.client.startSession({ snapshot: true });
    expect(await namesIn(session)).toEqual(['before']);
    await things().insertOne({ name: 'after' });
    expect(await things().countDocuments({}, { session })).toBe(1);
    expect(await throwaway.database.collection('none').countDocuments({}, { session })).toBe(0);
    await session.endSession();
  });

  it('refuses counts that it cannot make for its moment', async () => {
    const session = throwaway.client.startSession({ snapshot: true });
    await namesIn(session);
    const counting = things().countDocuments({ name: 'before' }, { session });
    await expect(counting).rejects.toMatchObject({ code: 238 });
    await session.endSession();
  });

  it('has its own moment when the driver reuses a session id', async () => {
    const first = throwaway.client.startSession({ snapshot: true });
    await namesIn(first);
    const { id } = first;
    await first.endSession();
    await things().insertOne({ name: 'after' });
    const second = throwaway.client.startSession({ snapshot: true });
    expect(second.id).toEqual(id);
    expect(await namesIn(second)).toEqual(['before', 'after']);
    await second.endSession();
  });

  it('refuses further reads after its end', async () => {
    await things().insertMany(Array.from({ length: 500 }, (_, n) => ({ name: `thing ${n}` })));
    const session = throwaway.client.startSession({ snapshot: true });
    const cursor = things().find({}, { session, batchSize: 10 });
    await cursor.next();
    await throwaway.database.admin().command({ endSessions: [session.id] });
    const tooOld = { code: 239, codeName: 'SnapshotTooOld' };
    await expect(cursor.toArray()).rejects.toMatchObject(tooOld);
    await expect(namesIn(session)).rejects.toMatchObject(tooOld);
    await session.endSession();
  });

  describe('keeps removed pages', () => {
    const bytes = () => statSync(join(throwaway.dataDir, 'database', 'records.mdb')).size;
    const writeAndDelete = async (): Promise<number> => {
      for (let round = 0; round < 20; round += 1) {
        await things().insertMany(Array.from({ length: 20 }, () => ({ text: 'x'.repeat(10_000) })));
        await things().deleteMany({ text: { $exists: true } });
      }
      return bytes();
    };

    it.each<[string, (session: ClientSession) => Promise<unknown>]>([
      ['is told to', ({ id }) => throwaway.database.admin().command({ endSessions: [id] })],
      ['was not read for a minute', async () => void jest.advanceTimersByTime(60_000)],
    ])('until it %s', async (_when, end) => {
      const before = await writeAndDelete();
      const session = throwaway.client.startSession({ snapshot: true });
      jest.useFakeTimers({
        doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
      });
      await namesIn(session);
      await end(session);
      jest.useRealTimers();
      expect(await writeAndDelete()).toBeLessThan(1.5 * before);
    });
  });
});
