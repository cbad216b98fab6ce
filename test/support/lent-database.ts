import { MongoClient } from 'mongodb';

/** Numbers of the databases that applications of this test file use now. */
const lent = new Set<number>();

/**
 * Lends an empty database on the shared server until `giveBack` is called. Later test files of this process reuse it. A
 * new database for each test file would exceed the limit of 20,000 open files, because a server may keep the files of
 * dropped collections open.
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
