import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import { Test } from '@nestjs/testing';
import { type Connection, ConnectionStates } from 'mongoose';
import { DatabaseModule } from './database.module';
import { openDatabaseIn } from './open-database';

/** Delay in ms that a busy machine may add to a start. */
const BUSY_MS = 2_400;

describe('the embedded database', () => {
  let closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing) await close();
    closing = [];
  });

  it('is connected after the start, even on a busy machine', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mosi-busy-'));
    closing.push(() => rmSync(dataDir, { recursive: true }));
    const database = await openDatabaseIn(dataDir);
    closing.unshift(() => database.close());
    const starting = Test.createTestingModule({ imports: [DatabaseModule.forRoot(database)] }).compile();
    await new Promise(setImmediate);
    const until = performance.now() + BUSY_MS;
    while (performance.now() < until);
    const started = await starting;
    closing.unshift(() => started.close());
    const connection = started.get<Connection>(getConnectionToken());
    expect(connection.readyState).toBe(ConnectionStates.connected);
  });
});
