import { mongo } from 'mongoose';

const TIMEOUT_MS = 5_000;

/** Connects a command-line tool. Writes wait for most members of a replica set. Throws if the server is away. */
export async function withDatabase<T>(uri: string, work: (db: mongo.Db) => Promise<T>): Promise<T> {
  const client = new mongo.MongoClient(uri, {
    serverSelectionTimeoutMS: TIMEOUT_MS,
    writeConcern: { w: 'majority', j: true },
  });
  try {
    return await work(client.db());
  } finally {
    await client.close();
  }
}
