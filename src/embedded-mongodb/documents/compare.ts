import { Buffer } from 'node:buffer';
import { type Binary, Decimal128, type Document, Long, type ObjectId } from 'bson';
import { type Kind, kindOf } from './values';

/** MongoDB's order of types (manual, "Comparison/Sort Order"). */
const ORDER: Record<Kind, number> = {
  missing: 0,
  null: 1,
  number: 2,
  string: 3,
  object: 4,
  array: 5,
  binData: 6,
  objectId: 7,
  bool: 8,
  date: 9,
};

/** A decimal becomes a fraction, since no JavaScript number holds its 34 digits. */
type Exact = number | bigint | { numerator: bigint; denominator: bigint };

function toExact(value: unknown): Exact {
  if (typeof value === 'number') return value;
  if (value instanceof Long) return value.toBigInt();
  if (value instanceof Decimal128) {
    const [, sign, whole, fraction = '', exponent = '0'] =
      /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(value.toString()) ?? [];
    if (whole === undefined) return Number(value.toString());
    const digits = BigInt(`${sign}${whole}${fraction}`);
    const power = Number(exponent) - fraction.length;
    return power >= 0
      ? { numerator: digits * 10n ** BigInt(power), denominator: 1n }
      : { numerator: digits, denominator: 10n ** BigInt(-power) };
  }
  return (value as { value: number }).value;
}

function toFraction(value: Exact): { numerator: bigint; denominator: bigint } {
  if (typeof value === 'object') return value;
  let scaled = value;
  let denominator = 1n;
  while (typeof scaled === 'number' && !Number.isInteger(scaled)) {
    scaled *= 2;
    denominator *= 2n;
  }
  return { numerator: BigInt(scaled), denominator };
}

/** NaN is equal to itself and less than every other number. */
function compareNumbers(left: unknown, right: unknown): number {
  let a = toExact(left);
  let b = toExact(right);
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  const isFinitePair = [a, b].every((value) => typeof value !== 'number' || Number.isFinite(value));
  if (typeof a === 'object' || typeof b === 'object') {
    if (isFinitePair) {
      const [x, y] = [toFraction(a), toFraction(b)];
      a = x.numerator * y.denominator;
      b = y.numerator * x.denominator;
    } else {
      // Beside an infinity, every finite decimal is the same.
      if (typeof a === 'object') a = 0;
      if (typeof b === 'object') b = 0;
    }
  }
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareSequences(left: unknown[], right: unknown[]): number {
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const result = compareValues(left[index], right[index]);
    if (result !== 0) return result;
  }
  return left.length - right.length;
}

/** Field by field: type, then name, then value; as MongoDB does. */
function compareObjects(left: Document, right: Document): number {
  const a = Object.entries(left);
  const b = Object.entries(right);
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const result =
      ORDER[kindOf(a[index][1])] - ORDER[kindOf(b[index][1])] ||
      compareStrings(a[index][0], b[index][0]) ||
      compareValues(a[index][1], b[index][1]);
    if (result !== 0) return result;
  }
  return a.length - b.length;
}

/** By bytes of UTF-8: JavaScript's own order differs beyond U+FFFF. */
function compareStrings(left: string, right: string): number {
  return left === right ? 0 : Buffer.compare(Buffer.from(left), Buffer.from(right));
}

function compareBinaries(left: Binary, right: Binary): number {
  return (
    left.length() - right.length() || left.sub_type - right.sub_type || Buffer.compare(left.value(), right.value())
  );
}

/** Less than 0, 0 or more than 0, over all types. */
export function compareValues(left: unknown, right: unknown): number {
  const kind = kindOf(left);
  const difference = ORDER[kind] - ORDER[kindOf(right)];
  if (difference !== 0) return difference;
  switch (kind) {
    case 'number':
      return compareNumbers(left, right);
    case 'string':
      return compareStrings(left as string, right as string);
    case 'object':
      return compareObjects(left as Document, right as Document);
    case 'array':
      return compareSequences(left as unknown[], right as unknown[]);
    case 'binData':
      return compareBinaries(left as Binary, right as Binary);
    case 'objectId':
      return Buffer.compare((left as ObjectId).id, (right as ObjectId).id);
    case 'bool':
      return Number(left) - Number(right);
    case 'date':
      return (left as Date).getTime() - (right as Date).getTime();
    default:
      return 0;
  }
}
