import { MongoClient } from 'mongodb';

/** Numbers of the databases in use by this suite. */
const lent = new Set<number>();

/**
 * Returns an empty database on the shared server, until `giveBack`. The next suite of this process reuses it, because a
 * server may keep files of dropped collections open until it ends. One database per suite exceeded the limit of 20,000
 * open files.
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
