import { BSONRegExp, Decimal128, type Document, Timestamp } from 'bson';
import { startThrowaway, type Throwaway } from './test/throwaway';

describe('unserved operations of the embedded database', () => {
  let throwaway: Throwaway;

  beforeAll(async () => {
    throwaway = await startThrowaway();
    await throwaway.database.collection('things').insertMany([{ n: 1, tags: ['a'] }, { n: 2 }]);
  });
  afterAll(() => throwaway.close());

  const run = (command: Document) => throwaway.database.command(command);
  const refusal = (name: string) => ({ code: 238, errmsg: expect.stringContaining(name), codeName: 'NotImplemented' });

  it('refuses the first command of a transaction', async () => {
    const session = throwaway.client.startSession();
    session.startTransaction();
    const things = throwaway.database.collection('things');
    await expect(things.findOne({}, { session })).rejects.toMatchObject({ code: 20 });
    await session.abortTransaction().catch(() => {});
    session.startTransaction();
    await expect(things.insertOne({ n: 3 }, { session })).rejects.toThrow();
    await session.endSession();
    expect(await things.countDocuments()).toBe(2);
  });

  it('refuses change streams', async () => {
    const stream = throwaway.database.collection('things').watch();
    await expect(stream.next()).rejects.toMatchObject({ code: 40573 });
    await stream.close();
  });

  it.each(['explain', 'mapReduce', 'bulkWrite', 'constructor', 'toString'])(
    'does not know the command %s',
    async (name) => {
      await expect(run({ [name]: 1 })).rejects.toMatchObject({ code: 59, errmsg: `no such command: '${name}'` });
    },
  );

  it.each([
    [{ n: { $type: 'int' } }, '$type'],
    [{ tags: { $all: ['a'] } }, '$all'],
    [{ n: { $mod: [2, 0] } }, '$mod'],
    [{ $expr: { $eq: ['$n', 1] } }, '$expr'],
    [{ $where: 'true' }, '$where'],
    [{ $text: { $search: 'a' } }, '$text'],
    [{ 'tags.0': 'a' }, 'tags.0'],
    [{ n: /(?<=a)b/ }, '(?<='],
    [{ n: new BSONRegExp('a b', 'x') }, '"x"'],
    [{ n: { $gt: { a: 1 } } }, '$gt with a value of type object'],
    [{ n: new Timestamp({ t: 1, i: 1 }) }, 'Timestamp'],
    [{ n: Decimal128.fromString('2.50') }, 'Decimal128'],
  ])('refuses the filter %j by name', async (filter, name) => {
    await expect(run({ find: 'things', filter })).rejects.toMatchObject(refusal(name));
    await expect(run({ delete: 'things', deletes: [{ q: filter, limit: 0 }] })).resolves.toMatchObject({
      n: 0,
      writeErrors: [{ code: 238 }],
    });
  });

  it.each([
    [{ $rename: { n: 'm' } }, '$rename'],
    [{ $mul: { n: 2 } }, '$mul'],
    [{ $min: { n: 0 } }, '$min'],
    [{ $currentDate: { at: true } }, '$currentDate'],
    [{ $push: { tags: { $each: ['b'], $slice: 1 } } }, '$slice'],
    [{ $set: { 'tags.$': 'b' } }, 'tags.$'],
    [{ $set: { 'tags.$[]': 'b' } }, 'tags.$[]'],
    [{ $set: { 'tags.0': 'b' } }, 'tags.0'],
    [{ $set: { n: /a/ } }, 'BSONRegExp'],
    [[{ $set: { n: 2 } }], 'pipeline'],
  ])('refuses the update %j by name, and changes nothing', async (u, name) => {
    const command = { update: 'things', updates: [{ q: { n: 1 }, u }] };
    await expect(run(command)).resolves.toMatchObject({
      n: 0,
      writeErrors: [{ code: 238, errmsg: expect.stringContaining(name) }],
    });
    expect(await throwaway.database.collection('things').findOne({ n: 1 })).toMatchObject({ n: 1, tags: ['a'] });
  });

  it.each([
    [{ find: 'things', collation: { locale: 'en' } }, 'collation'],
    [{ find: 'things', hint: '_id_' }, 'hint'],
    [{ find: 'things', tailable: true }, 'tailable'],
    [{ find: 'things', sort: { n: { $meta: 'textScore' } } }, 'sort'],
    [{ find: 'things', projection: { n: { $slice: 1 } } }, 'projection of "n"'],
    [{ find: 'things', projection: { m: '$n' } }, 'projection of "m"'],
    [{ count: 'things', collation: { locale: 'en' } }, 'collation'],
    [{ insert: 'things', documents: [{}], encryptionInformation: {} }, 'encryptionInformation'],
    [{ create: 'things2', capped: true, size: 1_000 }, 'capped'],
    [{ create: 'things2', viewOn: 'things', pipeline: [] }, 'viewOn'],
    [
      { createIndexes: 'things', indexes: [{ key: { at: 1 }, name: 'at', expireAfterSeconds: 1 }] },
      'expireAfterSeconds',
    ],
    [
      { createIndexes: 'things', indexes: [{ key: { n: 1 }, name: 'n', partialFilterExpression: {} }] },
      'partialFilterExpression',
    ],
    [{ createIndexes: 'things', indexes: [{ key: { n: 'text' }, name: 'n' }] }, '"n"'],
    [{ aggregate: 'things', pipeline: [{ $lookup: {} }], cursor: {} }, '$lookup'],
    [{ aggregate: 'things', pipeline: [{ $group: { _id: null, n: { $avg: '$n' } } }], cursor: {} }, '$sum'],
    [{ aggregate: 'things', pipeline: [], cursor: {}, let: {} }, 'let'],
    [{ findAndModify: 'things', query: {}, update: { $set: { n: 1 } }, arrayFilters: [] }, 'arrayFilters'],
  ])('refuses %j by name', async (command, name) => {
    await expect(run(command)).rejects.toMatchObject(refusal(name));
  });

  it.each([
    [{ update: 'things', updates: [{ q: {}, u: { $set: { n: 1 } }, arrayFilters: [] }] }, 'arrayFilters'],
    [{ update: 'things', updates: [{ q: {}, u: { $set: { n: 1 } }, collation: {} }] }, 'collation'],
    [{ delete: 'things', deletes: [{ q: {}, limit: 0, hint: '_id_' }] }, 'hint'],
    [{ insert: 'things', documents: [{ at: new Timestamp({ t: 1, i: 1 }) }] }, 'Timestamp'],
    [{ insert: 'things', documents: [{ price: Decimal128.fromString('2.50') }] }, 'Decimal128'],
    [{ insert: 'things', documents: [{ nested: { $set: 1 } }] }, '$set'],
    [{ insert: 'things', documents: [{ 'a.b': 1 }] }, 'a.b'],
  ])('refuses the write %j by name', async (command, name) => {
    await expect(run(command)).resolves.toMatchObject({
      n: 0,
      writeErrors: [refusal(name)].map(({ codeName: _, ...rest }) => rest),
    });
  });
});
