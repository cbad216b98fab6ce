import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { repairLostWrites } from './lost-writes';
import { type OpenDatabase, openDatabaseIn } from './open-database';

/** Channel on which Node reports each new connection of this process. */
const CHANNEL = 'net.client.socket';

describe('a command on a connection that has just broken', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mosi-lost-writes-'));
  const sockets: Socket[] = [];
  const note = (message: unknown): void => void sockets.push((message as { socket: Socket }).socket);
  let database: OpenDatabase;
  let client: mongo.MongoClient;

  beforeAll(async () => {
    repairLostWrites();
    database = await openDatabaseIn(folder);
    subscribe(CHANNEL, note);
    client = await mongo.MongoClient.connect(database.uri);
  });
  afterAll(async () => {
    unsubscribe(CHANNEL, note);
    await client.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('fails instead of waiting forever, and the next one works', async () => {
    const ping = () => client.db().command({ ping: 1 });
    await ping();
    for (const socket of sockets) socket.destroy();
    await expect(ping()).rejects.toThrow(mongo.MongoNetworkError);
    await expect(ping()).resolves.toMatchObject({ ok: 1 });
  });
});
