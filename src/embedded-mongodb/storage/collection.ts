import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import type { Document } from 'bson';
import { decode, encode, FieldReader } from '../documents/raw-bson';
import { numberOf } from '../documents/values';
import { CommandError, notServed } from '../store-errors';
import { CollectionIndex, type IndexKeys, type IndexSpecification } from './collection-index';
import { type CollectionTotals, MAX_INDEXES } from './collection-totals';
import { catalogueKey, entryKey, entryRange, KEY_MAX_BYTES, recordKey, recordOf, recordRange, totalsKey } from './keys';
import type { ReadView } from './read-view';
import { checksumOf } from './store';
import type { WriteTransaction } from './write-transaction';

const NOTHING = Buffer.alloc(0);
const NO_KEYS: IndexKeys = { keys: [], hasArray: false };
const ID: IndexSpecification = { v: 2, key: { _id: 1 }, name: '_id_' };
const ALL_KEYS = { from: '', to: '\xff' };
const BUILD_STEP = 5_000;

interface EntryChange {
  index: CollectionIndex;
  record: number;
  before: string[];
  now: IndexKeys;
}

/** Describes one collection and its indexes. The data itself is in the store. */
export class Collection {
  readonly indexes: readonly CollectionIndex[];
  private readonly keyReader: FieldReader;

  constructor(
    readonly namespace: string,
    readonly number: number,
    indexes: readonly CollectionIndex[] = [],
  ) {
    this.indexes = indexes.length > 0 ? indexes : [new CollectionIndex(ID, number, 0)];
    this.keyReader = new FieldReader(
      new Set(this.indexes.flatMap((index) => index.fields.map((field) => field.names[0]))),
    );
  }

  static fromCatalogue(number: number, row: Document): Collection {
    const stored = row.indexes as { slot: unknown; specification: IndexSpecification }[];
    const indexes = stored.map((index) => new CollectionIndex(index.specification, number, numberOf(index.slot)));
    return new Collection(String(row.namespace), number, indexes);
  }

  toCatalogue(): Buffer {
    const indexes = this.indexes.map(({ slot, specification }) => ({ slot, specification }));
    return encode({ namespace: this.namespace, indexes });
  }

  totals(view: ReadView): CollectionTotals {
    return view.totals(this.number);
  }

  insert(batch: WriteTransaction, document: Document): void {
    this.put(batch, null, null, document);
  }

  restore(batch: WriteTransaction, record: number, bytes: Buffer): void {
    this.put(batch, record, null, decode(bytes));
  }

  replace(batch: WriteTransaction, record: number, before: Buffer, document: Document): void {
    this.put(batch, record, before, document);
  }

  remove(batch: WriteTransaction, record: number, before: Buffer): void {
    this.put(batch, record, before, null);
  }

  /** Yields the records in order of insertion. */
  *allRecords(view: ReadView, skip = 0): Iterable<number> {
    for (const key of view.keys(...recordRange(this.number), { skip })) yield recordOf(key);
  }

  /**
   * Builds an index in several commits. The catalogue lists it only when it is complete. Throws `CommandError` 11000
   * for duplicates.
   */
  async build(batch: WriteTransaction, specification: IndexSpecification): Promise<Collection> {
    const slots = Array.from({ length: MAX_INDEXES }, (_, slot) => slot);
    const slot = slots.find((free) => !this.indexes.some((index) => index.slot === free));
    if (slot === undefined) throw notServed(`more than ${MAX_INDEXES} indexes`);
    const index = new CollectionIndex(specification, this.number, slot);
    this.clear(batch, index);
    let step = 0;
    for (const record of this.allRecords(batch)) {
      const document = index.reader.read(batch.document(this.number, record));
      const now = index.keysOf(document);
      index.checkUnique(batch, this.namespace, now.keys, record, document);
      this.change(batch, { index, record, before: [], now });
      if (++step % BUILD_STEP === 0) await batch.flush();
    }
    return new Collection(this.namespace, this.number, [...this.indexes, index]);
  }

  dropIndex(batch: WriteTransaction, dropped: CollectionIndex): Collection {
    this.clear(batch, dropped);
    return new Collection(
      this.namespace,
      this.number,
      this.indexes.filter((index) => index !== dropped),
    );
  }

  drop(batch: WriteTransaction): void {
    for (const index of this.indexes) this.clear(batch, index);
    for (const key of [...batch.keys(...recordRange(this.number))]) batch.set(key, null);
    batch.set(totalsKey(this.number), null);
    batch.set(catalogueKey(this.number), null);
  }

  private clear(batch: WriteTransaction, { slot }: CollectionIndex): void {
    batch.totalsForUpdate(this.number).clear(slot);
    for (const key of [...batch.keys(...entryRange(this.number, slot, ALL_KEYS))]) batch.set(key, null);
  }

  /** Stores, replaces or removes one record. `known` is its number, or `null` for a new record. */
  private put(batch: WriteTransaction, known: number | null, before: Buffer | null, document: Document | null): void {
    const after = document && encode(document);
    if (after && after.length > 16 * 1024 * 1024) {
      throw new CommandError(10334, 'BSONObjectTooLarge', 'The document is larger than 16 MB');
    }
    const totals = batch.totalsForUpdate(this.number);
    const record = totals.take(known);
    const old = before && this.keyReader.read(before);
    // Checks all keys and unique indexes before any index changes.
    const changes = this.indexes.map((index) => {
      const { keys } = old ? index.keysOf(old) : NO_KEYS;
      const now = document ? index.keysOf(document) : NO_KEYS;
      if (document) index.checkUnique(batch, this.namespace, without(now.keys, keys), record, document);
      return { index, record, before: keys, now };
    });
    for (const change of changes) this.change(batch, change);
    const key = recordKey(this.number, record);
    if (before) totals.noteRecord(checksumOf(key, before), -1);
    if (after) totals.noteRecord(checksumOf(key, after), 1);
    batch.set(key, after);
  }

  private change(batch: WriteTransaction, { index, record, before, now }: EntryChange): void {
    const totals = batch.totals(this.number);
    totals.mark(index.slot, now.hasArray, now.keys.some(isLong));
    const [old, added] = [shortened(before), shortened(now.keys)];
    const set = (key: string, sign: 1 | -1): void => {
      const entry = entryKey(this.number, index.slot, key, record);
      batch.set(entry, sign === 1 ? NOTHING : null);
      totals.note(index.slot, crc32(entry), sign);
    };
    for (const key of without(old, added)) set(key, -1);
    for (const key of without(added, old)) set(key, 1);
  }
}

const isLong = (key: string): boolean => key.length > KEY_MAX_BYTES;

const shortened = (keys: string[]): string[] =>
  keys.some(isLong) ? [...new Set(keys.map((key) => key.slice(0, KEY_MAX_BYTES)))] : keys;

function without(keys: string[], others: string[]): string[] {
  if (keys.length === 0 || others.length === 0) return keys;
  const left = new Set(others);
  return keys.filter((key) => !left.has(key));
}
