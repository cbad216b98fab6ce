import type { Document } from 'bson';
import type { Random } from './random';
import { FLAT_FIELDS, IDS, ORDERED_FIELDS, randomFields, randomValue } from './random-documents';
import { COMPARISONS, randomFilter } from './random-filters';
import { randomSafeUpdate, randomUpdate } from './random-updates';

/** Names of a collection with indexes and one without. The same command must have the same result in both. */
export const COLLECTIONS = ['indexed', 'plain'];

export const INDEXES: Document[] = [
  { key: { status: 1, createdAt: -1 }, name: 'status_1_createdAt_-1' },
  { key: { deletedAt: 1, createdAt: -1 }, name: 'deletedAt_1_createdAt_-1' },
  { key: { slug: 1 }, name: 'slug_1', unique: true, sparse: true },
  { key: { email: 1 }, name: 'email_1', unique: true, sparse: true },
  { key: { order: 1, createdAt: 1 }, name: 'order_1_createdAt_1' },
  { key: { price: -1, title: 1 }, name: 'price_-1_title_1' },
  { key: { tags: 1 }, name: 'tags_1' },
  { key: { serviceId: 1 }, name: 'serviceId_1', sparse: true },
  { key: { isFeatured: 1, title: -1 }, name: 'isFeatured_1_title_-1' },
  // These indexes have orders that `randomSort` produces.
  { key: { createdAt: -1, _id: -1 }, name: 'createdAt_-1__id_-1' },
  { key: { order: 1, _id: 1 }, name: 'order_1__id_1' },
  { key: { status: 1, title: 1, _id: 1 }, name: 'status_1_title_1__id_1' },
  { key: { price: 1, _id: -1 }, name: 'price_1__id_-1' },
];

type Make = (random: Random, collection: string) => Document;

function withId(random: Random): Document {
  return { _id: random.pick(IDS), ...randomFields(random) };
}

/** The sort ends with `_id`, because otherwise the order of documents with equal values is undefined. */
function randomSort(random: Random): Document {
  const fields = random.chance(0.2) ? ['tags'] : random.some(ORDERED_FIELDS, 2);
  return Object.fromEntries([...fields, '_id'].map((field) => [field, random.pick([1, -1])]));
}

function randomProjection(random: Random): Document {
  const fields = random.some([...FLAT_FIELDS, 'author', 'author.name', 'history.name', 'history.order'], 3);
  const paths = fields.filter((field) => !fields.some((other) => field !== other && field.startsWith(`${other}.`)));
  const flag = random.pick([0, 1, true, false]);
  return { ...Object.fromEntries(paths.map((path) => [path, flag])), ...(random.chance(0.3) && { _id: 0 }) };
}

const insert: Make = (random, collection) => ({
  insert: collection,
  documents: Array.from({ length: 1 + random.below(4) }, () => withId(random)),
  ordered: random.chance(0.5),
});

const find: Make = (random, collection) => ({
  find: collection,
  filter: randomFilter(random),
  sort: randomSort(random),
  ...(random.chance(0.3) && { skip: random.below(5) }),
  ...(random.chance(0.5) && { limit: 1 + random.below(6) }),
  ...(random.chance(0.3) && { projection: randomProjection(random) }),
});

const IN_ORDER: Document[] = [{ _id: 1 }, ...INDEXES.map(({ key }) => key).filter((key) => '_id' in key)];

/** Command that finds a page of records in the order of an index, forwards or backwards. */
const page: Make = (random, collection) => {
  const fields = Object.entries<number>(random.pick(IN_ORDER));
  const [ranged] = fields.at(-2) ?? fields[0]!;
  const value = (field: string) => (field === '_id' ? random.pick(IDS) : randomValue(random, field));
  const way = random.pick([1, -1]);
  return {
    find: collection,
    filter: {
      ...Object.fromEntries(fields.slice(0, -2).map(([field]) => [field, value(field)])),
      [ranged]: { [random.pick(COMPARISONS)]: value(ranged) },
    },
    sort: Object.fromEntries(fields.slice(-2).map(([field, direction]) => [field, direction * way])),
    limit: 1 + random.below(6),
  };
};

/**
 * Command that updates many documents, or one document selected by `_id`. With another filter, MongoDB and
 * the embedded database could each update a different document.
 */
const update: Make = (random, collection) => {
  const updates = Array.from({ length: 1 + random.below(2) }, () => {
    if (random.chance(0.3)) {
      return { q: randomFilter(random), u: randomSafeUpdate(random), multi: true };
    }
    const q = { _id: random.pick(IDS), ...(random.chance(0.2) && { status: 'new' }) };
    return { q, u: randomUpdate(random), upsert: random.chance(0.3) };
  });
  return { update: collection, updates, ordered: random.chance(0.7) };
};

const remove: Make = (random, collection) => ({
  delete: collection,
  deletes: [
    random.chance(0.3) && collection === 'plain'
      ? { q: { $and: [randomFilter(random), { _id: { $in: random.some(IDS, 6) } }] }, limit: 0 }
      : { q: { _id: random.pick(IDS) }, limit: 1 },
  ],
});

const findAndModify: Make = (random, collection) => ({
  findAndModify: collection,
  query: random.chance(0.5) ? { _id: random.pick(IDS) } : randomFilter(random),
  sort: randomSort(random),
  ...(random.chance(0.2) ? { remove: true } : { update: randomUpdate(random), new: random.chance(0.5) }),
  ...(random.chance(0.2) && { fields: randomProjection(random) }),
});

const upsert: Make = (random, collection) => ({
  findAndModify: collection,
  query: { _id: random.pick(IDS), status: random.pick(['new', { $ne: 'read' }, { $eq: 'replied' }]) },
  update: randomUpdate(random),
  upsert: true,
  new: random.chance(0.5),
});

const aggregate: Make = (random, collection) => {
  const match = { $match: randomFilter(random) };
  const sum = { $sum: random.pick([1, '$views', 2.5]) };
  const pipeline = random.pick([
    () => [match, { $count: 'total' }],
    () => [match, { $group: { _id: 1, n: { $sum: 1 } } }],
    () => [match, { $skip: random.below(3) }, { $limit: 5 }, { $group: { _id: null, n: { $sum: 1 } } }],
    () => [
      match,
      { $group: { _id: `$${random.pick(ORDERED_FIELDS.slice(1))}`, n: sum, views: { $sum: '$views' } } },
      { $sort: { _id: 1 } },
    ],
    () => [match, { $sort: randomSort(random) }, { $limit: 4 }],
    () => [{ $group: { _id: '$status', n: { $sum: 1 } } }, { $match: { n: { $gt: 1 } } }, { $sort: { n: -1, _id: 1 } }],
  ])();
  return { aggregate: collection, pipeline, cursor: {} };
};

const count: Make = (random, collection) => ({ count: collection, query: randomFilter(random), skip: random.below(3) });

/**
 * Command on the collection without indexes. With an index, MongoDB also returns null for documents without the field.
 */
const distinct: Make = (random) => ({
  distinct: 'plain',
  key: random.pick([...FLAT_FIELDS, 'author.name', 'history.name']),
  query: randomFilter(random),
});

const WEIGHTED: [number, Make][] = [
  [16, insert],
  [34, find],
  [6, page],
  [22, update],
  [5, remove],
  [9, findAndModify],
  [3, upsert],
  [6, aggregate],
  [3, count],
  [2, distinct],
];

export function randomOperation(random: Random): Document {
  let left = random.below(WEIGHTED.reduce((sum, [weight]) => sum + weight, 0));
  const [, make] = WEIGHTED.find(([weight]) => {
    left -= weight;
    return left < 0;
  }) as [number, Make];
  return make(random, random.pick(COLLECTIONS));
}
