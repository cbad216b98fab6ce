import { Types } from 'mongoose';
import { openDatabaseIn } from '../../src/platform/database/open-database';
import { startTestApp, type TestApp } from './app';
import { newFolder } from './archives';

export interface SharedServer {
  uri: string;
  close(): Promise<unknown>;
}

/** A database of its own on the server of `TEST_MONGODB_URI`, or on one that speaks the same: to the product both are a MongoDB. */
export async function openServer(): Promise<SharedServer> {
  const given = process.env.TEST_MONGODB_URI;
  if (given) return { uri: given.replace(/\/?(?=\?|$)/, `/shared_${new Types.ObjectId()}`), close: async () => {} };
  const server = newFolder();
  const { uri, close } = await openDatabaseIn(server.path);
  return { uri, close: () => close().finally(server.remove) };
}

/** Two applications on one database, each with a data folder of its own, as two processes have them. */
export interface Pair {
  uri: string;
  one: TestApp;
  other: TestApp;
  close(): Promise<void>;
}

/** @param before what lies in the data folder of each when it starts */
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
