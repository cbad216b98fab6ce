import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { Long, ObjectId } from 'bson';
import { open } from 'lmdb';
import { encode } from '../documents/raw-bson';
import { checkFile } from '../storage/file-check';
import { Store } from '../storage/store';
import { startThrowaway, type Throwaway } from './throwaway';

const ID = 'f0f3a7a2-2f0b-4d52-9d0e-0d6c0c4b6b1e';
const DOCUMENTS = Array.from({ length: 2_500 }, (_, n) => ({
  _id: new ObjectId(),
  n,
  title: `title ${n % 50} ${'x'.repeat(n === 7 ? 2_000 : 1)}`,
  tags: n % 2 ? ['odd', `t${n % 10}`] : [],
}));

/** Writes the old format: numbers of collection and record as the key, a checksum before the bytes. */
async function writeOldForm(folder: string): Promise<void> {
  const root = open<Buffer, Buffer>({ path: folder, noSubdir: false, encoding: 'binary', keyEncoding: 'binary' });
  const put = (collection: number, record: number, bytes: Buffer): number => {
    const key = Buffer.alloc(10);
    key.writeUInt32BE(collection);
    key.writeUIntBE(record, 4, 6);
    const checksum = crc32(bytes, (record + Math.imul(collection, 0x9e3779b1)) >>> 0);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(checksum);
    root.putSync(key, Buffer.concat([head, bytes]));
    return checksum;
  };
  put(0, 0, encode({ format: 1, id: ID, collections: 2 }));
  const index = (key: object, name: string, more: object = {}) => ({ v: 2, key, name, ...more });
  let sum = 0;
  root.transactionSync(() => {
    DOCUMENTS.forEach((document, at) => {
      sum = (sum + put(3, 2 * at + 1, encode(document))) >>> 0;
    });
  });
  const indexes = [
    index({ title: 1, n: -1 }, 'title_1_n_-1'),
    index({ tags: 1 }, 'tags_1'),
    index({ n: 1 }, 'n_1', { unique: true }),
  ];
  put(0, 3, encode({ namespace: 'mosi.numbers', indexes, count: DOCUMENTS.length, sum: Long.fromNumber(sum) }));
  put(0, 5, encode({ namespace: 'mosi.empty', indexes: [], count: 0, sum: Long.fromNumber(0) }));
  await root.close();
  writeFileSync(join(folder, 'store.json'), JSON.stringify({ format: 1, id: ID }));
}

describe('a folder of the old format', () => {
  let throwaway: Throwaway;
  let folder: string;

  beforeEach(async () => {
    throwaway = await startThrowaway();
    folder = join(throwaway.dataDir, 'database');
    await throwaway.stop();
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    await writeOldForm(folder);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(throwaway.dataDir, { recursive: true });
  });

  const numbers = () => throwaway.database.collection<{ n: number; title: string }>('numbers');
  async function expectAll(): Promise<void> {
    expect(await numbers().find().toArray()).toEqual(DOCUMENTS);
    expect((await throwaway.database.listCollections().toArray()).map(({ name }) => name).sort()).toEqual([
      'empty',
      'numbers',
    ]);
    expect(Object.keys(await numbers().indexInformation())).toEqual(['_id_', 'title_1_n_-1', 'tags_1', 'n_1']);
    expect(await numbers().countDocuments({ tags: 'odd' })).toBe(1_250);
    expect(
      (
        await numbers()
          .find({ title: /^title 7 / })
          .sort({ title: 1, n: -1 })
          .limit(3)
          .toArray()
      ).map(({ n }) => n),
    ).toEqual([2_457, 2_407, 2_357]);
    await expect(numbers().insertOne({ n: 7, title: '' })).rejects.toMatchObject({ code: 11000 });
  }

  it('is migrated and its old file kept until a clean stop', async () => {
    await throwaway.restart();
    await expectAll();
    expect(existsSync(join(folder, 'data.mdb'))).toBe(false);
    expect(existsSync(join(folder, 'data.mdb.before-format-2'))).toBe(true);
    expect(JSON.parse(readFileSync(join(folder, 'store.json'), 'utf8'))).toEqual({ format: 2, id: ID });
    await throwaway.stop();
    expect(readdirSync(folder).sort()).toEqual(['records.mdb', 'records.mdb-lock', 'state.json', 'store.json']);
    expect(await checkFile(join(folder, 'records.mdb')).finding).toBeNull();
    await throwaway.restart();
    await expectAll();
    await throwaway.stop();
  });

  it('is migrated again after an interruption', async () => {
    const commit = Store.prototype.commit;
    let left = 2;
    jest.spyOn(Store.prototype, 'commit').mockImplementation(function (this: Store, changes) {
      return --left < 0 ? Promise.reject(new Error('ended')) : commit.call(this, changes);
    });
    await expect(throwaway.restart()).rejects.toThrow('ended');
    expect(existsSync(join(folder, 'data.mdb'))).toBe(true);
    jest.restoreAllMocks();
    // Simulates a crash between the last steps of the migration: the old file is renamed, and the new file is
    // incomplete.
    renameSync(join(folder, 'data.mdb'), join(folder, 'data.mdb.before-format-2'));
    writeFileSync(join(folder, 'records.mdb'), 'begun');
    await throwaway.restart();
    await expectAll();
    await throwaway.stop();
  });

  it('is refused unchanged when a record is damaged or missing', async () => {
    const file = join(folder, 'data.mdb');
    const bytes = readFileSync(file);
    bytes[bytes.lastIndexOf('title 23')]! ^= 1;
    writeFileSync(file, bytes);
    await expect(throwaway.restart()).rejects.toThrow(
      /is damaged \(the checksum of a record is wrong\): restore this folder/,
    );
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(existsSync(join(folder, 'records.mdb'))).toBe(false);
  });
});
