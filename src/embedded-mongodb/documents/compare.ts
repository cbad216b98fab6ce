import { Buffer } from 'node:buffer';
import { type Binary, type Document, type Double, type Int32, Long, type ObjectId } from 'bson';
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

/** Returns the exact value of a BSON number as a number or bigint of JavaScript. */
function worthOf(value: unknown): number | bigint {
  if (typeof value === 'number') return value;
  return value instanceof Long ? value.toBigInt() : (value as Int32 | Double).value;
}

/** NaN equals itself and is less than all other numbers. */
function compareNumbers(left: unknown, right: unknown): number {
  const [a, b] = [worthOf(left), worthOf(right)];
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareSequences(left: unknown[], right: unknown[]): number {
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const result = compareValues(left[index], right[index]);
    if (result !== 0) return result;
  }
  return left.length - right.length;
}

/** Compares fields by type, then name, then value, like MongoDB. */
function compareObjects(left: Document, right: Document): number {
  const a = Object.entries(left);
  const b = Object.entries(right);
  for (const [index, [name, value]] of a.entries()) {
    const [otherName, other] = b[index] ?? [];
    if (otherName === undefined) break;
    const result =
      ORDER[kindOf(value)] - ORDER[kindOf(other)] || compareStrings(name, otherName) || compareValues(value, other);
    if (result !== 0) return result;
  }
  return a.length - b.length;
}

/** Compares UTF-8 bytes like MongoDB. JavaScript compares UTF-16 units, whose order differs beyond U+FFFF. */
function compareStrings(left: string, right: string): number {
  return left === right ? 0 : Buffer.compare(Buffer.from(left), Buffer.from(right));
}

function compareBinaries(left: Binary, right: Binary): number {
  return (
    left.length() - right.length() || left.sub_type - right.sub_type || Buffer.compare(left.value(), right.value())
  );
}

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
