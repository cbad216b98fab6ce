import { Double, Int32, Long, ObjectId } from 'bson';
import fc from 'fast-check';
import { compareValues } from '../documents/compare';
import { AFTER, type Direction, encodeKey } from './index-key';
import { SortedKeys } from './sorted-keys';

const value = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.double(),
  fc.integer().map((number) => new Int32(number)),
  fc.maxSafeInteger().map((number) => Long.fromNumber(number)),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('a', 'a\0', 'a\0\xff', 'ab', '\uffff', '😀'),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
);

describe('order', () => {
  it('goes by type first, as the MongoDB manual lists them', () => {
    const ordered = [null, 1, 'a', {}, [], new ObjectId(), false, new Date(0)];
    expect([...ordered].reverse().sort(compareValues)).toEqual(ordered);
    expect(compareValues(undefined, null)).toBeLessThan(0);
  });

  it.each([
    [new Int32(2), new Double(2), 0],
    [Long.fromString('9007199254740993'), new Double(9_007_199_254_740_992), 1],
    [new Double(Number.NaN), new Double(Number.NaN), 0],
  ])('compares numbers of all types by what they are worth: %s and %s', (left, right, expected) => {
    expect(Math.sign(compareValues(left, right))).toBe(expected);
    expect(Math.sign(compareValues(right, left))).toBe(0 - expected);
  });

  it('compares objects field by field and arrays entry by entry', () => {
    expect(compareValues({ a: 1, b: 1 }, { a: 1, b: 2 })).toBeLessThan(0);
    expect(compareValues({ a: 1 }, { a: 1, b: 2 })).toBeLessThan(0);
    expect(compareValues({ b: 1 }, { a: 2 })).toBeGreaterThan(0);
    expect(compareValues({ a: 'x' }, { b: 1 })).toBeGreaterThan(0);
    expect(compareValues([1, 2], [1, 3])).toBeLessThan(0);
    expect(compareValues([1], [1, 0])).toBeLessThan(0);
  });

  it('is the same for keys as for values, upwards and downwards', () => {
    const property = fc.property(value, value, fc.constantFrom<Direction>(1, -1), (left, right, direction) => {
      const [a, b] = [left, right].map((one) => encodeKey([one], [{ direction }]));
      const byKey = a < b ? -1 : a > b ? 1 : 0;
      expect(byKey).toBe(0 + Math.sign(compareValues(left, right)) * direction);
    });
    fc.assert(property, { numRuns: 3_000 });
  });

  it('goes by the first field of a key before the second, whatever the lengths', () => {
    const pair = fc.tuple(value, value);
    const property = fc.property(pair, pair, fc.constantFrom<Direction>(1, -1), (left, right, direction) => {
      const fields = [{ direction }, { direction: 1 as const }];
      const [a, b] = [left, right].map((one) => encodeKey(one, fields));
      const expected = compareValues(left[0], right[0]) * direction || compareValues(left[1], right[1]);
      expect(a < b ? -1 : a > b ? 1 : 0).toBe(0 + Math.sign(expected));
    });
    fc.assert(property, { numRuns: 2_000 });
  });
});

describe('SortedKeys', () => {
  it('holds what a plain sorted list holds, after any inserts and removals', () => {
    const step = fc.record({ key: fc.integer({ min: 0, max: 300 }), record: fc.nat(20), isRemoval: fc.boolean() });
    const property = fc.property(fc.array(step, { minLength: 1, maxLength: 4_000, size: 'max' }), (steps) => {
      const sorted = new SortedKeys();
      const plain = new Map<string, { key: string; record: number }>();
      for (const { key: number, record, isRemoval } of steps) {
        const key = String(number).padStart(3, '0');
        const id = `${key}-${String(record).padStart(2, '0')}`;
        if (plain.has(id) === isRemoval) {
          if (isRemoval) sorted.remove(key, record);
          else sorted.insert(key, record);
          if (isRemoval) plain.delete(id);
          else plain.set(id, { key, record });
        }
      }
      const expected = [...plain].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
      expect(sorted.records('', AFTER)).toEqual(expected.map(({ record }) => record));
      const within = expected.filter(({ key }) => key >= '050' && key < '200').map(({ record }) => record);
      expect(sorted.count('050', '200')).toBe(within.length);
      expect(sorted.records('050', '200', false, 3, 700)).toEqual(within.slice(3, 703));
      expect(sorted.records('050', '200', true, 3, 700)).toEqual(within.reverse().slice(3, 703));
      expect(sorted.count('200', '050')).toBe(0);
    });
    fc.assert(property, { numRuns: 60 });
  });

  it('takes a whole list at once, in any order', () => {
    const keys = Array.from({ length: 3_000 }, (_, n) => String((n * 7_919) % 3_000).padStart(4, '0'));
    const sorted = new SortedKeys();
    sorted.load({ keys, records: keys.map(Number) });
    expect(sorted.records('', AFTER)).toEqual(Array.from({ length: 3_000 }, (_, n) => n));
  });
});
