import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './child';
import { Random } from './random';
import { startThrowaway } from './throwaway';

const ROUNDS = 20;
const SEED = 7;

function numbersOf(lines: string[], word: string): number[] {
  return lines.filter((line) => line.startsWith(`${word} `)).map((line) => Number(line.split(' ')[1]));
}

describe('durability of the embedded database', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'mosi-durability-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it(`has every answered write once after each of ${ROUNDS} kills`, async () => {
    const random = new Random(SEED);
    const stored: number[] = [];
    let raised = 0;
    let asked = 0;
    for (let round = 0; round <= ROUNDS; round++) {
      let left = 5 + random.below(120);
      const isLast = round === ROUNDS;
      const lines = await runChild(join(__dirname, 'writing-child.ts'), [dataDir, String(round * 100_000)], {
        shouldKill: (line) => (isLast ? line === 'ready' : line.startsWith('stored') && --left === 0),
      });
      const found = numbersOf(lines, 'found');
      expect(lines).toContain('ready');
      expect(stored.filter((n) => !found.includes(n))).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
      // An unanswered write may be stored at most once. Six writers were active.
      expect(found.length - stored.length).toBeLessThanOrEqual(6);
      const [counted = 0] = numbersOf(lines, 'counted');
      expect(counted).toBeGreaterThanOrEqual(raised);
      expect(counted).toBeLessThanOrEqual(found.length);
      stored.splice(0, stored.length, ...found, ...numbersOf(lines, 'stored'));
      raised = counted + numbersOf(lines, 'raised').length;
      asked += numbersOf(lines, 'stored').length;
    }
    expect(asked).toBeGreaterThan(ROUNDS * 5);
  }, 180_000);

  it('refuses writes to a full file, still reads, and recovers', async () => {
    const [line] = await runChild(join(__dirname, 'full-disk-child.ts'), [dataDir], { limitBlocks: 6_000 });
    const outcome = JSON.parse(line!);
    expect(outcome).toEqual({
      stored: outcome.read,
      failure: { code: 39, message: expect.stringMatching(/^The write could not be stored \(EFBIG: .*\)\.$/) },
      again: expect.objectContaining({ code: 39 }),
      read: expect.any(Number),
      lastIsThere: 20_000,
      failedIsThere: null,
      removed: [1, 1, 1],
      afterwards: null,
    });
    expect(outcome.stored).toBeGreaterThan(20);
    expect(await runChild(join(__dirname, 'second-child.ts'), [dataDir])).toEqual(['not running', 'started']);
  });

  it('refuses a second process on the folder, which can use the first', async () => {
    const throwaway = await startThrowaway();
    await throwaway.database.collection('numbers').insertMany([{ n: 1 }, { n: 2 }]);
    const lines = await runChild(join(__dirname, 'second-child.ts'), [throwaway.dataDir]);
    expect(lines).toEqual([
      'running, with 2',
      `DatabaseInUseError: The database in ${throwaway.dataDir}/database is in use by process ${process.pid} on this machine: ` +
        'stop that one first, or choose another DATA_DIR.',
    ]);
    await throwaway.stop();
    expect(await runChild(join(__dirname, 'second-child.ts'), [throwaway.dataDir])).toEqual(['not running', 'started']);
    rmSync(throwaway.dataDir, { recursive: true });
  });
});
