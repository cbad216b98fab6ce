import { MongoClient } from 'mongodb';
import { findRunningDatabase, startEmbeddedDatabase } from '../embedded-database';

/** Prints what a second process finds in a data folder, then tries to start its own database. */
async function main(dataDir: string): Promise<void> {
  const uri = await findRunningDatabase(dataDir);
  if (uri) {
    const client = await MongoClient.connect(uri);
    process.stdout.write(`running, with ${await client.db().collection('numbers').countDocuments()}\n`);
    await client.close();
  } else process.stdout.write('not running\n');
  try {
    await (await startEmbeddedDatabase({ dataDir })).stop();
    process.stdout.write('started\n');
  } catch (error) {
    process.stdout.write(`${(error as Error).constructor.name}: ${(error as Error).message}\n`);
  }
}

void main(process.argv[2]!);
