import { Buffer } from 'node:buffer';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { startThrowaway, type Throwaway } from '../test/throwaway';
import { checkFile } from './file-check';

describe('file check', () => {
  let throwaway: Throwaway;
  let file: string;

  beforeAll(async () => {
    throwaway = await startThrowaway();
    file = join(throwaway.dataDir, 'database', 'records.mdb');
    const numbers = throwaway.database.collection('numbers');
    await numbers.createIndex({ text: 1 });
    await numbers.insertMany(Array.from({ length: 50 }, (_, n) => ({ n, text: `text ${n}` })));
    await numbers.deleteMany({ n: { $lt: 5 } });
    await numbers.updateMany({}, { $set: { text: 'another' } });
    await throwaway.stop();
  });
  afterAll(() => rmSync(throwaway.dataDir, { recursive: true }));

  /**
   * Changes the last entry whose key begins with the byte `kind`, checks the file and undoes the change. Returns the
   * finding.
   */
  async function findingAfter(kind: number, change: (root: RootDatabase<Buffer, Buffer>, key: Buffer) => void) {
    const root = open<Buffer, Buffer>({ path: file, noSubdir: true, encoding: 'binary', keyEncoding: 'binary' });
    const keys = [...root.getKeys({ start: Buffer.from([kind]), end: Buffer.from([kind + 1]) })];
    const key = keys[keys.length - 1]!;
    const before = root.getBinary(key) as Buffer;
    change(root, key);
    const { finding } = checkFile(file);
    const found = await finding;
    root.putSync(key, before);
    await root.close();
    return found;
  }

  it('finds nothing in an undamaged file', async () => {
    expect(await findingAfter(2, () => undefined)).toBeNull();
  });

  it.each<[string, number, string]>([
    ['a record', 2, 'records are missing'],
    ['an entry of an index', 3, 'an index has lost entries'],
    ['the totals', 1, 'records are missing'],
  ])('finds that %s is missing', async (_, kind, finding) => {
    expect(await findingAfter(kind, (root, key) => root.removeSync(key))).toBe(finding);
  });

  it('finds a page that is newer than the last commit', async () => {
    const before = readFileSync(file);
    const damaged = Buffer.from(before);
    const page = 8_192 * 2;
    expect(damaged.readBigUInt64LE(page)).toBe(2n);
    damaged[page + 13]! ^= 8;
    writeFileSync(file, damaged);
    expect(await checkFile(file).finding).toBe('a page is newer than the last commit');
    writeFileSync(file, before);
  });

  it('has no finding when ended early', async () => {
    const check = checkFile(file);
    check.end();
    expect(await check.finding).toBeUndefined();
  });
});
