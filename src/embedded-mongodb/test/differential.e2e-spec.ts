import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, EJSON } from 'bson';
import { type Db, MongoClient } from 'mongodb';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded-database';
import { COLLECTIONS, INDEXES, randomOperation } from './operations';
import { abridge, runForOutcome } from './outcome';
import { Random } from './random';

/**
 * Compares random operations on the embedded database and on the MongoDB server at TEST_MONGODB_URI. Without a server,
 * the test compares with the stored transcript. After a change of the operations, `TEST_MONGODB_URI=…
 * RECORD_TRANSCRIPT=true` writes a new transcript.
 */
const SEED = 20_261;
const OPERATIONS = 2_600;
/** Number of operations after which all documents are compared, byte by byte. */
const COMPARED_EVERY = 20;
const TRANSCRIPT = join(__dirname, 'differential.transcript');

const { TEST_MONGODB_URI, RECORD_TRANSCRIPT } = process.env;
const NOT_SERVED = '"code":{"$numberInt":"238"}';

function commands(): Document[] {
  const random = new Random(SEED);
  const contents = COLLECTIONS.map((find) => ({ find, sort: { _id: 1 }, batchSize: 1_000 }));
  return Array.from({ length: OPERATIONS }, (_, index) => [
    randomOperation(random),
    ...(index % COMPARED_EVERY === COMPARED_EVERY - 1 ? contents : []),
  ]).flat();
}

async function prepare(database: Db): Promise<void> {
  await database.dropDatabase();
  for (const create of COLLECTIONS) await database.command({ create });
  await database.command({ createIndexes: 'indexed', indexes: INDEXES });
}

async function runAll(uri: string): Promise<string[]> {
  const client = await MongoClient.connect(uri);
  try {
    const database = client.db('differential');
    await prepare(database);
    const outcomes: string[] = [];
    for (const command of commands()) outcomes.push(await runForOutcome(database, command));
    await database.dropDatabase();
    return outcomes;
  } finally {
    await client.close();
  }
}

describe('the embedded database beside MongoDB', () => {
  let embedded: EmbeddedDatabase;
  let dataDir: string;
  let ours: string[];
  let theirs: string[] | null = null;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'mosi-differential-'));
    embedded = await startEmbeddedDatabase({ dataDir });
    ours = await runAll(embedded.uri);
    if (TEST_MONGODB_URI) theirs = await runAll(TEST_MONGODB_URI);
    if (theirs && RECORD_TRANSCRIPT) writeFileSync(TRANSCRIPT, `${theirs.map(abridge).join('\n')}\n`);
  });

  afterAll(async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true });
  });

  it('serves all random operations', () => {
    expect(commands().filter((_, index) => ours[index]!.includes(NOT_SERVED))).toEqual([]);
  });

  it('answers like MongoDB did for the transcript', () => {
    const recorded = readFileSync(TRANSCRIPT, 'utf8').trimEnd().split('\n');
    expect(recorded).toHaveLength(ours.length);
    const differences = commands().flatMap((command, index) =>
      recorded[index] === abridge(ours[index]!)
        ? []
        : [{ command: EJSON.stringify(command), ours: ours[index], mongodb: recorded[index] }],
    );
    expect(differences.slice(0, 5)).toEqual([]);
  });

  (TEST_MONGODB_URI ? it : it.skip)('answers as the MongoDB that runs beside it', () => {
    const differences = commands().flatMap((command, index) =>
      theirs?.[index] === ours[index]
        ? []
        : [{ command: EJSON.stringify(command), ours: ours[index], mongodb: theirs?.[index] }],
    );
    expect(differences.slice(0, 5)).toEqual([]);
  });
});
