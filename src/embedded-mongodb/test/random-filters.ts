import { type Document, ObjectId } from 'bson';
import type { Random } from './random';
import { FLAT_FIELDS, IDS, randomValue } from './random-documents';

const PATTERNS = [
  ...['^al', 'a', 'E', '^.$', 'lines$', '^$', 'o\\nl', '[a-c]', '(web|new)', 'b.*t', 'é', '\\d+', 'two.lines'],
];
export const COMPARISONS = ['$gt', '$gte', '$lt', '$lte'];

function condition(random: Random, field: string): unknown {
  const value = (): unknown => randomValue(random, field);
  const choices: (() => unknown)[] = [
    value,
    value,
    () => ({ $eq: value() }),
    () => ({ $ne: value() }),
    () => ({ $in: Array.from({ length: random.below(4) }, value) }),
    () => ({ $nin: Array.from({ length: random.below(3) }, value) }),
    () => ({ $exists: random.chance(0.5) }),
    () => ({ [random.pick(COMPARISONS)]: scalar(random, field) }),
    () => ({
      [random.pick(['$gt', '$gte'])]: scalar(random, field),
      [random.pick(['$lt', '$lte'])]: scalar(random, field),
    }),
    () => ({ $not: { [random.pick(COMPARISONS)]: scalar(random, field) } }),
    () => ({ $regex: random.pick(PATTERNS), $options: random.pick(['', 'i', 'm', 's', 'im', 'is']) }),
    () => ({ $not: new RegExp(random.pick(PATTERNS), random.pick(['', 'i'])) }),
  ];
  return random.pick(choices)();
}

/** Returns a single value, because the embedded database supports ranges only for single values. */
function scalar(random: Random, field: string): unknown {
  const value = randomValue(random, field);
  return Array.isArray(value) ? (value[0] ?? 'web') : value;
}

function arrayCondition(random: Random): Document {
  return random.pick([
    () => ({ tags: { $size: random.below(4) } }),
    () => ({ tags: { $elemMatch: { $gt: 'a', $lt: 'n' } } }),
    () => ({ tags: { $elemMatch: { $regex: '^z', $options: 'i' } } }),
    () => ({ tags: { $elemMatch: { $in: ['web', 'new'] } } }),
    () => ({ tags: ['web', 'design'] }),
    () => ({ history: { $elemMatch: { name: 'Chanda', order: { $gte: 1 } } } }),
    () => ({ history: { $size: 1 } }),
  ])();
}

function nestedCondition(random: Random): Document {
  const path = random.pick([
    ...['author.name', 'author.order', 'history.name', 'history.order', 'author.missing', 'title.none'],
  ]);
  return random.pick([
    () => ({ [path]: path.endsWith('name') ? 'Chanda' : 2 }),
    () => ({ [path]: null }),
    () => ({ [path]: { $exists: random.chance(0.5) } }),
    () => ({ [path]: { $ne: 2 } }),
    () => ({ [path]: { $gte: 1 } }),
    () => ({ [path]: { $in: ['Chanda', 0, null] } }),
  ])();
}

function simple(random: Random): Document {
  if (random.chance(0.12)) return arrayCondition(random);
  if (random.chance(0.12)) return nestedCondition(random);
  if (random.chance(0.1)) return { _id: random.chance(0.5) ? random.pick(IDS) : { $in: random.some(IDS, 5) } };
  if (random.chance(0.03)) return { _id: { $gte: random.pick(IDS), $lt: new ObjectId('f'.repeat(24)) } };
  const field = random.pick(FLAT_FIELDS);
  return { [field]: condition(random, field) };
}

export function randomFilter(random: Random, depth = 0): Document {
  if (depth === 0 && random.chance(0.05)) return {};
  if (depth < 2 && random.chance(0.25)) {
    const parts = Array.from({ length: 1 + random.below(3) }, () => randomFilter(random, depth + 1));
    return {
      [random.pick(['$and', '$or', '$nor'])]: parts.map((part) => (Object.keys(part).length ? part : { title: 'new' })),
    };
  }
  return random.chance(0.4) ? { ...simple(random), ...simple(random) } : simple(random);
}
