import { Double, Int32, Long, ObjectId } from 'bson';
import fc from '../../../test/support/random-cases';
import { compareValues } from '../documents/compare';
import { type Direction, encodeKey } from './index-key';

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
  it("compares by type first, in MongoDB's order", () => {
    const ordered = [null, 1, 'a', {}, [], new ObjectId(), false, new Date(0)];
    expect([...ordered].reverse().sort(compareValues)).toEqual(ordered);
    expect(compareValues(undefined, null)).toBeLessThan(0);
  });

  it.each([
    [new Int32(2), new Double(2), 0],
    [Long.fromString('9007199254740993'), new Double(9_007_199_254_740_992), 1],
    [new Double(Number.NaN), new Double(Number.NaN), 0],
  ])('compares numbers of all types by value: %s and %s', (left, right, expected) => {
    expect(Math.sign(compareValues(left, right))).toBe(expected);
    expect(Math.sign(compareValues(right, left))).toBe(0 - expected);
  });

  it('compares objects by fields and arrays by entries', () => {
    expect(compareValues({ a: 1, b: 1 }, { a: 1, b: 2 })).toBeLessThan(0);
    expect(compareValues({ a: 1 }, { a: 1, b: 2 })).toBeLessThan(0);
    expect(compareValues({ b: 1 }, { a: 2 })).toBeGreaterThan(0);
    expect(compareValues({ a: 'x' }, { b: 1 })).toBeGreaterThan(0);
    expect(compareValues([1, 2], [1, 3])).toBeLessThan(0);
    expect(compareValues([1], [1, 0])).toBeLessThan(0);
  });

  it('is equal for keys and values in both directions', () => {
    const property = fc.property(value, value, fc.constantFrom<Direction>(1, -1), (left, right, direction) => {
      const [a, b] = [encodeKey([left], [{ direction }]), encodeKey([right], [{ direction }])];
      const byKey = a < b ? -1 : a > b ? 1 : 0;
      expect(byKey).toBe(0 + Math.sign(compareValues(left, right)) * direction);
    });
    fc.assert(property, { numRuns: 3_000 });
  });

  it('compares the first field of a key before the second', () => {
    const pair = fc.tuple(value, value);
    const property = fc.property(pair, pair, fc.constantFrom<Direction>(1, -1), (left, right, direction) => {
      const fields = [{ direction }, { direction: 1 as const }];
      const [a, b] = [encodeKey(left, fields), encodeKey(right, fields)];
      const expected = compareValues(left[0], right[0]) * direction || compareValues(left[1], right[1]);
      expect(a < b ? -1 : a > b ? 1 : 0).toBe(0 + Math.sign(expected));
    });
    fc.assert(property, { numRuns: 2_000 });
  });
});
