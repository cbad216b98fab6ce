import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BSON, type Document } from 'bson';
import type { mongo } from 'mongoose';
import { BackupError, NOT_ARCHIVED } from './archive-format';
import { storedDocuments } from './stored-documents';

const DUMPED = /\.bson$/;
const BATCH_BYTES = 4 * 1024 * 1024;

/** Loads a dump into an empty database. Throws `BackupError` if a count then differs from `documents`. */
export async function loadDatabase(db: mongo.Db, folder: string, documents: Record<string, number>): Promise<void> {
  const names = (await readdir(folder)).filter((file) => DUMPED.test(file)).map((file) => file.replace(DUMPED, ''));
  for (const name of names.filter((each) => !NOT_ARCHIVED.includes(each)).sort()) {
    const collection = await db.createCollection(name);
    // Creates the indexes first, so that unique indexes check every insert.
    const indexes = JSON.parse(
      await readFile(join(folder, `${name}.indexes.json`), 'utf8'),
    ) as mongo.IndexDescription[];
    if (indexes.length > 0) await collection.createIndexes(indexes.map(toIndex));
    for await (const batch of readBatches(join(folder, `${name}.bson`))) await collection.insertMany(batch);
    const count = await collection.countDocuments();
    if (count !== documents[name]) {
      throw new BackupError(`${name} has ${count} documents instead of ${documents[name]} after the restore.`);
    }
  }
}

/** Drops fields that some servers report for every index: the index version, and the default collation `simple`. */
function toIndex({ v: _version, collation, ...index }: Document): mongo.IndexDescription {
  const isPlain = (collation as { locale?: string } | undefined)?.locale === 'simple';
  return { ...index, ...(collation && !isPlain && { collation }) } as mongo.IndexDescription;
}

/** Keeps the number types of BSON, such as int and double, so that documents are written back byte for byte. */
const decode = (bytes: Buffer): Document => BSON.deserialize(bytes, { promoteValues: false, bsonRegExp: true });

async function* readBatches(path: string): AsyncGenerator<Document[]> {
  let batch: Document[] = [];
  let bytes = 0;
  for await (const document of storedDocuments(createReadStream(path))) {
    batch.push(decode(document));
    bytes += document.length;
    if (bytes < BATCH_BYTES) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
