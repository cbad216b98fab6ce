import { createConnection, mongo } from 'mongoose';
import { quotesIntoRequests } from '../../src/migrations/001-quotes-into-requests';
import { openDatabaseIn } from '../../src/platform/database/open-database';

/** Migrates the quotes of an older version, killed after so many writes. Prints `done` on completion. */
async function main(): Promise<void> {
  const [, , dataDir, writes] = process.argv;
  let left = Number(writes);
  for (const method of ['bulkWrite', 'deleteMany'] as const) {
    const original = mongo.Collection.prototype[method] as (...parameters: unknown[]) => Promise<unknown>;
    mongo.Collection.prototype[method] = async function (this: mongo.Collection, ...parameters: unknown[]) {
      const result = await original.apply(this, parameters);
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      return result;
    } as never;
  }
  const database = await openDatabaseIn(dataDir);
  const connection = await createConnection(database.uri, { dbName: 'mosi' }).asPromise();
  await quotesIntoRequests(connection);
  console.log('done');
  await connection.close();
  await database.close();
}

void main();
