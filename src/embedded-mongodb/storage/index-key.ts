import { Buffer } from 'node:buffer';
import { type Document, Long, type ObjectId } from 'bson';
import { isObject, kindOf, numberOf, type Path, splitPath } from '../documents/values';
import { CommandError, notServed } from '../store-errors';

/**
 * This file builds index keys: byte strings (latin1) that sort in MongoDB's order of values. No key is a prefix of
 * another key.
 */
const KIND_BYTE = { missing: 0x08, null: 0x10, number: 0x20, string: 0x30, objectId: 0x50, bool: 0x60, date: 0x70 };

export type Direction = 1 | -1;

export interface KeyField {
  path: string;
  names: Path;
  direction: Direction;
}

export function parseKeyFields(pattern: Document, what: string): KeyField[] {
  return Object.entries(pattern).map(([path, value]) => {
    const direction = numberOf(value);
    if (direction !== 1 && direction !== -1) throw notServed(`${what} by "${path}" with anything but 1 or -1`);
    return { path, names: splitPath(path), direction };
  });
}

let scratch = Buffer.alloc(1024);
let length = 0;

function reserve(bytes: number): void {
  if (length + bytes <= scratch.length) return;
  const larger = Buffer.alloc((length + bytes) * 2);
  scratch.copy(larger, 0, 0, length);
  scratch = larger;
}

function writeZeros(count: number): void {
  scratch.fill(0, length, length + count);
  length += count;
}

function writeNumber(value: number): void {
  if (Number.isNaN(value)) {
    writeZeros(8);
    return;
  }
  scratch.writeDoubleBE(value === 0 ? 0 : value, length);
  // Sets the sign bit of positive numbers and inverts all bits of negative numbers, so that bytes compare like numbers.
  const flip = scratch[length]! & 0x80 ? 0xff : 0;
  if (flip === 0) scratch[length]! |= 0x80;
  else for (let at = length; at < length + 8; at++) scratch[at]! ^= flip;
  length += 8;
}

/** True if a double represents the number exactly. */
function isPlainNumber(value: unknown): boolean {
  return !(value instanceof Long) || BigInt(value.toNumber()) === value.toBigInt();
}

export function isKeyable(value: unknown): boolean {
  const kind = kindOf(value);
  if (kind === 'number') return isPlainNumber(value) && !Number.isNaN(numberOf(value));
  return kind !== 'missing' && KIND_BYTE[kind as keyof typeof KIND_BYTE] !== undefined;
}

function writeString(text: string): void {
  reserve(text.length * 3 + 2);
  const from = length;
  length += scratch.write(text, length, 'utf8');
  if (text.includes('\0')) {
    // Adds 0xff after a zero byte, because two zero bytes mark the end of the string.
    const escaped = Buffer.from(scratch.toString('latin1', from, length).replaceAll('\0', '\0\xff'), 'latin1');
    length = from;
    reserve(escaped.length + 2);
    length += escaped.copy(scratch, length);
  }
  writeZeros(2);
}

function writeValue(value: unknown, direction: Direction): void {
  const kind = kindOf(value);
  if (kind === 'object' || kind === 'array' || kind === 'binData') {
    throw notServed(`indexes and sorts over values of type ${kind}`);
  }
  if (kind === 'number' && !isPlainNumber(value)) {
    throw notServed('indexes and sorts over numbers that a double cannot hold');
  }
  reserve(16);
  const from = length;
  scratch[length++] = KIND_BYTE[kind];
  if (kind === 'number') writeNumber(numberOf(value));
  else if (kind === 'date') writeNumber((value as Date).getTime());
  else if (kind === 'bool') scratch[length++] = value ? 1 : 0;
  else if (kind === 'objectId') length += Buffer.from((value as ObjectId).id).copy(scratch, length);
  else if (kind === 'string') writeString(value as string);
  if (direction === -1) for (let at = from; at < length; at++) scratch[at]! ^= 0xff;
}

/**
 * Encodes the values of the fields as one key. In `values`, `undefined` means an empty array, which sorts before null.
 */
export function encodeKey(values: unknown[], fields: { direction: Direction }[]): string {
  length = 0;
  values.forEach((value, position) => {
    writeValue(value, fields[position]!.direction);
  });
  return scratch.toString('latin1', 0, length);
}

/** Returns the first byte of an encoded value. The plan of a query uses it to limit a range to values of one kind. */
export function encodeKind(value: unknown, direction: Direction): string {
  const byte = KIND_BYTE[kindOf(value) as keyof typeof KIND_BYTE];
  return String.fromCharCode(direction === 1 ? byte : byte ^ 0xff);
}

function valueAt(document: Document, names: Path): unknown {
  let value: unknown = document;
  for (const name of names) {
    if (Array.isArray(value)) throw notServed(`indexes and sorts through an array ("${names.join('.')}")`);
    value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
}

export interface DocumentKeys {
  keys: string[];
  hasArray: boolean;
  /** True if all fields are missing. A sparse index then omits the document. */
  isMissing: boolean;
}

/** Returns all different keys of a document. A missing field counts as null. */
export function documentKeys(document: Document, fields: KeyField[]): DocumentKeys {
  let isMissing = true;
  let list: unknown[] | undefined;
  let place = 0;
  const values = fields.map(({ names }, position): unknown => {
    const value = valueAt(document, names);
    isMissing &&= value === undefined;
    if (!Array.isArray(value)) return value ?? null;
    if (list) throw new CommandError(171, 'CannotIndexParallelArrays', 'cannot index or sort by parallel arrays');
    [list, place] = [value, position];
    return value;
  });
  if (!list) return { keys: [encodeKey(values, fields)], hasArray: false, isMissing };
  const keys = new Set<string>();
  for (const entry of list.length === 0 ? [undefined] : list) {
    values[place] = entry;
    keys.add(encodeKey(values, fields));
  }
  return { keys: [...keys], hasArray: true, isMissing };
}
