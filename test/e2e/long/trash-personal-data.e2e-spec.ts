import { mongo } from 'mongoose';
import { steadyTime } from '../../../src/platform/clock/steady-time';
import { signInAsAdmin } from '../../support/accounts';
import { startTestApp } from '../../support/app';

const COPIES = 5_000;
const EMAIL = 'chipo@example.com';

/** Records how many documents are in memory at once, at each read of the trash. */
function watchBuffers(): number[] {
  const held: number[] = [];
  const original = mongo.Collection.prototype.find;
  jest.spyOn(mongo.Collection.prototype, 'find').mockImplementation(function (this: mongo.Collection, ...about) {
    const cursor = original.apply(this, about as never) as mongo.FindCursor;
    if (this.collectionName !== 'trash') return cursor as never;
    const next = cursor.next.bind(cursor);
    return Object.assign(cursor, {
      next: () => {
        held.push(cursor.bufferedCount());
        return next();
      },
    }) as never;
  });
  return held;
}

it('searches 5,000 deleted records for a person with few in memory', async () => {
  const test = await startTestApp();
  try {
    const admin = await signInAsAdmin(test);
    const recordId = () => new mongo.ObjectId();
    const copies = Array.from({ length: COPIES }, (_, at) => ({
      source: 'contacts',
      recordId: recordId(),
      record: { email: `${at}@example.com`, message: at % 1_000 === 999 ? `Ask ${EMAIL}.` : 'Nothing of hers.' },
      deletedAt: steadyTime(),
    }));
    await test.connection.collection('trash').insertMany(copies);
    const held = watchBuffers();
    const person = (call: string) =>
      test.http.post(`/api/privacy/${call}`).set(admin).send({ email: EMAIL }).expect(200);
    expect((await person('export')).body.records.deleted).toHaveLength(COPIES / 1_000);
    expect(held.length).toBeGreaterThan(COPIES);
    expect(Math.max(...held)).toBeLessThanOrEqual(100);
    await person('erase');
    expect(await test.connection.collection('trash').countDocuments()).toBe(COPIES - COPIES / 1_000);
  } finally {
    jest.restoreAllMocks();
    await test.close();
  }
});
