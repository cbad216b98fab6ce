import { mkdirSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { DatabaseDamagedError, notStored } from '../store-errors';
import { startThrowaway, type Throwaway } from '../test/throwaway';
import { checkFile, findFirstSight } from './file-check';
import { Store } from './store';

describe('a damaged store', () => {
  let throwaway: Throwaway;
  let file: string;

  beforeEach(async () => {
    throwaway = await startThrowaway();
    file = join(throwaway.dataDir, 'database', 'records.mdb');
    const documents = Array.from({ length: 40 }, (_, n) => ({ n, text: `text ${n} `.repeat(n) }));
    await throwaway.database.collection('numbers').insertMany(documents);
    await throwaway.stop();
  });
  afterEach(() => rmSync(throwaway.dataDir, { recursive: true }));

  async function expectRefusal(): Promise<void> {
    await expect(throwaway.restart()).rejects.toThrow(DatabaseDamagedError);
    await expect(throwaway.restart()).rejects.toThrow(
      /is damaged \(.+\): restore this folder from a backup, or move it away/,
    );
  }

  const damageDocument = (): void => {
    const bytes = readFileSync(file);
    bytes[bytes.lastIndexOf('text 23 text 23')]! ^= 1;
    writeFileSync(file, bytes);
  };
  const numbers = () => throwaway.database.collection('numbers');
  const state = (): string => join(throwaway.dataDir, 'database', 'state.json');

  it('refuses a damaged document, serves others and reports the damage', async () => {
    damageDocument();
    await throwaway.restart();
    expect(await numbers().countDocuments()).toBe(40);
    expect(await numbers().findOne({ n: 22 })).toMatchObject({ n: 22 });
    expect(throwaway.findings).toEqual([]);
    for (const read of [numbers().findOne({ n: 23 }), numbers().find().toArray(), numbers().distinct('n')]) {
      await expect(read).rejects.toMatchObject({ code: 246, message: expect.stringContaining('is damaged') });
    }
    await expect(numbers().updateMany({}, { $set: { n: 1 } })).rejects.toMatchObject({ code: 246 });
    expect(await numbers().findOne({ n: 22 })).toMatchObject({ n: 22 });
    await numbers().insertOne({ n: 40 });
    expect(throwaway.findings).toEqual(['the checksum of a record is wrong']);
    expect(throwaway.embedded.integrity().finding).toBe('the checksum of a record is wrong');
    await throwaway.stop();
  });

  it('is checked after a second crash within ten minutes', async () => {
    const good = readFileSync(file);
    damageDocument();
    writeFileSync(state(), JSON.stringify({ isRunning: true }));
    await throwaway.restart();
    await throwaway.stop();
    writeFileSync(state(), JSON.stringify({ isRunning: true, uncleanAt: Date.now() - 11 * 60_000 }));
    await throwaway.restart();
    await throwaway.stop();
    writeFileSync(state(), JSON.stringify({ isRunning: true, uncleanAt: Date.now() - 60_000 }));
    await expectRefusal();
    writeFileSync(file, good);
    await throwaway.restart();
    expect(await numbers().countDocuments()).toBe(40);
    await throwaway.stop();
  });

  it('is refused with an unknown format', async () => {
    const mark = join(throwaway.dataDir, 'database', 'store.json');
    writeFileSync(mark, JSON.stringify({ ...JSON.parse(readFileSync(mark, 'utf8')), format: 3 }));
    await expect(throwaway.restart()).rejects.toThrow(
      /has form 3, and this version of mosi knows 2: start the version that wrote it, or a newer one/,
    );
  });

  it('is refused when its file is truncated', async () => {
    truncateSync(file, 40_000);
    await expectRefusal();
  });

  it('is refused when its file is deleted or emptied', async () => {
    rmSync(file);
    await expectRefusal();
    writeFileSync(file, '');
    await expectRefusal();
  });

  it('is refused when its file is overwritten', async () => {
    writeFileSync(file, Buffer.alloc(readFileSync(file).length, 7));
    await expectRefusal();
  });

  it('is refused when its file is that of another store', async () => {
    const other = await startThrowaway();
    await other.stop();
    renameSync(join(other.dataDir, 'database', 'records.mdb'), file);
    rmSync(other.dataDir, { recursive: true });
    await expectRefusal();
  });

  it('has each wrong byte found by a check or harmless', async () => {
    const good = readFileSync(file);
    const read = () =>
      numbers()
        .find({}, { projection: { _id: 0 } })
        .toArray();
    await throwaway.restart();
    const expected = await read();
    await throwaway.stop();
    const outcomes = { harmless: 0, found: 0 };
    // Changes only the used part of the file. The rest contains only zeros, so changes there would prove nothing.
    const used = good.findLastIndex((byte) => byte !== 0);
    for (let at = 140; at < used; at += 7_919) {
      const bytes = Buffer.from(good);
      bytes[at]! ^= 0x10;
      writeFileSync(file, bytes);
      if (findFirstSight(file) ?? (await checkFile(file).finding)) {
        outcomes.found++;
        continue;
      }
      await throwaway.restart();
      expect(await read()).toEqual(expected);
      await throwaway.stop();
      outcomes.harmless++;
    }
    expect(outcomes.found).toBeGreaterThan(0);
  });
});

describe('a failed commit', () => {
  let throwaway: Throwaway;

  beforeAll(async () => {
    throwaway = await startThrowaway();
    await throwaway.database.collection('users').createIndex({ email: 1 }, { unique: true });
    await throwaway.database.collection('users').insertOne({ email: 'first@example.com', visits: 1 });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => throwaway.close());

  const users = () => throwaway.database.collection('users');
  const failOnce = () =>
    jest.spyOn(Store.prototype, 'commit').mockRejectedValueOnce(notStored('No space left on device'));

  it('is answered as a failed write and changes nothing', async () => {
    failOnce();
    await expect(users().insertOne({ email: 'second@example.com' })).rejects.toMatchObject({
      code: 14031,
      codeName: 'OutOfDiskSpace',
    });
    expect(await users().countDocuments()).toBe(1);
    expect(await users().findOne({ email: 'second@example.com' })).toBeNull();
    await users().insertOne({ email: 'second@example.com' });
    failOnce();
    await expect(users().deleteMany({})).rejects.toMatchObject({ code: 14031 });
    failOnce();
    await expect(users().updateMany({}, { $inc: { visits: 1 } })).rejects.toMatchObject({ code: 14031 });
    failOnce();
    await expect(users().drop()).rejects.toMatchObject({ code: 14031 });
    const all = await users().find().sort({ email: 1 }).toArray();
    expect(all).toMatchObject([{ email: 'first@example.com', visits: 1 }, { email: 'second@example.com' }]);
    await users().deleteOne({ email: 'second@example.com' });
  });

  it('adds neither a collection nor an index', async () => {
    failOnce();
    await expect(throwaway.database.collection('new').insertOne({})).rejects.toMatchObject({ code: 14031 });
    expect(await throwaway.database.listCollections({ name: 'new' }).toArray()).toEqual([]);
    failOnce();
    await expect(users().createIndex({ visits: 1 })).rejects.toMatchObject({ code: 14031 });
    expect(await users().indexInformation()).toEqual({ _id_: [['_id', 1]], email_1: [['email', 1]] });
  });

  it('is invisible to readers and does not delay other collections', async () => {
    let fail = (_: Error): void => {};
    const begun = new Promise<void>((resolve) => {
      jest.spyOn(Store.prototype, 'commit').mockImplementationOnce(() => {
        resolve();
        return new Promise((_, reject) => {
          fail = reject;
        });
      });
    });
    const refused = expect(users().insertOne({ email: 'third@example.com' })).rejects.toMatchObject({ code: 14031 });
    await begun;
    const count = users().countDocuments({ email: 'third@example.com' });
    expect(await throwaway.database.collection('other').findOne()).toBeNull();
    fail(notStored('No space left on device'));
    expect(await count).toBe(0);
    await refused;
  });

  it('preserves earlier data for the next start', async () => {
    failOnce();
    await expect(users().insertOne({ email: 'fourth@example.com' })).rejects.toMatchObject({ code: 14031 });
    await users().insertOne({ email: 'fifth@example.com' });
    await throwaway.stop();
    await throwaway.restart();
    const emails = await users().distinct('email');
    expect(emails).toEqual(['fifth@example.com', 'first@example.com']);
  });
});

describe('the file of a store', () => {
  let throwaway: Throwaway;
  beforeEach(async () => {
    throwaway = await startThrowaway();
  });
  afterEach(() => throwaway.close());

  const file = () => join(throwaway.dataDir, 'database', 'records.mdb');

  it('reuses the space of records that shrink, such as sent emails', async () => {
    const mails = throwaway.database.collection<{ round: number; html?: string }>('mails');
    const html = 'x'.repeat(7_000);
    for (let round = 0; round < 100; round++) {
      await mails.insertMany(Array.from({ length: 10 }, () => ({ round, html })));
      await mails.updateMany({ round }, { $unset: { html: '' } });
    }
    // Without reuse of pages, the thousand texts would fill 7 MB.
    expect(statSync(file()).size).toBeLessThan(4_000_000);
  });

  it('may have pages of another size', async () => {
    await throwaway.stop();
    rmSync(join(throwaway.dataDir, 'database'), { recursive: true });
    mkdirSync(join(throwaway.dataDir, 'database'));
    await open({ path: file(), noSubdir: true, pageSize: 16_384 }).close();
    await throwaway.restart();
    await throwaway.database.collection('numbers').insertOne({ n: 1 });
    await throwaway.stop();
    await throwaway.restart();
    expect(await throwaway.database.collection('numbers').countDocuments({ n: 1 })).toBe(1);
    expect(readFileSync(file()).readUInt32LE(48)).toBe(16_384);
  });

  it("is readable when Node ignores the length of lmdb's buffers", async () => {
    const numbers = throwaway.database.collection<{ n: number; text: string }>('numbers');
    const texts = [1, 10, 100, 1_000, 100_000].map((length, n) => ({ n, text: 'x'.repeat(length) }));
    await numbers.insertMany(texts.map((document) => ({ ...document })));
    // lmdb sets the property `length` of its buffers to a smaller value. The spy ignores this property, as `subarray`
    // of newer Node versions does.
    const { subarray } = Uint8Array.prototype;
    const spy = jest.spyOn(Buffer.prototype, 'subarray').mockImplementation(function (
      this: Buffer,
      from?: unknown,
      to?: unknown,
    ) {
      return subarray.call(this, from as number, to as number) as Buffer;
    });
    try {
      await throwaway.stop();
      await throwaway.restart();
      const read = throwaway.database.collection('numbers').find({}, { projection: { _id: 0 } });
      expect(await read.toArray()).toEqual(texts);
      expect(spy).toHaveBeenCalled();
    } finally {
      spy.mockRestore();
    }
  });
});
