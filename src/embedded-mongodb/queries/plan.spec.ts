import type { Collection, Document } from 'mongodb';
import { Store } from '../storage/store';
import { startThrowaway, type Throwaway } from '../test/throwaway';

const STATUSES = ['new', 'read', 'replied', 'archived'];

describe('index plans', () => {
  let throwaway: Throwaway;
  let messages: Collection;

  beforeAll(async () => {
    throwaway = await startThrowaway();
    messages = throwaway.database.collection('messages');
    await messages.createIndexes([
      { key: { status: 1, createdAt: -1 } },
      { key: { createdAt: -1 } },
      { key: { deletedAt: 1, name: 1 } },
      { key: { email: 1 }, unique: true, sparse: true },
      { key: { tags: 1 } },
      { key: { title: 1 } },
      { key: { starts: 1 } },
    ]);
    await messages.insertMany(
      Array.from({ length: 2_000 }, (_, n) => ({
        name: `Name ${n % 50}`,
        title: `title ${n % 100}`,
        status: STATUSES[n % 4],
        createdAt: new Date(1_700_000_000_000 + n * 1_000),
        starts: [`name ${n % 50}`, `n${n}@example.com`, 'com'],
        tags: n % 2 ? ['odd', `t${n % 10}`] : [],
        ...(n % 5 === 0 && { email: `n${n}@example.com` }),
        ...(n % 7 === 0 && { deletedAt: null }),
        ...(n % 11 === 0 && { deletedAt: new Date(0) }),
      })),
    );
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => throwaway.close());

  /** Returns the result and the number of document reads. */
  async function measured<T>(work: () => Promise<T>): Promise<{ result: T; reads: number }> {
    const read = jest.spyOn(Store.prototype, 'read');
    const result = await work();
    return { result, reads: read.mock.calls.length };
  }

  it.each<[string, Document, number]>([
    ['nothing', {}, 2_000],
    ['one value', { status: 'new' }, 500],
    ['a value and a range', { status: 'new', createdAt: { $gte: new Date(1_700_000_000_000 + 1_000_000) } }, 250],
    ['a list', { status: { $in: ['new', 'read', 'new', 'none'] } }, 1_000],
    ['an empty list', { status: { $in: [] } }, 0],
    ['another value', { status: { $ne: 'new' } }, 1_500],
    ['none of a list', { status: { $nin: ['new', 'read', 'none'] } }, 1_000],
    ['none of an empty list', { status: { $nin: [] } }, 2_000],
    ['a field that is there', { deletedAt: { $ne: null } }, 182],
    ['a range', { createdAt: { $gt: new Date(1_700_000_000_000), $lte: new Date(1_700_000_009_000) } }, 9],
    ['a range that is turned around', { createdAt: { $gt: new Date(2), $lt: new Date(1) } }, 0],
    ['a missing field or null', { deletedAt: null }, 1_818],
    ['an entry of an array', { tags: 'odd' }, 1_000],
    ['entries of arrays', { tags: { $in: ['odd', 't1'] } }, 1_000],
    ['a value of a sparse index', { email: 'n5@example.com' }, 1],
    ['a beginning', { title: /^title 1/ }, 220],
    ['the beginning of entries of arrays', { tags: { $regex: '^t' } }, 1_000],
    ['a beginning with signs', { email: /^n5@e/ }, 1],
    ['a beginning that stands in documents more than once', { starts: /^n/ }, 2_000],
  ])('count by %s without reading a document', async (_, filter, expected) => {
    const { result, reads } = await measured(() => messages.countDocuments(filter));
    expect(result).toBe(expected);
    expect(reads).toBe(0);
  });

  it.each<[string, Document, Document, number]>([
    ['of one value in the order of the index', { status: 'read' }, { createdAt: -1 }, 1_897],
    ['of one value in the reverse order', { status: 'read' }, { createdAt: 1 }, 101],
    ['of all in the order of the index', {}, { createdAt: -1 }, 1_974],
    [
      'of a range in the order of the index',
      { createdAt: { $lt: new Date(1_700_000_100_000) } },
      { createdAt: -1 },
      74,
    ],
    ['of a range in the reverse order', { createdAt: { $gte: new Date(1_700_000_100_000) } }, { createdAt: 1 }, 125],
  ])('read no more than the page %s', async (_, filter, sort, first) => {
    const { result, reads } = await measured(() => messages.find(filter).sort(sort).skip(25).limit(10).toArray());
    expect(result).toHaveLength(10);
    expect(result[0]!.createdAt).toEqual(new Date(1_700_000_000_000 + first * 1_000));
    expect(reads).toBe(10);
  });

  it('read the documents of one prefix when the filter has two', async () => {
    const { result, reads } = await measured(() =>
      messages.countDocuments({ $and: [{ tags: /^t3/ }, { tags: /^od/ }] }),
    );
    expect(result).toBe(200);
    expect(reads).toBe(200);
  });

  it('stop reading in order after enough matches', async () => {
    const { result, reads } = await measured(() =>
      messages.find({ tags: /^o/ }).sort({ createdAt: -1 }).limit(10).toArray(),
    );
    expect(result[9]!.createdAt).toEqual(new Date(1_700_000_000_000 + 1_981 * 1_000));
    expect(reads).toBeLessThan(50);
  });

  it('read one document for an _id', async () => {
    const { _id } = (await messages.findOne({ name: 'Name 7' })) as Document;
    const { result, reads } = await measured(() => messages.findOne({ _id, status: { $exists: true } }));
    expect(result?.name).toBe('Name 7');
    expect(reads).toBeLessThanOrEqual(2);
  });

  it('use no sparse index for filters that match missing fields', async () => {
    expect(await messages.countDocuments({ email: null })).toBe(1_600);
    expect(await messages.countDocuments({ email: { $in: [null, 'n5@example.com'] } })).toBe(1_601);
    const [first] = await messages.find().sort({ email: 1, _id: 1 }).limit(1).toArray();
    expect(first!.email).toBeUndefined();
  });

  it('find changed values and no longer the old ones', async () => {
    const before = await messages.countDocuments({ status: 'new' });
    await messages.updateMany({ tags: 't3' }, { $set: { status: 'new' } });
    expect(await messages.countDocuments({ status: 'new' })).toBe(before + 200);
    await messages.deleteMany({ status: 'new' });
    expect(await messages.countDocuments({ status: 'new' })).toBe(0);
    expect(await messages.countDocuments({ tags: 't3' })).toBe(0);
    await throwaway.stop();
    await throwaway.restart();
    messages = throwaway.database.collection('messages');
    expect(await messages.countDocuments({ status: 'new' })).toBe(0);
    expect(await messages.countDocuments()).toBe(2_000 - before - 200);
  });

  it('let other work run during a full scan', async () => {
    const many = throwaway.database.collection('many');
    await many.insertMany(Array.from({ length: 20_000 }, (_, n) => ({ text: `text number ${n}` })));
    const order: string[] = [];
    await Promise.all([
      many.findOne({ text: /none/ }).then(() => order.push('scan')),
      messages.findOne({ status: 'read' }).then(() => order.push('other')),
    ]);
    expect(order).toEqual(['other', 'scan']);
  });
});
