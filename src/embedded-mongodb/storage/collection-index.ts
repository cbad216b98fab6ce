import type { Document } from 'bson';
import { isTruthy, valuesAt } from '../documents/values';
import { CommandError } from '../errors';
import { AFTER, documentKeys, type KeyField, parseKeyFields } from './index-key';
import { SortedKeys } from './sorted-keys';

/** As it is stored and as listIndexes answers it. */
export interface IndexSpecification {
  v: 2;
  key: Document;
  name: string;
  unique?: true;
  sparse?: true;
}

export class CollectionIndex {
  readonly entries = new SortedKeys();
  readonly fields: KeyField[];
  readonly isUnique: boolean;
  readonly isSparse: boolean;
  /** Some document stands under several keys: then one range cannot stand for two conditions, nor for an order. */
  isMultikey = false;

  constructor(readonly specification: IndexSpecification) {
    this.fields = parseKeyFields(specification.key, 'an index');
    this.isUnique = isTruthy(specification.unique) || specification.name === '_id_';
    this.isSparse = isTruthy(specification.sparse);
  }

  /** Errors: `CommandError` 171 for two arrays, 238 for values that no key can hold. */
  keysOf(document: Document): string[] {
    const { keys, hasArray, isMissing } = documentKeys(document, this.fields);
    if (this.isSparse && isMissing) return [];
    if (hasArray) this.isMultikey = true;
    return keys;
  }

  /** Errors: `CommandError` 11000 when another record than `record` holds one of the keys. */
  checkUnique(namespace: string, keys: string[], record: number, document: () => Document): void {
    if (!this.isUnique) return;
    const taken = keys.find((key) => this.entries.records(key, key + AFTER).some((holder) => holder !== record));
    if (taken !== undefined) throw this.duplicate(namespace, taken, document());
  }

  private duplicate(namespace: string, taken: string, document: Document): CommandError {
    const keyValue: Document = {};
    for (const { path, names } of this.fields) {
      const value = valuesAt(document, names, false)[0] ?? null;
      // Of an array, the entry that is taken.
      const entries: unknown[] = Array.isArray(value) ? value : [value];
      keyValue[path] =
        entries.find((entry) => this.keysOf({ ...document, [names[0]]: entry }).includes(taken)) ?? entries[0] ?? null;
    }
    const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${JSON.stringify(value)}`);
    return new CommandError(
      11000,
      'DuplicateKey',
      `E11000 duplicate key error collection: ${namespace} index: ${this.specification.name} dup key: { ${shown.join(', ')} }`,
      { keyPattern: this.specification.key, keyValue },
    );
  }
}
