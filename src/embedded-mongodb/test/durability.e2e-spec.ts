import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './child';
import { Random } from './random';

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
      const lines = await runChild(join(__dirname, 'writing-child.ts'), [dataDir, String(round * 100_000)], (line) =>
        isLast ? line === 'ready' : line.startsWith('stored') && --left === 0,
      );
      const found = numbersOf(lines, 'found');
      expect(lines).toContain('ready');
      expect(stored.filter((n) => !found.includes(n))).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
      // When the process was killed, each of the six writers may have had one write that was stored but not
      // acknowledged.
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
});
