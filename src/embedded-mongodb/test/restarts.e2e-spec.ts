import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EJSON } from 'bson';
import { type Db, MongoClient } from 'mongodb';
import { checkFile } from '../storage/file-check';
import { startChild } from './child';
import { COLLECTIONS, INDEXES, randomOperation } from './operations';
import { runForOutcome } from './outcome';
import { Random } from './random';
import { startThrowaway, type Throwaway } from './throwaway';

const SEED = 45;
const OPERATIONS = 10_000;
const RESTARTS = 40;

/** An embedded database in a separate process. */
class Restarted {
  private child: ChildProcess | undefined;
  private client: MongoClient | undefined;
  private database: Db | undefined;

  constructor(readonly dataDir: string) {}

  async start(): Promise<Db> {
    this.child = startChild(join(__dirname, 'serving-child.ts'), [this.dataDir]);
    const [uri] = await once(this.child.stdout as NodeJS.ReadableStream, 'data');
    // By default, the driver would search for a server for half a minute before an operation fails.
    this.client = await MongoClient.connect(String(uri).trim(), { serverSelectionTimeoutMS: 2_000 });
    this.database = this.client.db();
    return this.database;
  }

  /** Ends the process. Call it after all writes were answered, so that the stored state is known. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ended = once(this.child as ChildProcess, 'exit');
    await this.client?.close();
    this.child?.kill(signal);
    await ended;
  }
}

describe('a repeatedly stopped and killed embedded database', () => {
  let steady: Throwaway;
  let restarted: Restarted;

  beforeAll(async () => {
    steady = await startThrowaway();
    restarted = new Restarted(mkdtempSync(join(tmpdir(), 'mosi-restarts-')));
  });
  afterAll(async () => {
    await steady.close();
    rmSync(restarted.dataDir, { recursive: true });
  });

  it(`answers ${OPERATIONS} operations like a steady one`, async () => {
    const random = new Random(SEED);
    let database = await restarted.start();
    for (const each of [steady.database, database]) {
      for (const create of COLLECTIONS) await each.command({ create });
      await each.command({ createIndexes: 'indexed', indexes: INDEXES });
    }
    const differences: unknown[] = [];
    for (let n = 1; n <= OPERATIONS; n++) {
      const contents = COLLECTIONS.map((find) => ({ find, sort: { _id: 1 }, batchSize: 1_000 }));
      for (const command of n % 100 === 0 ? contents : [randomOperation(random)]) {
        const [expected, found] = await Promise.all(
          [steady.database, database].map((each) => runForOutcome(each, command)),
        );
        if (expected !== found) differences.push({ n, command: EJSON.stringify(command), expected, found });
      }
      if (n % (OPERATIONS / RESTARTS) !== 0) continue;
      await restarted.end(random.chance(0.7) ? 'SIGKILL' : 'SIGTERM');
      database = await restarted.start();
    }
    expect(differences.slice(0, 5)).toEqual([]);
    await restarted.end('SIGKILL');
    expect(await checkFile(join(restarted.dataDir, 'database', 'records.mdb')).finding).toBeNull();
  }, 600_000);
});
