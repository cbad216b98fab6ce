import { type Document, MongoClient, MongoServerError } from 'mongodb';
import { startEmbeddedDatabase } from '../embedded-database';

/**
 * Writes until the disk is full, then reads, removes documents and writes again. Prints the results as one line of
 * JSON.
 */
async function main(dataDir: string): Promise<void> {
  const embedded = await startEmbeddedDatabase({ dataDir });
  const client = await MongoClient.connect(embedded.uri);
  const numbers = client.db().collection<{ _id: number; text: string }>('numbers');
  const insert = async (_id: number): Promise<Document | null> => {
    try {
      await numbers.insertOne({ _id, text: 'x'.repeat(20_000) });
      return null;
    } catch (error) {
      if (!(error instanceof MongoServerError)) throw error;
      return { code: error.code, message: error.message };
    }
  };
  let stored = 0;
  let failure: Document | null = null;
  for (; stored < 1_000 && !failure; stored += failure ? 0 : 1) failure = await insert(stored);
  const remove = async (_id: number): Promise<number> => (await numbers.deleteOne({ _id })).deletedCount;
  const outcome = {
    stored,
    failure,
    again: await insert(stored),
    read: await numbers.countDocuments(),
    lastIsThere: (await numbers.findOne({ _id: stored - 1 }))?.text.length,
    failedIsThere: await numbers.findOne({ _id: stored }),
    // LMDB reuses the space of a removed document from the second commit after it.
    removed: [await remove(0), await remove(1), await remove(2)],
    afterwards: await insert(stored),
  };
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
  await client.close();
  await embedded.stop();
}

void main(process.argv[2]!);
