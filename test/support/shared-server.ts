import { Types } from 'mongoose';
import { openDatabaseIn } from '../../src/platform/database/open-database';
import { startTestApp, type TestApp } from './app';
import { newFolder } from './archives';

export interface SharedServer {
  uri: string;
  close(): Promise<unknown>;
}

/**
 * Returns the URL of a new database on the server of `TEST_MONGODB_URI`. Without this variable, starts an embedded
 * database. The product gets only the URL, so it treats both as a MongoDB server.
 */
export async function openServer(): Promise<SharedServer> {
  const given = process.env.TEST_MONGODB_URI;
  if (given) return { uri: given.replace(/\/?(?=\?|$)/, `/shared_${new Types.ObjectId()}`), close: async () => {} };
  const server = newFolder();
  const { uri, close } = await openDatabaseIn(server.path);
  return { uri, close: () => close().finally(server.remove) };
}

/** Two applications on one database with separate data folders, like two processes. */
export interface Pair {
  uri: string;
  one: TestApp;
  other: TestApp;
  close(): Promise<void>;
}

/** Starts two applications on one database. @param before prepares each data folder before the start */
export async function startPair(
  before: (dataDir: string, who: 'one' | 'other') => void = () => undefined,
  variables: Record<string, string> = {},
): Promise<Pair> {
  const server = await openServer();
  const folders = [newFolder(), newFolder()];
  const start = (who: 'one' | 'other', { path }: { path: string }) => {
    before(path, who);
    return startTestApp({ ...variables, MONGODB_URI: server.uri, DATA_DIR: path });
  };
  const one = await start('one', folders[0]);
  const other = await start('other', folders[1]);
  const close = async () => {
    await other.close();
    await one.close();
    await server.close();
    for (const folder of folders) folder.remove();
  };
  return { uri: server.uri, one, other, close };
}
