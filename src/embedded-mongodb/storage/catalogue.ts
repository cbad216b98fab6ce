import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { decode, encode } from '../documents/raw-bson';
import { numberOf } from '../documents/values';
import { CommandError } from '../store-errors';
import { Collection } from './collection';
import { catalogueKey, catalogueRange, collectionOf } from './keys';
import { ReadView } from './read-view';
import type { Store } from './store';
import { type Collections, WriteBatch } from './write-batch';

const HEADER = 0;

export class Catalogue {
  collections: Collections = new Map();
  /**
   * Id of this store. The file store.json beside it has the same id, so that a database file of another store is
   * detected.
   */
  id = randomUUID() as string;
  readonly isStored: boolean;
  private nextNumber = 1;

  /** Reads the list of collections from the store. Throws `DatabaseDamagedError` if a collection is missing. */
  constructor(readonly store: Store) {
    const view = ReadView.of(store);
    const rows = [...view.keys(...catalogueRange)].map((key) => ({
      number: collectionOf(key),
      row: decode(Buffer.from(store.get(key) as Buffer)),
    }));
    view.release();
    const [header, ...others] = rows;
    this.isStored = header !== undefined;
    if (!header) return;
    if (header.number !== HEADER) throw store.damaged('its first record is missing');
    if (numberOf(header.row.collections) !== others.length) throw store.damaged('a collection is missing');
    this.id = String(header.row.id);
    this.nextNumber = numberOf(header.row.next);
    const known = others.map(({ number, row }) => Collection.fromCatalogue(number, row));
    this.collections = new Map(known.map((collection) => [collection.namespace, collection]));
  }

  find(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  begin(flush?: () => Promise<void>): WriteBatch {
    return new WriteBatch(this.store, this.collections, flush);
  }

  ensure(batch: WriteBatch, namespace: string): Collection {
    const known = batch.collections.get(namespace);
    if (known) return known;
    const name = namespace.slice(namespace.indexOf('.') + 1);
    if (name === '' || name.startsWith('system.') || name.includes('$')) {
      throw new CommandError(73, 'InvalidNamespace', `Invalid collection name: ${name}`);
    }
    const collection = new Collection(namespace, this.nextNumber++);
    this.put(batch, collection);
    return collection;
  }

  put(batch: WriteBatch, collection: Collection): void {
    batch.set(catalogueKey(collection.number), collection.toCatalogue());
    this.set(batch, new Map(batch.collections).set(collection.namespace, collection));
  }

  drop(batch: WriteBatch, collection: Collection): void {
    collection.drop(batch);
    this.set(batch, new Map([...batch.collections].filter(([namespace]) => namespace !== collection.namespace)));
  }

  async writeHeader(): Promise<void> {
    await this.store.commit([{ key: catalogueKey(HEADER), bytes: this.header(this.collections) }]);
  }

  private set(batch: WriteBatch, collections: Collections): void {
    batch.setCollections(collections);
    batch.set(catalogueKey(HEADER), this.header(collections));
  }

  private header(collections: Collections): Buffer {
    return encode({ id: this.id, next: this.nextNumber, collections: collections.size });
  }
}

export function collectionsOf(collections: Collections, database: string): Collection[] {
  return [...collections.values()].filter(({ namespace }) => namespace.startsWith(`${database}.`));
}
