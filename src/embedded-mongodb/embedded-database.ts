import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkAddressSpace } from './address-space';
import { Cursors } from './commands/cursors';
import { Lock } from './lock';
import type { Catalogue } from './storage/catalogue';
import { Snapshots } from './storage/snapshots';
import { openStore, removeOldForm } from './storage/store-folder';
import { type Integrity, Maintenance } from './storage/store-maintenance';
import { WriteQueue } from './storage/write-queue';
import { EmbeddedDatabaseError } from './store-errors';
import { WireServer } from './wire/server';

export type { Integrity } from './storage/store-maintenance';
export { DatabaseDamagedError, DatabaseInUseError, EmbeddedDatabaseError } from './store-errors';

const DATABASE = 'mosi';
/** The path of a Unix socket is limited to about 107 bytes (unix(7)). */
const SOCKET_PATH_MAX = 100;
const SOCKET_FOLDER = 'mosi-db-';

export interface EmbeddedDatabase {
  uri: string;
  integrity(): Integrity;
  /** Finishes running work, then stops the database. Call it after closing all connections to it. */
  stop(): Promise<void>;
}

function toUri(socket: string): string {
  return `mongodb://${encodeURIComponent(socket)}/${DATABASE}?directConnection=true`;
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'database');
}

function addressFile(dataDir: string): string {
  return join(folderOf(dataDir), 'address');
}

function readAddress(dataDir: string): string | null {
  try {
    return readFileSync(addressFile(dataDir), 'utf8');
  } catch {
    return null;
  }
}

/** Creates a private folder with a short path, because the path of the data folder may be too long for a socket. */
function makeSocket(): string {
  const base = tmpdir().length + SOCKET_FOLDER.length + 15 > SOCKET_PATH_MAX ? '/tmp' : tmpdir();
  return join(mkdtempSync(join(base, SOCKET_FOLDER)), 'db.sock');
}

/** Removes the socket that a killed process left, but only in a folder that `makeSocket` created. */
function removeLeftSocket(dataDir: string): void {
  const folder = dirname(readAddress(dataDir) ?? '');
  if (/\/mosi-db-\w{6}$/.test(folder)) rmSync(folder, { recursive: true, force: true });
}

interface Options {
  dataDir: string;
  report?: (integrity: Integrity) => void;
  warn?: (text: string) => void;
}

/**
 * Opens the database in `dataDir` and serves it on a Unix socket. Throws `DatabaseInUseError`, `DatabaseDamagedError`,
 * or `EmbeddedDatabaseError` if this system cannot run it.
 */
export async function startEmbeddedDatabase({ dataDir, report = () => {}, warn }: Options): Promise<EmbeddedDatabase> {
  if (process.platform === 'win32') {
    throw new EmbeddedDatabaseError('The embedded database is not supported on Windows: set MONGODB_URI.');
  }
  checkAddressSpace();
  const folder = folderOf(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = await Lock.take(join(folder, 'lock'));
  let catalogue: Catalogue | undefined;
  try {
    removeLeftSocket(dataDir);
    const upkeep = new Maintenance(folder, report, warn);
    await upkeep.begin();
    catalogue = await openStore(folder);
    return await serve(dataDir, lock, catalogue, upkeep);
  } catch (error) {
    await catalogue?.store.close();
    lock.release();
    throw error;
  }
}

async function serve(
  dataDir: string,
  lock: Lock,
  catalogue: Catalogue,
  upkeep: Maintenance,
): Promise<EmbeddedDatabase> {
  const { store } = catalogue;
  const writes = new WriteQueue(catalogue, () => lock.isHeld());
  const snapshots = new Snapshots(store);
  const server = new WireServer({ catalogue, writes, cursors: new Cursors(), snapshots });
  const socket = makeSocket();
  await server.listen(socket);
  writeFileSync(addressFile(dataDir), socket, { mode: 0o600 });
  upkeep.watch(store);
  const stop = async (): Promise<void> => {
    await server.close();
    await writes.idle();
    snapshots.endAll();
    await store.close();
    if (lock.isHeld()) upkeep.end();
    removeOldForm(folderOf(dataDir));
    rmSync(addressFile(dataDir), { force: true });
    rmSync(dirname(socket), { recursive: true, force: true });
    lock.release();
  };
  let stopped: Promise<void> | undefined;
  return {
    uri: toUri(socket),
    integrity: () => upkeep.integrity,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  const socket = readAddress(dataDir);
  if (!socket) return null;
  return new Promise((resolve) => {
    const probe = connect(socket, () => {
      probe.destroy();
      resolve(toUri(socket));
    }).on('error', () => resolve(null));
  });
}
