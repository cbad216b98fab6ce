import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileReserve } from './file-reserve';
import type { RecordChange } from './record';
import { Store } from './store';

const PAGE_BYTES = 8_192;
const MEGABYTE = 1024 * 1024;
/** More than any commit of these tests needs, and less than what is kept free. */
const USED_BYTES = MEGABYTE;

describe('FileReserve', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mosi-room-'));
    file = join(folder, 'data.mdb');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const change = (bytes: number | null, record = 1): RecordChange => ({
    collection: 1,
    record,
    bytes: bytes === null ? null : Buffer.alloc(bytes),
  });
  const reserveIn = (bytes: number): FileReserve => {
    writeFileSync(file, Buffer.alloc(bytes, 7));
    return new FileReserve(file, PAGE_BYTES);
  };
  /** From now on the disk takes no further byte. */
  const fillDisk = (): void => {
    renameSync(file, `${file}.real`);
    symlinkSync('/dev/full', file);
  };
  const emptyDisk = (): void => renameSync(`${file}.real`, file);
  const nothingThere = () => 0;

  it('writes what a commit needs behind the last page beforehand, and leaves what is there', async () => {
    const room = reserveIn(USED_BYTES);
    await room.take([change(100_000)], USED_BYTES, nothingThere);
    const bytes = readFileSync(file);
    expect(bytes.length).toBeGreaterThanOrEqual(USED_BYTES + MEGABYTE + 200_000);
    expect(bytes.subarray(0, USED_BYTES).equals(Buffer.alloc(USED_BYTES, 7))).toBe(true);
    expect(bytes.subarray(USED_BYTES).equals(Buffer.alloc(bytes.length - USED_BYTES))).toBe(true);
  });

  it('writes nothing while there is room', async () => {
    const room = reserveIn(USED_BYTES + 3 * MEGABYTE);
    fillDisk();
    await room.take([change(100_000)], USED_BYTES, nothingThere);
  });

  it('refuses on a full disk what would use up the reserve, and takes it when there is room again', async () => {
    const room = reserveIn(USED_BYTES + MEGABYTE);
    fillDisk();
    await expect(room.take([change(100)], USED_BYTES, nothingThere)).rejects.toMatchObject({ code: 'ENOSPC' });
    emptyDisk();
    await room.take([change(100)], USED_BYTES, nothingThere);
  });

  it('lets records be removed on a full disk, and what was removed be replaced, but no more', async () => {
    const room = reserveIn(USED_BYTES + MEGABYTE);
    const isStored = () => 5_000;
    fillDisk();
    await room.take([change(null)], USED_BYTES, isStored);
    await room.take([change(4_000, 2)], USED_BYTES, nothingThere);
    await expect(room.take([change(1_001, 3)], USED_BYTES, nothingThere)).rejects.toMatchObject({ code: 'ENOSPC' });
    await room.take([change(1_000, 3)], USED_BYTES, nothingThere);
  });

  it('counts what was removed from a full disk while there was room for the removal itself', async () => {
    const room = reserveIn(USED_BYTES + 2 * MEGABYTE);
    fillDisk();
    await expect(room.take([change(MEGABYTE)], USED_BYTES, nothingThere)).rejects.toMatchObject({ code: 'ENOSPC' });
    await room.take([change(null)], USED_BYTES, () => 5_000);
    await expect(room.take([change(5_001, 2)], USED_BYTES + MEGABYTE, nothingThere)).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    await room.take([change(5_000, 2)], USED_BYTES + MEGABYTE, nothingThere);
  });

  it('refuses even a removal where the disk has not the pages that it rewrites', async () => {
    const room = reserveIn(USED_BYTES + PAGE_BYTES);
    fillDisk();
    await expect(room.take([change(null)], USED_BYTES, () => 5_000)).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  it('leaves LMDB nothing to extend, whatever is stored, changed and removed', async () => {
    const sizes: number[] = [];
    const { take } = FileReserve.prototype;
    jest.spyOn(FileReserve.prototype, 'take').mockImplementation(async function (this: FileReserve, ...wanted) {
      await take.apply(this, wanted);
      sizes.push(statSync(file).size);
    });
    const store = await Store.open(folder);
    let seed = 20_261;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 150; round++) {
      const changes = Array.from({ length: 1 + random(40) }, (): RecordChange => {
        const place = { collection: 1 + random(3), record: random(2_000) };
        return {
          ...place,
          bytes: random(4) === 0 ? null : Buffer.alloc(1 + random(random(20) === 0 ? 4 * MEGABYTE : 3_000)),
        };
      });
      const onePerPlace = new Map(changes.map((each) => [`${each.collection}-${each.record}`, each]));
      await store.commit([...onePerPlace.values()]);
      expect(statSync(file).size).toBe(sizes.at(-1));
    }
    await store.close();
    jest.restoreAllMocks();
  });
});
