import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { mongo } from 'mongoose';
import { BackupError, NOT_ARCHIVED } from './archive-format';

/** Documents per read. Larger batches would delay the site's other calls. */
const BATCH_SIZE = 200;

export interface DatabaseDump {
  isConsistent: boolean;
  documents: Record<string, number>;
}

interface DumpHooks {
  onMoment: () => Promise<void>;
  within?: (session: mongo.ClientSession | undefined) => Promise<void>;
}

interface RawRead {
  raw: true;
  batchSize: number;
  session?: mongo.ClientSession;
}

/** True if the database can read all collections in one snapshot. False on a MongoDB server outside a replica set. */
export async function canReadOneMoment(db: mongo.Db, kind: 'embedded' | 'mongodb'): Promise<boolean> {
  if (kind === 'embedded') return true;
  const hello = await db.command({ hello: 1 });
  return hello.setName !== undefined || hello.msg === 'isdbgrid';
}

/** Writes each collection to `<name>.bson`, in mongodump's format, and `<name>.indexes.json`. */
export async function dumpDatabase(
  db: mongo.Db,
  kind: 'embedded' | 'mongodb',
  folder: string,
  { onMoment, within }: DumpHooks,
): Promise<DatabaseDump> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isConsistent = await canReadOneMoment(db, kind);
  const names = (await db.listCollections({}, { nameOnly: true }).toArray())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.') && !NOT_ARCHIVED.includes(name))
    .sort();
  const session = isConsistent ? db.client.startSession({ snapshot: true }) : undefined;
  const read: RawRead = { raw: true, batchSize: BATCH_SIZE, ...(session && { session }) };
  const documents: Record<string, number> = {};
  try {
    // The first read of the session takes the snapshot.
    const [first] = names;
    if (first !== undefined)
      await db
        .collection(first)
        .find({}, { ...read, batchSize: 1 })
        .next();
    await onMoment();
    for (const name of names) {
      documents[name] = await dumpCollection(db.collection(name), read, join(folder, name));
    }
    await within?.(session);
  } finally {
    // The driver keeps the session for reuse. `endSessions` makes the embedded database release the snapshot now.
    if (kind === 'embedded' && session?.id)
      await db
        .admin()
        .command({ endSessions: [session.id] })
        .catch(() => undefined);
    await session?.endSession();
  }
  return { isConsistent, documents };
}

async function dumpCollection(collection: mongo.Collection, read: RawRead, path: string): Promise<number> {
  let count = 0;
  const cursor = collection.find<Uint8Array>({}, read);
  await pipeline(
    async function* stored() {
      for await (const bytes of cursor) {
        count += 1;
        yield bytes;
      }
    },
    createWriteStream(`${path}.bson`, { mode: 0o600 }),
  );
  // Counts again only with a snapshot. Without one, documents may be added or deleted during the read.
  const stored = read.session ? await collection.countDocuments({}, { session: read.session }) : count;
  if (stored !== count)
    throw new BackupError(`${count} of ${stored} documents of ${collection.collectionName} were read.`);
  const indexes = (await collection.listIndexes().toArray()).filter(({ name }) => name !== '_id_');
  await writeFile(`${path}.indexes.json`, JSON.stringify(indexes), { mode: 0o600 });
  return count;
}
