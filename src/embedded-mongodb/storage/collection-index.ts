import type { Buffer } from 'node:buffer';
import type { Document } from 'bson';
import { FieldReader } from '../documents/raw-bson';
import { isTruthy, valuesAt } from '../documents/values';
import { CommandError } from '../store-errors';
import { documentKeys, type KeyField, parseKeyFields } from './index-key';
import {
  after,
  collectionOf,
  entryRange,
  isEntry,
  KEY_MAX_BYTES,
  type KeyRange,
  keyOf,
  recordOf,
  slotOf,
} from './keys';
import type { ReadView, Walk } from './read-view';

/** Minimum count that is cached. Counting a smaller range again is fast. */
const LEAST_REMEMBERED = 500;
const MOST_REMEMBERED = 100;

export interface IndexSpecification {
  v: 2;
  key: Document;
  name: string;
  unique?: true;
  sparse?: true;
}

export interface Entry {
  key: string;
  record: number;
}

export interface IndexKeys {
  keys: string[];
  hasArray: boolean;
}

export class CollectionIndex {
  readonly fields: KeyField[];
  readonly isUnique: boolean;
  readonly isSparse: boolean;
  readonly reader: FieldReader;
  /** Cached counts of large ranges. */
  private readonly remembered = new Map<string, KeyRange & { count: number; isDone: boolean }>();

  /** `slot` is the number of the index within its collection. */
  constructor(
    readonly specification: IndexSpecification,
    private readonly collection: number,
    readonly slot: number,
  ) {
    this.fields = parseKeyFields(specification.key, 'an index');
    this.reader = new FieldReader(this.fields.map((field) => field.names[0]));
    this.isUnique = isTruthy(specification.unique) || specification.name === '_id_';
    this.isSparse = isTruthy(specification.sparse);
  }

  /**
   * Returns the index keys of a document. Throws `CommandError` 171 if two fields are arrays, and 238 for values that a
   * key cannot represent.
   */
  keysOf(document: Document): IndexKeys {
    const { keys, hasArray, isMissing } = documentKeys(document, this.fields);
    return this.isSparse && isMissing ? { keys: [], hasArray: false } : { keys, hasArray };
  }

  *records(view: ReadView, range: KeyRange, { isReverse = false, skip = 0 }: Walk = {}): Iterable<number> {
    const place = entryRange(this.collection, this.slot, range);
    if (view.totals(this.collection).hasLong(this.slot)) {
      let toSkip = skip;
      for (const { record } of this.entries(view, range, isReverse)) if (toSkip-- <= 0) yield record;
    } else for (const entry of view.keys(...place, { isReverse, skip })) yield recordOf(entry);
  }

  /** Yields index entries with complete keys, in order. The rest of a truncated key is read from its document. */
  *entries(view: ReadView, range: KeyRange, isReverse = false): Iterable<Entry> {
    let alike: Buffer[] = [];
    for (const entry of view.keys(...entryRange(this.collection, this.slot, range), { isReverse })) {
      const key = keyOf(entry);
      const [first] = alike;
      if (first && keyOf(first) !== key) {
        yield* this.wholeEntries(view, alike, range, isReverse);
        alike = [];
      }
      if (key.length === KEY_MAX_BYTES) alike.push(entry);
      else yield { key, record: recordOf(entry) };
    }
    yield* this.wholeEntries(view, alike, range, isReverse);
  }

  private wholeEntries(view: ReadView, cut: Buffer[], { from, to }: KeyRange, isReverse: boolean): Entry[] {
    const entries = cut.flatMap((entry) => {
      const [beginning, record] = [keyOf(entry), recordOf(entry)];
      const bytes = view.document(this.collection, record);
      const { keys } = bytes ? this.keysOf(this.reader.read(bytes)) : { keys: [] };
      return keys.filter((key) => key.startsWith(beginning) && key >= from && key < to).map((key) => ({ key, record }));
    });
    return entries.sort((a, b) => (a.key < b.key !== isReverse ? -1 : 1));
  }

  /** Counts the entries in a range. Counting may stop above `limit`. */
  async count(view: ReadView, range: KeyRange, limit: number): Promise<number> {
    if (range.from >= range.to) return 0;
    const name = JSON.stringify(range);
    const known = this.remembered.get(name);
    if (known?.isDone) return known.count;
    const isCut = range.from.length > KEY_MAX_BYTES || range.to.length > KEY_MAX_BYTES;
    if (isCut) return [...this.entries(view, range)].length;
    const place = entryRange(this.collection, this.slot, range);
    if (limit !== Number.POSITIVE_INFINITY) return view.count(...place, limit);
    // Adds the cache entry before counting, so that commits during the count update it.
    const counting = { ...range, count: 0, isDone: false };
    if (!view.isUnsettled) this.remembered.set(name, counting);
    const count = await view.countAll(...place);
    counting.count += count;
    counting.isDone = true;
    const [oldest = name] = this.remembered.keys();
    const isForgotten = count < LEAST_REMEMBERED ? name : oldest;
    if (count < LEAST_REMEMBERED || this.remembered.size > MOST_REMEMBERED) this.remembered.delete(isForgotten);
    return count;
  }

  /** Updates cached counts after a commit. `delta` is 1 for an added key, -1 for a removed one. */
  noteCommitted(changes: readonly { key: Buffer; delta: number }[]): void {
    if (this.remembered.size === 0) return;
    for (const { key: entry, delta } of changes) {
      if (!isEntry(entry) || collectionOf(entry) !== this.collection || slotOf(entry) !== this.slot) continue;
      const key = keyOf(entry);
      for (const range of this.remembered.values()) if (range.from <= key && key < range.to) range.count += delta;
    }
  }

  /** Throws `CommandError` 11000 if a record other than `record` has one of the keys. */
  checkUnique(view: ReadView, namespace: string, keys: string[], record: number, document: Document): void {
    if (!this.isUnique) return;
    const isTaken = (key: string): boolean => {
      const range = { from: key, to: after(key) };
      const holders = key.length > KEY_MAX_BYTES ? this.entries(view, range) : this.records(view, range);
      for (const holder of holders) if ((typeof holder === 'number' ? holder : holder.record) !== record) return true;
      return false;
    };
    const taken = keys.find(isTaken);
    if (taken !== undefined) throw this.duplicate(namespace, taken, document);
  }

  private duplicate(namespace: string, taken: string, document: Document): CommandError {
    const keyValue: Document = {};
    for (const { path, names } of this.fields) {
      const value = valuesAt(document, names, false)[0] ?? null;
      // If the value is an array, names the entry that is the duplicate.
      const entries: unknown[] = Array.isArray(value) ? value : [value];
      keyValue[path] =
        entries.find((entry) => this.keysOf({ ...document, [names[0]]: entry }).keys.includes(taken)) ??
        entries[0] ??
        null;
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
