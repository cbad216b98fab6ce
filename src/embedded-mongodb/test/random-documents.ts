import { type Document, Double, Long, ObjectId } from 'bson';
import type { Random } from './random';

/**
 * Values for random documents. The lists are short, so that many documents have equal values. The tests of filters,
 * sorts and unique indexes need such documents.
 */
const TEXTS = ['new', 'read', 'Alpha', 'alpha', 'alphabet', 'Beta 2', '', 'élan', 'Élan', 'two\nlines', '😀', '\uffee'];
const NUMBERS = [0, 1, 2, 2.5, -1, 1_000_000, new Double(2), Long.fromNumber(2), Long.fromString('4294967296')];
const DATES = [0, 1_700_000_000_000, 1_700_000_000_001, 1_750_000_000_000, -5].map((at) => new Date(at));
const TAGS = ['web', 'design', 'new', 'Zambia', 'élan', ''];
const NAMES = ['Mutale', 'Bwalya', 'Chanda'];

export const IDS = Array.from({ length: 48 }, (_, index) => new ObjectId(index.toString(16).padStart(24, 'a')));
export const UNIQUE_FIELDS = ['slug', 'email'];

type Make = (random: Random) => unknown;

const tags: Make = (random) => (random.chance(0.2) ? [] : [...new Set(random.some(TAGS, 3))]);
const author: Make = (random) => ({
  name: random.pick(NAMES),
  ...(random.chance(0.7) && { order: random.pick(NUMBERS) }),
});

export const FIELDS: Record<string, Make> = {
  title: (random) => random.pick(TEXTS),
  status: (random) => random.pick(['new', 'read', 'replied']),
  slug: (random) => random.pick(TEXTS) + random.below(5),
  email: (random) => `${random.pick(NAMES).toLowerCase()}${random.below(8)}@example.com`,
  isFeatured: (random) => random.chance(0.5),
  order: (random) => random.pick(NUMBERS),
  price: (random) => random.pick(NUMBERS),
  createdAt: (random) => random.pick(DATES),
  deletedAt: (random) => random.pick(DATES),
  serviceId: (random) => random.pick(IDS),
  tags,
  author,
  history: (random) => (random.chance(0.2) ? [] : Array.from({ length: 1 + random.below(2) }, () => author(random))),
};

/** Fields without subdocuments. They contain one value or an array of plain values. */
export const FLAT_FIELDS = Object.keys(FIELDS).filter((name) => name !== 'author' && name !== 'history');
export const ORDERED_FIELDS = [
  ...['title', 'status', 'order', 'price', 'createdAt', 'deletedAt', 'serviceId', 'isFeatured'],
];

/** Returns a value for the field. Some values are null or have another type. */
export function randomValue(random: Random, field: string): unknown {
  if (random.chance(0.06)) return null;
  return FIELDS[random.chance(0.03) ? random.pick(ORDERED_FIELDS) : field]!(random);
}

export function randomFields(random: Random): Document {
  const document: Document = {};
  for (const [field, make] of Object.entries(FIELDS)) {
    const isMissing = random.chance(UNIQUE_FIELDS.includes(field) ? 0.4 : 0.2);
    if (!isMissing) document[field] = random.chance(0.08) && field !== 'slug' ? null : make(random);
  }
  return document;
}
