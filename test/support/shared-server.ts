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

/** @param before what is done to the data folder of the first before it starts */
export async function startPair(before: (dataDir: string) => void = () => undefined): Promise<Pair> {
  const server = await openServer();
  const folder = newFolder();
  before(folder.path);
  const one = await startTestApp({ MONGODB_URI: server.uri, DATA_DIR: folder.path });
  const other = await startTestApp({ MONGODB_URI: server.uri });
  const close = async () => {
    await other.close();
    await one.close();
    await server.close();
    folder.remove();
  };
  return { uri: server.uri, one, other, close };
}
