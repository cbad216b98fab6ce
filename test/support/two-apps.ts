import { MongoClient } from 'mongodb';
import { startTestApp, type TestApp } from './app';

/** Server that several applications share; without it their tests are skipped. */
export const SERVER = process.env.TEST_MONGODB_URI;

/** `describe` if a shared server exists. */
export const describeShared = SERVER ? describe : describe.skip;

/** Returns the URL of an empty database with that name on the server. */
export async function emptyDatabase(name: string): Promise<string> {
  const client = await MongoClient.connect(SERVER as string);
  await client.db(name).dropDatabase();
  await client.close();
  const address = new URL(SERVER as string);
  address.pathname = `/${name}`;
  return address.href;
}

/** Starts two applications on a separate database, like two processes. */
export async function startTwoApps(variables: Record<string, string> = {}): Promise<[TestApp, TestApp]> {
  const shared = {
    MONGODB_URI: await emptyDatabase(`two_${process.pid}`),
    JWT_SECRET: 'a secret of two applications, long enough',
    ...variables,
  };
  const first = await startTestApp(shared);
  return [first, await startTestApp(shared)];
}

/** Repeats `check` until it succeeds, and returns the milliseconds. Throws the last error after `ms`. */
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
