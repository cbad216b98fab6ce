import { MongoClient } from 'mongodb';
import { startTestApp, type TestApp } from './app';

/** The server on which several applications can work on one database; without it the tests of it are left out. */
export const SERVER = process.env.TEST_MONGODB_URI;

/** `describe`, where there is a server to share. */
export const describeShared = SERVER ? describe : describe.skip;

/** The address of an empty database of that name on the server. */
export async function emptyDatabase(name: string): Promise<string> {
  const client = await MongoClient.connect(SERVER as string);
  await client.db(name).dropDatabase();
  await client.close();
  const address = new URL(SERVER as string);
  address.pathname = `/${name}`;
  return address.href;
}

/** Two applications, as two processes would be, on one database of their own. */
export async function startTwoApps(variables: Record<string, string> = {}): Promise<[TestApp, TestApp]> {
  const shared = {
    MONGODB_URI: await emptyDatabase(`two_${process.pid}`),
    JWT_SECRET: 'a secret of two applications, long enough',
    ...variables,
  };
  const first = await startTestApp(shared);
  return [first, await startTestApp(shared)];
}

/** Asks again until it holds. Errors: the last one, when it does not within `ms`. Answers how many milliseconds it took. */
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
