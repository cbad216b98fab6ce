import { MongoClient } from 'mongodb';
import type { TestApp } from './app';
import { type Pair, startPair } from './shared-server';

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

/** Starts a pair of applications before the tests of the enclosing `describe`, and closes it after them. */
export function useTwoApps(variables: Record<string, string> = {}): TestApp[] {
  const apps: TestApp[] = [];
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair(undefined, { JWT_SECRET: 'a secret of two applications, long enough', ...variables });
    apps.push(pair.one, pair.other);
  });
  afterAll(() => pair.close());
  return apps;
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
