import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { mongo } from 'mongoose';
import { BackupError, NOT_ARCHIVED } from './archive-format';

/** Few enough that reading them does not hold up the site's other calls. */
const BATCH_SIZE = 200;

export interface DatabaseDump {
  isConsistent: boolean;
  documents: Record<string, number>;
}

interface DumpHooks {
  /** The moment is fixed that all of it is of. */
  onMoment: () => Promise<void>;
  /** What else is read as of it. */
  within?: (session: mongo.ClientSession | undefined) => Promise<void>;
}

/** Options of a read that gives documents as the bytes that are stored. */
interface RawRead {
  raw: true;
  batchSize: number;
  session?: mongo.ClientSession;
}

/** The embedded database and members of a replica set read all collections at one moment; a server alone cannot. */
export async function canReadOneMoment(db: mongo.Db, kind: 'embedded' | 'mongodb'): Promise<boolean> {
  if (kind === 'embedded') return true;
  const hello = await db.command({ hello: 1 });
  return hello.setName !== undefined || hello.msg === 'isdbgrid';
}

/**
 * Writes each collection to `folder` as `<name>.bson` (the stored documents one after the other, as mongodump does) and
 * `<name>.indexes.json`.
 */
export async function dumpDatabase(
  client: mongo.MongoClient,
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
  const session = isConsistent ? client.startSession({ snapshot: true }) : undefined;
  const read: RawRead = { raw: true, batchSize: BATCH_SIZE, ...(session && { session }) };
  const documents: Record<string, number> = {};
  try {
    // The first read of the session fixes its moment.
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
    // The driver keeps the session for the next one that asks: the database is told that its moment is over.
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
  // Without one moment for all, some may have come or gone meanwhile.
  const stored = read.session ? await collection.countDocuments({}, { session: read.session }) : count;
  if (stored !== count)
    throw new BackupError(`${count} of ${stored} documents of ${collection.collectionName} were read.`);
  const indexes = (await collection.listIndexes().toArray()).filter(({ name }) => name !== '_id_');
  await writeFile(`${path}.indexes.json`, JSON.stringify(indexes), { mode: 0o600 });
  return count;
}
