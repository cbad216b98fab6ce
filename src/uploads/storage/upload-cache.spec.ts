import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UploadCache } from './upload-cache';

describe('UploadCache', () => {
  let folder: string;
  let now: number;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mosi-cache-'));
    now = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const kept = () => readdirSync(join(folder, 'kept')).sort();
  const open = (maxBytes = 25) => new UploadCache(join(folder, 'kept'), maxBytes, () => now);
  /** Moves the clock by a minute. */
  const later = () => {
    now += 60_000;
  };
  const add = async (cache: UploadCache, name: string) => {
    later();
    const incoming = join(folder, 'incoming');
    writeFileSync(incoming, 'ten bytes.');
    return cache.adopt(incoming, name);
  };

  it('evicts the least recently used file when it is full', async () => {
    const cache = open();
    await add(cache, 'a');
    await add(cache, 'b');
    later();
    expect(await cache.use('a')).toBe(join(folder, 'kept', 'a'));
    await add(cache, 'c');
    expect(kept()).toEqual(['a', 'c']);
    expect(await cache.use('b')).toBeNull();
  });

  it('keeps a file that is about to be opened', async () => {
    const cache = open(5);
    await add(cache, 'a');
    expect(kept()).toEqual(['a']);
    await add(cache, 'b');
    expect(kept()).toEqual(['b']);
  });

  it('restores its content and order of use after a restart', async () => {
    const before = open();
    for (const name of ['a', 'b']) await add(before, name);
    for (const [name, day] of [
      ['a', 20],
      ['b', 10],
    ] as const) {
      utimesSync(join(folder, 'kept', name), new Date(2026, 0, day), new Date());
    }
    await add(open(), 'c');
    expect(kept()).toEqual(['a', 'c']);
  });

  it('counts a file once and ignores removed files', async () => {
    const cache = open();
    for (const name of ['a', 'a', 'b']) await add(cache, name);
    await cache.remove('a');
    rmSync(join(folder, 'kept', 'b'));
    expect(await cache.use('b')).toBeNull();
    for (const name of ['c', 'd']) await add(cache, name);
    expect(kept()).toEqual(['c', 'd']);
  });
});
