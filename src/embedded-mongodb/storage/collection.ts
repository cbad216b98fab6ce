import { Buffer } from 'node:buffer';
import { type Document, Long } from 'bson';
import { decode, encode, FieldReader, joinElements } from '../documents/raw-bson';
import { numberOf } from '../documents/values';
import { CommandError } from '../errors';
import { CollectionIndex, type IndexSpecification } from './collection-index';
import { checksumOf, type RecordChange, type StoredRecord } from './record';
import type { Chunk } from './sorted-keys';
import type { Store } from './store';
import type { WriteBatch } from './write-batch';

/** Reads the document of a record, `undefined` when it is gone. The bytes are valid until the next read. */
export type ReadRecord = (record: number) => Buffer | undefined;

function without(keys: string[], others: string[]): string[] {
  return others.length === 0 ? keys : keys.filter((key) => !others.includes(key));
}

function addTo(entries: Chunk, keys: string[], record: number): void {
  for (const key of keys) {
    entries.keys.push(key);
    entries.records.push(record);
  }
}

/** What stands between the length of a document and its end. */
const elementsOf = (fields: Document): Buffer => encode(fields).subarray(4, -1);

/**
 * The documents of one namespace. They stay in the store; in memory are the keys of the indexes and what a running
 * batch has changed.
 */
export class Collection {
  readonly indexes: CollectionIndex[] = [new CollectionIndex({ v: 2, key: { _id: 1 }, name: '_id_' })];
  isNew = false;
  isDropped = false;
  count = 0;
  /** The sum of all checksums: it tells at the next start when a record is lost. */
  private sum = 0;
  private nextRecord = 1;
  private readonly pending = new Map<number, Buffer | null>();
  private keyReader = new FieldReader(['_id']);
  isDirty = false;
  /** The part of the catalogue's entry that a write of documents leaves as it is. */
  private entryHead: Buffer | undefined;

  constructor(
    readonly namespace: string,
    readonly number: number,
    private readonly store: Store,
  ) {}

  static fromCatalogue(number: number, entry: Document, store: Store): Collection {
    const collection = new Collection(String(entry.namespace), number, store);
    for (const specification of entry.indexes as IndexSpecification[]) {
      collection.indexes.push(new CollectionIndex(specification));
    }
    collection.readKeyFields();
    return collection;
  }

  /** Errors: `DatabaseDamagedError` when the records are not those that the catalogue counted. */
  load(records: Iterable<StoredRecord>, entry: Document): void {
    const entries = this.indexes.map((): Chunk => ({ keys: [], records: [] }));
    for (const { record, bytes, checksum } of records) {
      const document = this.keyReader.read(bytes);
      for (const [position, index] of this.indexes.entries()) addTo(entries[position], index.keysOf(document), record);
      this.note(checksum, 1);
      this.nextRecord = record + 1;
    }
    if (this.count !== numberOf(entry.count) || this.sum !== numberOf(entry.sum)) {
      throw this.store.damaged('records are missing');
    }
    this.indexes.forEach((index, position) => {
      index.entries.load(entries[position]);
    });
  }

  /** What is on disk. */
  readonly readCommitted: ReadRecord = (record) => this.store.read({ collection: this.number, record });

  /** What the running batch sees. */
  readonly readWorking: ReadRecord = (record) => {
    const pending = this.pending.get(record);
    return pending === undefined ? this.readCommitted(record) : (pending ?? undefined);
  };

  insert(batch: WriteBatch, document: Document): void {
    this.put(batch, this.nextRecord++, null, encode(document));
  }

  replace(batch: WriteBatch, record: number, before: Buffer, document: Document): void {
    this.put(batch, record, before, encode(document));
  }

  remove(batch: WriteBatch, record: number, before: Buffer): void {
    this.put(batch, record, before, null);
  }

  /** Errors: `CommandError` 11000 when documents that are there break it; then nothing is changed. */
  addIndex(batch: WriteBatch, specification: IndexSpecification): void {
    const index = new CollectionIndex(specification);
    const reader = new FieldReader(index.fields.map((field) => field.names[0]));
    const entries: Chunk = { keys: [], records: [] };
    const holders = new Set<string>();
    for (const record of this.allRecords()) {
      const document = reader.read(this.readWorking(record) as Buffer);
      const keys = index.keysOf(document);
      if (keys.some((key) => index.isUnique && holders.has(key))) {
        index.entries.load(entries);
        index.checkUnique(this.namespace, keys, record, () => document);
      }
      for (const key of keys) holders.add(key);
      addTo(entries, keys, record);
    }
    index.entries.load(entries);
    this.touch(batch);
    this.setIndexes(batch, [...this.indexes, index]);
  }

  dropIndex(batch: WriteBatch, dropped: CollectionIndex): void {
    this.touch(batch);
    this.setIndexes(
      batch,
      this.indexes.filter((index) => index !== dropped),
    );
  }

  drop(batch: WriteBatch): void {
    for (const record of this.allRecords()) this.remove(batch, record, Buffer.from(this.readWorking(record) as Buffer));
    this.touch(batch);
    this.isDropped = true;
    batch.onUndo(() => {
      this.isDropped = false;
    });
  }

  touch(batch: WriteBatch): void {
    this.isDirty = true;
    batch.touched.add(this);
  }

  /** In the order in which they were inserted. */
  allRecords(): number[] {
    return this.indexes[0].entries.records('', '\u0100').sort((a, b) => a - b);
  }

  /** What a commit has to write: the records and this collection's place in the catalogue. */
  changes(): RecordChange[] {
    const records = [...this.pending].map(([record, bytes]) => ({ collection: this.number, record, bytes }));
    return [...records, { collection: 0, record: this.number, bytes: this.isDropped ? null : this.catalogueEntry() }];
  }

  /** The batch is committed or undone. */
  settle(): void {
    this.pending.clear();
    this.isDirty = false;
    this.isNew = false;
  }

  private put(batch: WriteBatch, record: number, before: Buffer | null, after: Buffer | null): void {
    if (after && after.length > 16 * 1024 * 1024) {
      throw new CommandError(10334, 'BSONObjectTooLarge', 'The document is larger than 16 MB');
    }
    const [oldDocument, newDocument] = [before, after].map((bytes) => bytes && this.keyReader.read(bytes));
    const changes = this.indexes.map((index) => {
      const old = oldDocument ? index.keysOf(oldDocument) : [];
      const next = newDocument ? index.keysOf(newDocument) : [];
      return {
        index,
        removed: without(old, next),
        added: without(next, old),
      };
    });
    // All unique indexes are asked before any index is touched.
    for (const { index, added } of changes) {
      if (after) index.checkUnique(this.namespace, added, record, () => decode(after));
    }
    const swap = (removed: 'removed' | 'added', added: 'removed' | 'added'): void => {
      for (const change of changes) {
        for (const key of change[removed]) change.index.entries.remove(key, record);
        for (const key of change[added]) change.index.entries.insert(key, record);
      }
    };
    const { count, sum } = this;
    const pending = this.pending.get(record);
    this.touch(batch);
    swap('removed', 'added');
    const place = { collection: this.number, record };
    if (before) this.note(checksumOf(place, before), -1);
    if (after) this.note(checksumOf(place, after), 1);
    this.pending.set(record, after);
    batch.onUndo(() => {
      swap('added', 'removed');
      Object.assign(this, { count, sum });
      if (pending === undefined) this.pending.delete(record);
      else this.pending.set(record, pending);
    });
  }

  private note(checksum: number, sign: 1 | -1): void {
    this.count += sign;
    this.sum = (this.sum + sign * checksum) >>> 0;
  }

  private setIndexes(batch: WriteBatch, indexes: CollectionIndex[]): void {
    const before = [...this.indexes];
    const set = (list: CollectionIndex[]): void => {
      this.indexes.splice(0, this.indexes.length, ...list);
      this.readKeyFields();
    };
    set(indexes);
    batch.onUndo(() => set(before));
  }

  private catalogueEntry(): Buffer {
    this.entryHead ??= elementsOf({
      namespace: this.namespace,
      indexes: this.indexes.slice(1).map((index) => index.specification),
    });
    return joinElements([this.entryHead, elementsOf({ count: this.count, sum: Long.fromNumber(this.sum) })]);
  }

  private readKeyFields(): void {
    this.entryHead = undefined;
    this.keyReader = new FieldReader(
      new Set(this.indexes.flatMap((index) => index.fields.map((field) => field.names[0]))),
    );
  }
}
