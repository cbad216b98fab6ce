import { MongoClient } from 'mongodb';
import { startTestApp, type TestApp } from './app';

/** URL of the MongoDB server that several applications share. Without it, their tests are skipped. */
export const SERVER = process.env.TEST_MONGODB_URI;

/** Like `describe`. Skips the tests if there is no MongoDB server. */
export const describeShared = SERVER ? describe : describe.skip;

/** Empties the database with this name on the server and returns its URL. */
export async function emptyDatabase(name: string): Promise<string> {
  const client = await MongoClient.connect(SERVER as string);
  await client.db(name).dropDatabase();
  await client.close();
  const address = new URL(SERVER as string);
  address.pathname = `/${name}`;
  return address.href;
}

/** Starts two applications that share an empty database, like two processes of the product. */
export async function startTwoApps(variables: Record<string, string> = {}): Promise<[TestApp, TestApp]> {
  const shared = {
    MONGODB_URI: await emptyDatabase(`two_${process.pid}`),
    JWT_SECRET: 'a secret of two applications, long enough',
    ...variables,
  };
  const first = await startTestApp(shared);
  return [first, await startTestApp(shared)];
}

/** Repeats `check` until it does not throw. Returns how long this took in ms. After `ms`, throws the last error. */
export async function within(ms: number, check: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const askedAt = performance.now();
    try {
      await check();
      return performance.now() - startedAt;
    } catch (error) {
      if (askedAt - startedAt > ms) throw error;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
