import { Buffer } from 'node:buffer';
import type { Document } from 'bson';
import { decode } from '../documents/raw-bson';
import { CommandError } from '../errors';
import { Collection } from './collection';
import type { Store } from './store';
import type { WriteBatch } from './write-batch';

/** The collections of all databases by namespace ("mosi.blogs"). */
export class Catalogue {
  private readonly collections = new Map<string, Collection>();
  private nextNumber = 1;

  private constructor(private readonly store: Store) {}

  /** Reads and checks every record. Errors: `DatabaseDamagedError`. */
  static load(store: Store): Catalogue {
    const catalogue = new Catalogue(store);
    const entries = new Map<number, Document>();
    const records = store.records()[Symbol.iterator]();
    let next = records.next();
    for (; !next.done && next.value.collection === 0; next = records.next()) {
      if (next.value.record > 0) entries.set(next.value.record, decode(Buffer.from(next.value.bytes)));
    }
    if (entries.size !== store.header.collections) throw store.damaged('a collection is missing');
    for (const [number, entry] of entries) {
      const collection = Collection.fromCatalogue(number, entry, store);
      collection.load(
        (function* ownRecords() {
          for (; !next.done && next.value.collection === number; next = records.next()) yield next.value;
        })(),
        entry,
      );
      catalogue.collections.set(collection.namespace, collection);
      catalogue.nextNumber = number + 1;
    }
    if (!next.done) throw store.damaged('a record belongs to no collection');
    return catalogue;
  }

  find(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  inDatabase(database: string): Collection[] {
    return [...this.collections.values()].filter((collection) => collection.namespace.startsWith(`${database}.`));
  }

  /** The collection, made if it is not there. */
  ensure(batch: WriteBatch, namespace: string): Collection {
    const known = this.collections.get(namespace);
    if (known) return known;
    const name = namespace.slice(namespace.indexOf('.') + 1);
    if (name === '' || name.startsWith('system.') || name.includes('$')) {
      throw new CommandError(73, 'InvalidNamespace', `Invalid collection name: ${name}`);
    }
    const collection = new Collection(namespace, this.nextNumber++, this.store);
    collection.isNew = true;
    collection.touch(batch);
    batch.onUndo(() => {
      collection.isDropped = true;
    });
    this.put(batch, namespace, collection);
    return collection;
  }

  drop(batch: WriteBatch, collection: Collection): void {
    collection.drop(batch);
    this.put(batch, collection.namespace, null);
  }

  private put(batch: WriteBatch, namespace: string, collection: Collection | null): void {
    const before = this.collections.get(namespace);
    const set = (value: Collection | null | undefined): void => {
      if (value) this.collections.set(namespace, value);
      else this.collections.delete(namespace);
      this.store.header.collections = this.collections.size;
    };
    set(collection);
    batch.onUndo(() => set(before));
  }
}
