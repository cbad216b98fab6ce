import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Change, FileReserve, type StoreReads } from './file-reserve';
import { entryKey, recordKey } from './keys';
import { Store } from './store';

const PAGE_BYTES = 8_192;
const MEGABYTE = 1024 * 1024;
/** More bytes than the commits of these tests need, and fewer than the reserve. */
const USED_BYTES = MEGABYTE;

describe('FileReserve', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mosi-room-'));
    file = join(folder, 'data.mdb');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Returns a change of one record. `size` in bytes includes the key. `null` removes the record. */
  const change = (size: number | null, record = 1): Change => {
    const key = recordKey(1, record);
    return { key, bytes: size === null ? null : Buffer.alloc(size - key.length) };
  };
  const upTo = (bytes: number) => ({
    pageSize: PAGE_BYTES,
    lastPageNumber: bytes / PAGE_BYTES - 1,
    lastTxnId: 1,
    treeDepth: 1,
    treeBranchPageCount: 0,
    treeLeafPageCount: 1,
    overflowPages: 0,
    free: { treeBranchPageCount: 0, treeLeafPageCount: 0, overflowPages: 0 },
  });
  const reserveIn = (bytes: number): FileReserve => {
    writeFileSync(file, Buffer.alloc(bytes, 7));
    return new FileReserve(file);
  };
  /** Makes each write fail with "no space left on device". */
  const fillDisk = (): void => {
    renameSync(file, `${file}.real`);
    symlinkSync('/dev/full', file);
  };
  const emptyDisk = (): void => renameSync(`${file}.real`, file);
  const nothingThere: StoreReads = { bytesOf: () => 0, hasOldReader: () => false };
  const full = { message: expect.stringContaining('ENOSPC') };
  const isStored: StoreReads = { ...nothingThere, bytesOf: () => 5_000 };

  it('writes the space of a commit in advance and keeps existing bytes', async () => {
    const reserve = reserveIn(USED_BYTES);
    await reserve.take([change(100_000)], upTo(USED_BYTES), nothingThere);
    const bytes = readFileSync(file);
    expect(bytes.length).toBeGreaterThanOrEqual(USED_BYTES + MEGABYTE + 200_000);
    expect(bytes.subarray(0, USED_BYTES).equals(Buffer.alloc(USED_BYTES, 7))).toBe(true);
    expect(bytes.subarray(USED_BYTES).equals(Buffer.alloc(bytes.length - USED_BYTES))).toBe(true);
  });

  it('writes nothing while there is enough space', async () => {
    const reserve = reserveIn(USED_BYTES + 3 * MEGABYTE);
    fillDisk();
    await reserve.take([change(100_000)], upTo(USED_BYTES), nothingThere);
  });

  it('refuses to use up the reserve until the disk has space again', async () => {
    const reserve = reserveIn(USED_BYTES + MEGABYTE);
    fillDisk();
    await expect(reserve.take([change(100)], upTo(USED_BYTES), nothingThere)).rejects.toMatchObject({ code: 'ENOSPC' });
    emptyDisk();
    await reserve.take([change(100)], upTo(USED_BYTES), nothingThere);
  });

  it('allows removals on a full disk, and equal additions afterwards', async () => {
    const reserve = reserveIn(USED_BYTES + MEGABYTE);
    fillDisk();
    await reserve.take([change(null)], upTo(USED_BYTES), isStored);
    await reserve.take([change(4_000, 2)], upTo(USED_BYTES), nothingThere);
    await expect(reserve.take([change(1_001, 3)], upTo(USED_BYTES), nothingThere)).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    await reserve.take([change(1_000, 3)], upTo(USED_BYTES), nothingThere);
  });

  it('counts removals on a full disk that needed no reserve', async () => {
    const reserve = reserveIn(USED_BYTES + 2 * MEGABYTE);
    fillDisk();
    await expect(reserve.take([change(MEGABYTE)], upTo(USED_BYTES), nothingThere)).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    await reserve.take([change(null)], upTo(USED_BYTES), isStored);
    await expect(reserve.take([change(5_001, 2)], upTo(USED_BYTES + MEGABYTE), nothingThere)).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    await reserve.take([change(5_000, 2)], upTo(USED_BYTES + MEGABYTE), nothingThere);
  });

  it('refuses a removal without space for its rewritten pages', async () => {
    const reserve = reserveIn(USED_BYTES + PAGE_BYTES);
    fillDisk();
    await expect(reserve.take([change(null)], upTo(USED_BYTES), isStored)).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  it('stores again after removals beside a reader, and after a restart', async () => {
    let store = new Store(file, folder);
    const put = (record: number) => store.commit([change(5_000, record)]);
    const remove = (record: number) => store.commit([change(null, record)]);
    for (let record = 0; record < 200; record++) await put(record);
    fillDisk();
    let next = 200;
    await expect(async () => {
      while (next < 1_000) await put(next++);
    }).rejects.toMatchObject(full);
    const reader = store.openTransaction();
    let removed = 0;
    await expect(async () => {
      for (; removed < 200; removed++) await remove(removed);
    }).rejects.toMatchObject(full);
    const { size } = statSync(`${file}.real`);
    reader.done();
    await remove(removed++);
    await store.close();
    emptyDisk();
    store = new Store(file, folder);
    fillDisk();
    while (removed < 200) await remove(removed++);
    for (let record = 0; record < 150; record++) await put(record);
    expect(statSync(`${file}.real`).size).toBe(size);
    await store.close();
  });

  it('uses pages freed before the last commit for values of one page', async () => {
    const endPages = 10;
    const reserve = reserveIn(USED_BYTES + endPages * PAGE_BYTES);
    fillDisk();
    const refused = { code: 'ENOSPC' };
    const removal = (lastTxnId: number, used: number, reads = nothingThere) =>
      reserve.take([change(null)], { ...upTo(USED_BYTES), lastTxnId, overflowPages: used }, reads);
    await expect(removal(1, 120)).rejects.toMatchObject(refused);
    await expect(removal(2, 60)).rejects.toMatchObject(refused);
    await removal(3, 60);
    await expect(removal(4, 60, { ...nothingThere, hasOldReader: () => true })).rejects.toMatchObject(refused);
    const store = (bytes: number) => reserve.take([change(bytes)], { ...upTo(USED_BYTES), lastTxnId: 5 }, isStored);
    await removal(5, 60, isStored);
    await store(5_000);
    await expect(store(9_000)).rejects.toMatchObject(refused);
    const nearEnd = { ...upTo(USED_BYTES + (endPages - 3) * PAGE_BYTES), lastTxnId: 5 };
    await expect(reserve.take([change(null)], nearEnd, isStored)).rejects.toMatchObject(refused);
  });

  it('leaves no extension to LMDB for any mix of changes', async () => {
    const sizes: number[] = [];
    const { take } = FileReserve.prototype;
    jest.spyOn(FileReserve.prototype, 'take').mockImplementation(async function (this: FileReserve, ...wanted) {
      await take.apply(this, wanted);
      sizes.push(statSync(file).size);
    });
    const store = new Store(file, folder);
    let seed = 20_261;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 150; round++) {
      // Some rounds have as many changes as a copy or restore makes at once.
      const isLarge = round % 30 === 0;
      const changes = Array.from({ length: isLarge ? 1_500 : 1 + random(40) }, (): Change[] => {
        const [collection, record] = [1 + random(3), random(isLarge ? 100_000 : 2_000)];
        const isRemoval = random(4) === 0;
        const bytes = Buffer.alloc(1 + random(!isLarge && random(20) === 0 ? 4 * MEGABYTE : 3_000));
        const entries = Array.from({ length: random(12) }, (_, slot) => ({
          key: entryKey(collection, slot, 'x'.repeat(random(600)), record),
          bytes: isRemoval ? null : Buffer.alloc(0),
        }));
        return [{ key: recordKey(collection, record), bytes: isRemoval ? null : bytes }, ...entries];
      }).flat();
      const onePerPlace = new Map(changes.map((each) => [each.key.toString('hex'), each]));
      await store.commit([...onePerPlace.values()]);
      expect(statSync(file).size).toBe(sizes.at(-1));
    }
    await store.close();
    jest.restoreAllMocks();
  });

  it('takes limited space for many small changes and returns the rest', async () => {
    const store = new Store(file, folder);
    const count = 1_000;
    await store.commit(
      Array.from({ length: count }, (_, record): Change[] => [
        { key: recordKey(1, record), bytes: Buffer.alloc(500) },
        ...Array.from({ length: 18 }, (_, slot) => ({
          key: entryKey(1, slot, `a key of ${record * 7_919}`, record),
          bytes: Buffer.alloc(0),
        })),
      ]).flat(),
    );
    const written = count * (500 + 18 * 40);
    expect(statSync(file).size).toBeLessThan(12 * written + 2 * MEGABYTE);
    await store.close();
    expect(statSync(file).size).toBeLessThan(3 * written + 2 * MEGABYTE);
    const again = new Store(file, folder);
    expect(again.read(recordKey(1, count - 1))).toHaveLength(500);
    await again.close();
  });
});
