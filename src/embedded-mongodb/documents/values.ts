import { type Document, Long } from 'bson';
import { notServed } from '../store-errors';

export type Kind =
  | 'missing'
  | 'null'
  | 'number'
  | 'string'
  | 'object'
  | 'array'
  | 'binData'
  | 'objectId'
  | 'bool'
  | 'date';

const KIND_OF_BSON: Record<string, Kind> = {
  Int32: 'number',
  Double: 'number',
  Long: 'number',
  ObjectId: 'objectId',
  Binary: 'binData',
};

/**
 * Returns the kind of a value. Throws `CommandError` for types that are not supported, such as decimals and regular
 * expressions.
 */
export function kindOf(value: unknown): Kind {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'bool';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  const bsonType = (value as { _bsontype?: string })._bsontype;
  if (bsonType === undefined) return 'object';
  const kind = KIND_OF_BSON[bsonType];
  if (!kind) throw notServed(`values of type ${bsonType}`);
  return kind;
}

export function isObject(value: unknown): value is Document {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    (value as { _bsontype?: string })._bsontype === undefined
  );
}

/** Returns a BSON number as a JavaScript number, and NaN for other values. */
export function numberOf(value: unknown): number {
  if (value instanceof Long) return value.toNumber();
  return kindOf(value) === 'number' ? Number(value) : Number.NaN;
}

/** True for all values except false, null, missing and zero, like MongoDB. */
export function isTruthy(value: unknown): boolean {
  const kind = kindOf(value);
  if (kind === 'number') return numberOf(value) !== 0;
  return kind === 'bool' ? value === true : kind !== 'null' && kind !== 'missing';
}

/** Returns a field's value. Inherited names such as `constructor` are not fields. */
export function fieldOf(document: Document, name: string): unknown {
  return Object.hasOwn(document, name) ? document[name] : undefined;
}

/**
 * True if a field may have this name. Numeric names are not supported: paths use them as array positions, and
 * JavaScript objects put them before other names.
 */
export function isServedName(name: string): boolean {
  return name !== '' && name !== '__proto__' && !name.startsWith('$') && !/^\d+$/.test(name);
}

export type Path = [string, ...string[]];

export function splitPath(path: string): Path {
  const names = path.split('.') as Path;
  if (!names.every(isServedName)) throw notServed(`the field path "${path}"`);
  return names;
}

export const lastOf = (path: Path): string => path.at(-1) ?? path[0];

/**
 * Returns all values at a path; several, if the path leads through an array. With `throughArray`, an array at the end
 * of the path yields its entries, then itself.
 */
export function valuesAt(document: Document, path: Path, throughArray: boolean): unknown[] {
  const found: unknown[] = [];
  const walk = (within: Document, depth: number): void => {
    const value = fieldOf(within, path[depth] ?? '');
    if (depth === path.length - 1) {
      if (throughArray && Array.isArray(value)) found.push(...value);
      found.push(value);
    } else if (Array.isArray(value)) {
      // An empty array, or an entry that is no document, counts as a missing field.
      for (const entry of value.length > 0 ? value : [undefined]) {
        if (isObject(entry)) walk(entry, depth + 1);
        else found.push(undefined);
      }
    } else if (isObject(value)) walk(value, depth + 1);
    else found.push(undefined);
  };
  walk(document, 0);
  return found;
}
