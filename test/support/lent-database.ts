import { MongoClient } from 'mongodb';

/** Numbers of the databases that this suite's applications have at present. */
const lent = new Set<number>();

/**
 * An empty database on a server that test applications share, until `giveBack`. The next suite of this process gets it
 * again, emptied: a server may keep the files of each dropped collection and index open until it ends, and a run of all
 * suites, a database each, came past the 20,000 files that one process may have open.
 */
export async function lendDatabase(uri: string): Promise<{ name: string; giveBack(): void }> {
  let number = 0;
  while (lent.has(number)) number += 1;
  lent.add(number);
  const name = `test_${process.pid}_${number}`;
  const client = await MongoClient.connect(uri);
  try {
    const collections = await client.db(name).collections();
    await Promise.all(collections.map((collection) => collection.deleteMany({})));
  } finally {
    await client.close();
  }
  return { name, giveBack: () => lent.delete(number) };
}
