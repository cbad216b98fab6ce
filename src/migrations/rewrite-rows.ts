import { Logger } from '@nestjs/common';
import type { Connection, mongo } from 'mongoose';

const BATCH = 200;

/** Rewrites rows and copies in the trash. Keeps `updatedAt`. Rewrites a row again that changed meanwhile. */
export async function rewriteRows(
  db: Connection,
  name: string,
  filter: mongo.Document,
  rewrite: (row: mongo.Document) => mongo.Document,
): Promise<number> {
  const rows = await rewriteAll(db.collection(name), filter, (row) => ({
    filter: { _id: row._id, updatedAt: row.updatedAt },
    update: rewrite(row),
  }));
  const copies = await rewriteAll(db.collection('trash'), { source: name, ...inCopy(filter) }, ({ _id, record }) => ({
    filter: { _id },
    update: inCopy(rewrite(record)),
  }));
  return rows + copies;
}

async function rewriteAll(
  collection: ReturnType<Connection['collection']>,
  filter: mongo.Document,
  toWrite: (row: mongo.Document) => { filter: mongo.Document; update: mongo.Document },
): Promise<number> {
  let count = 0;
  let isWhole = false;
  while (!isWhole) {
    isWhole = true;
    for (let last: unknown; ; ) {
      const rest = last === undefined ? filter : { ...filter, _id: { $gt: last } };
      const rows: mongo.Document[] = await collection.find(rest).sort({ _id: 1 }).limit(BATCH).toArray();
      if (rows.length === 0) break;
      const writes = rows.map((row) => ({ updateOne: toWrite(row) }));
      const { matchedCount } = await collection.bulkWrite(writes as never[]);
      isWhole &&= matchedCount === rows.length;
      count += matchedCount;
      last = rows.at(-1)?._id;
      if (rows.length === BATCH) new Logger('Migrations').log(`${collection.name}: ${count} rows so far.`);
    }
  }
  return count;
}

/** Adapts a filter or update to a row's copy in the trash, whose fields are below `record`. */
const inCopy = (part: mongo.Document): mongo.Document =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === '$or') return [key, value.map(inCopy)];
      return key.startsWith('$') ? [key, inCopy(value)] : [`record.${key}`, value];
    }),
  );
