import type { Collection, Document } from 'mongodb';
import fc, { most } from '../../../test/support/random-cases';
import { startThrowaway, type Throwaway } from '../test/throwaway';

const LETTERS = fc.constantFrom('a', 'A', 'b', 'é', 'É', '😀', '\n', '\0', '\u00ff', '.', ' ');
const TEXT = fc.string({ unit: LETTERS, maxLength: 5 });
const VALUE = fc.oneof(
  { weight: 6, arbitrary: TEXT },
  {
    weight: 2,
    arbitrary: fc.array(fc.oneof(TEXT, fc.constant(null), fc.integer({ min: 0, max: 3 })), { maxLength: 3 }),
  },
  fc.constantFrom<unknown>(null, undefined, 0, true, new Date(0)),
);
const DOCUMENT = fc.record({ text: VALUE, other: TEXT, group: fc.integer({ min: 0, max: 2 }) });

const EXPRESSION = fc.record({
  $regex: fc.constantFrom('', 'a', '^a', 'b$', '^.$', 'é', '[ab].', '^$', '\\n', '😀', '^[^a]+$', 'a|É', '\\.', '^\\s'),
  $options: fc.constantFrom('', 'i', 'm', 's', 'im'),
});
const FILTER = fc.oneof(
  fc.record({ text: EXPRESSION }),
  fc.record({ text: EXPRESSION, group: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ text: EXPRESSION, other: EXPRESSION }),
  fc.record({ text: fc.tuple(EXPRESSION, TEXT).map(([expression, $gte]) => ({ ...expression, $gte })) }),
  fc.record({ $and: fc.array(fc.record({ text: EXPRESSION }), { minLength: 1, maxLength: 3 }) }),
  fc.record({ $or: fc.array(fc.record({ text: EXPRESSION }), { minLength: 1, maxLength: 3 }) }),
  fc.record({ text: EXPRESSION.map(($not) => ({ $not })), other: EXPRESSION }),
  fc.record({ text: fc.record({ $elemMatch: EXPRESSION }) }),
);
const SORT = fc.constantFrom<[string, 1 | -1][]>(
  [['_id', 1]],
  [
    ['group', -1],
    ['_id', -1],
  ],
  [
    ['other', 1],
    ['_id', 1],
  ],
);

describe('a search with expressions', () => {
  let throwaway: Throwaway;
  let indexed: Collection;
  let plain: Collection;

  beforeAll(async () => {
    throwaway = await startThrowaway();
    indexed = throwaway.database.collection('indexed');
    plain = throwaway.database.collection('plain');
    await indexed.createIndexes([
      { key: { text: 1 } },
      { key: { other: 1 }, sparse: true },
      { key: { group: 1, _id: 1 } },
    ]);
  });
  afterAll(() => throwaway.close());

  it('finds and counts the same with indexes as without', async () => {
    const runs = fc.asyncProperty(
      fc.array(DOCUMENT, { minLength: 1, maxLength: 20 }),
      fc.array(fc.record({ filter: FILTER, sort: SORT, skip: fc.nat(3), limit: fc.nat(5) }), {
        minLength: 5,
        maxLength: 5,
      }),
      async (documents, searches) => {
        const rows = documents.map((document, _id) => ({ _id, ...document })) as Document[];
        for (const collection of [indexed, plain]) {
          await collection.deleteMany({});
          await collection.insertMany(rows, { ignoreUndefined: true });
          await collection.updateMany({ group: 1, other: 'a' }, { $set: { text: 'É a' } });
        }
        for (const { filter, ...options } of searches) {
          const found = await plain.find(filter, options).toArray();
          expect(await indexed.find(filter, options).toArray()).toEqual(found);
          expect(await indexed.countDocuments(filter)).toBe(await plain.countDocuments(filter));
        }
        await indexed.deleteMany(searches[0]!.filter);
        await plain.deleteMany(searches[0]!.filter);
        const left = await plain.find().sort({ _id: 1 }).toArray();
        expect(await indexed.find().sort({ _id: 1 }).toArray()).toEqual(left);
      },
    );
    await fc.assert(runs, { numRuns: most(50) });
  });
});
