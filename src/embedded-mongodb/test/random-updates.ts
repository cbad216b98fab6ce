import type { Document } from 'bson';
import type { Random } from './random';
import { FIELDS, FLAT_FIELDS, randomFields, randomValue, UNIQUE_FIELDS } from './random-documents';

const ARRAYS = ['tags', 'history'];

/** Returns an update that is valid for all documents and changes no field with a unique index. */
export function randomSafeUpdate(random: Random): Document {
  const field = random.pick(FLAT_FIELDS.filter((name) => !UNIQUE_FIELDS.includes(name)));
  return random.pick([
    () => ({ $set: { [field]: randomValue(random, field), zeta: 1, beta: { y: 1, x: [2] }, alpha: 'a' } }),
    () => ({ $setOnInsert: { title: 'inserted' }, $set: { status: 'read' } }),
    () => ({ $unset: { [field]: '', 'author.order': 1 } }),
    () => ({ $set: { status: 'replied' }, $inc: { views: 1 }, $unset: { deletedAt: 1 } }),
  ])();
}

function modifier(random: Random): Document {
  const field = random.pick(FLAT_FIELDS);
  const array = random.chance(0.1) ? 'title' : random.pick(ARRAYS);
  const entry = (): unknown => (array === 'history' ? FIELDS.author!(random) : random.pick(['web', 'new', 'more']));
  const each = (): Document => ({ $each: Array.from({ length: random.below(3) }, entry) });
  const choices: (() => Document)[] = [
    () => ({ $set: { [field]: randomValue(random, field) } }),
    () => ({ $set: { [field]: randomValue(random, field), zeta: 1, beta: { y: 1, x: [2] }, alpha: 'a' } }),
    () => ({ $set: { 'author.name': 'Mwila', 'author.deep.er': random.below(3) } }),
    () => ({ $setOnInsert: { title: 'inserted' }, $set: { status: 'read' } }),
    () => ({ $unset: { [field]: '' } }),
    () => ({ $unset: { 'author.order': 1, nothing: 1 } }),
    () => ({ $inc: { [random.chance(0.1) ? 'title' : 'views']: random.pick([1, -2, 0.5, 2 ** 31 - 1]) } }),
    () => ({ $push: { [array]: random.chance(0.5) ? entry() : each() } }),
    () => ({ $addToSet: { [array]: random.chance(0.5) ? entry() : each() } }),
    () => ({ $pull: { tags: random.pick(['web', { $in: ['new', 'more'] }, { $gt: 'n' }, /^d/, null]) } }),
    () => ({
      $pull: { history: random.pick([{ name: 'Chanda' }, { order: { $gte: 2 } }, { name: 'Mutale', order: 1 }]) },
    }),
    () => ({ $set: { status: 'replied' }, $inc: { __v: 1 }, $push: { tags: 'late' }, $unset: { deletedAt: 1 } }),
  ];
  return random.pick(choices)();
}

export function randomUpdate(random: Random): Document {
  if (random.chance(0.15)) return randomFields(random);
  const update = modifier(random);
  return random.chance(0.05) ? { ...update, $set: { ...update.$set, tags: ['clash'] } } : update;
}
