import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from './store';
import { Maintenance } from './store-maintenance';

const MINUTE_MS = 60_000;

describe('a long read', () => {
  let folder: string;
  beforeEach(() => {
    jest.useFakeTimers();
    folder = mkdtempSync(join(tmpdir(), 'mosi-upkeep-'));
  });
  afterEach(() => {
    jest.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  it('causes one warning after five minutes', () => {
    const warnings: string[] = [];
    const readers = new Map<object, number>();
    const upkeep = new Maintenance(
      folder,
      () => undefined,
      (words) => warnings.push(words),
    );
    upkeep.watch({ readers } as unknown as Store);
    const [first, second] = [{}, {}];
    readers.set(first, performance.now());
    jest.advanceTimersByTime(5 * MINUTE_MS);
    expect(warnings).toEqual([]);
    jest.advanceTimersByTime(10 * MINUTE_MS);
    expect(warnings).toEqual([expect.stringContaining('the file grows with each write')]);
    readers.delete(first);
    readers.set(second, performance.now());
    jest.advanceTimersByTime(4 * MINUTE_MS);
    expect(warnings).toHaveLength(1);
    jest.advanceTimersByTime(4 * MINUTE_MS);
    expect(warnings).toHaveLength(2);
    upkeep.end();
  });
});
