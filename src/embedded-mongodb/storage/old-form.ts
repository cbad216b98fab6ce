import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import type { Document } from 'bson';
import { open } from 'lmdb';
import { decode } from '../documents/raw-bson';
import { numberOf } from '../documents/values';
import { DatabaseDamagedError } from '../store-errors';
import type { Catalogue } from './catalogue';
import type { Collection } from './collection';
import type { IndexSpecification } from './collection-index';
import type { WriteBatch } from './write-batch';

const STEP = 2_000;

interface OldRecord {
  collection: number;
  record: number;
  bytes: Buffer;
  checksum: number;
}

/** Reads a file of the old format. Collection 0 contains its header and one row for each other collection. */
function* oldRecords(file: string, folder: string): Iterable<OldRecord> {
  const root = open<Buffer, Buffer>({
    path: file,
    noSubdir: true,
    readOnly: true,
    encoding: 'binary',
    keyEncoding: 'binary',
  });
  try {
    for (const key of root.getKeys({})) {
      const [collection, record] = [key.readUInt32BE(0), key.readUIntBE(4, 6)];
      const stored = root.getBinary(key) ?? Buffer.alloc(4);
      const [checksum, bytes] = [stored.readUInt32BE(0), stored.subarray(4, stored.length)];
      if (checksum !== crc32(bytes, (record + Math.imul(collection, 0x9e3779b1)) >>> 0)) {
        throw new DatabaseDamagedError(folder, 'the checksum of a record is wrong');
      }
      yield { collection, record, bytes, checksum };
    }
  } finally {
    void root.close();
  }
}

export async function copyOldForm(file: string, folder: string, catalogue: Catalogue): Promise<void> {
  const rows = new Map<number, Document>();
  const collections = new Map<number, Collection>();
  const found = new Map<number, { count: number; sum: number }>();
  let header: Document | undefined;
  let batch = catalogue.begin();
  let steps = 0;
  const commit = async (): Promise<void> => {
    await catalogue.store.commit(batch.changes());
    catalogue.collections = batch.collections;
    batch = catalogue.begin();
  };
  for (const { collection: number, record, bytes, checksum } of oldRecords(file, folder)) {
    if (number === 0) {
      const row = decode(bytes);
      if (record === 0) header = row;
      else rows.set(record, row);
      continue;
    }
    const row = rows.get(number);
    if (!row) throw new DatabaseDamagedError(folder, 'a record belongs to no collection');
    const collection = collections.get(number) ?? (await makeCollection(batch, catalogue, row));
    collections.set(number, collection);
    collection.restore(batch, record, bytes);
    const { count, sum } = found.get(number) ?? { count: 0, sum: 0 };
    found.set(number, { count: count + 1, sum: (sum + checksum) >>> 0 });
    if (++steps % STEP === 0) await commit();
  }
  if (!header && rows.size === 0) return catalogue.writeHeader();
  if (!header) throw new DatabaseDamagedError(folder, 'its first record is missing');
  if (numberOf(header.collections) !== rows.size) throw new DatabaseDamagedError(folder, 'a collection is missing');
  for (const [number, row] of rows) {
    if (!collections.has(number)) await makeCollection(batch, catalogue, row);
    const { count, sum } = found.get(number) ?? { count: 0, sum: 0 };
    if (count === numberOf(row.count) && sum === numberOf(row.sum)) continue;
    throw new DatabaseDamagedError(folder, 'records are missing');
  }
  catalogue.id = String(header.id);
  await commit();
  await catalogue.writeHeader();
}

async function makeCollection(batch: WriteBatch, catalogue: Catalogue, row: Document): Promise<Collection> {
  let collection = catalogue.ensure(batch, String(row.namespace));
  for (const specification of row.indexes as IndexSpecification[]) {
    collection = await collection.build(batch, specification);
  }
  catalogue.put(batch, collection);
  return collection;
}
