import { type Document, ObjectId } from 'bson';
import { CommandError, notServed } from '../store-errors';
import { fieldOf, isObject, isServedName, kindOf, lastOf, type Path } from './values';

/** Throws `CommandError` for types and field names that cannot be stored. */
export function checkStorable(value: unknown): void {
  const kind = kindOf(value);
  if (kind === 'missing') throw notServed('undefined as a value');
  if (kind === 'array') for (const entry of value as unknown[]) checkStorable(entry);
  if (!isObject(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!isServedName(name) || name.includes('.')) throw notServed(`the field name "${name}"`);
    checkStorable(inner);
  }
}

/** Returns the document to store: `_id` comes first and is created if missing. */
export function toStored(document: Document): Document {
  const { _id = new ObjectId(), ...rest } = document;
  const stored = { _id, ...rest };
  checkStorable(stored);
  if (Array.isArray(_id)) throw new CommandError(53, 'InvalidIdField', "The '_id' value cannot be of type array");
  return stored;
}

/** Sets a value at a path and creates missing documents. Throws `CommandError` 28 if a value blocks the path. */
export function setAt(document: Document, names: Path, value: unknown): void {
  const parent = parentOf(document, names, true) as Document;
  parent[lastOf(names)] = value;
}

/**
 * Returns the inner document that contains the last field of a path. If `isMade` is true, creates missing documents,
 * otherwise returns `undefined` for them.
 */
export function parentOf(document: Document, names: Path, isMade: boolean): Document | undefined {
  let parent = document;
  for (const [depth, name] of names.slice(0, -1).entries()) {
    let next = fieldOf(parent, name);
    if (next === undefined && isMade) {
      next = {};
      parent[name] = next;
    }
    if (!isObject(next)) {
      if (!isMade) return undefined;
      const message = `Cannot create field '${names[depth + 1]}' in element {${name}: ${JSON.stringify(next)}}`;
      throw new CommandError(28, 'PathNotViable', message);
    }
    parent = next;
  }
  return parent;
}
