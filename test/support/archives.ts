import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { type Environment, readEnvironment } from '../../src/platform/config/environment';
import { type OpenDatabase, openDatabaseIn } from '../../src/platform/database/open-database';

/** Creates a temporary folder. `remove` of the result deletes it. */
export function newFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'mosi-archive-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export function settingsOf(dataDir: string, mongodbUri?: string): Environment {
  return readEnvironment({ DATA_DIR: dataDir, MONGODB_URI: mongodbUri, JWT_SECRET: 'x'.repeat(32) });
}

/** Documents and indexes of each collection of a database, without collections that archives omit. */
export type Contents = Record<string, { documents: string[]; indexes: object[] }>;

export async function contentsOf(db: mongo.Db): Promise<Contents> {
  const contents: Contents = {};
  for (const { name } of await db.listCollections().toArray()) {
    if (['backups', 'restored'].includes(name)) continue;
    const collection = db.collection(name);
    const bytes = await collection.find<Uint8Array>({}, { raw: true }).toArray();
    contents[name] = {
      documents: bytes.map((each) => Buffer.from(each).toString('base64')),
      indexes: (await collection.listIndexes().toArray()).map(({ v: _version, ...index }) => index),
    };
  }
  return contents;
}

export async function withDatabase<T>(
  uri: string,
  dbName: string | undefined,
  read: (db: mongo.Db) => Promise<T>,
): Promise<T> {
  const client = new mongo.MongoClient(uri);
  try {
    return await read(client.db(dbName));
  } finally {
    await client.close();
  }
}

/** Runs `read` on the embedded database of a stopped site. */
export async function withStopped<T>(dataDir: string, read: (db: mongo.Db) => Promise<T>): Promise<T> {
  const database: OpenDatabase = await openDatabaseIn(dataDir);
  try {
    return await withDatabase(database.uri, undefined, read);
  } finally {
    await database.close();
  }
}

/** Returns the contents of the files in a folder by name. Leaves out hidden files, which are unfinished. */
export function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name)).toString('base64')]));
}
