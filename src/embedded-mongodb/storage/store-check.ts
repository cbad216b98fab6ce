import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { closeSync, openSync, readSync } from 'node:fs';

/** LMDB has no larger ones. */
const MAX_PAGE_BYTES = 65_536;
/** Where a meta page holds the size of the pages (`mm_psize`) and the number of its commit (`mm_txnid`), behind the page's head (mdb.c). */
const META_PAGE_BYTES_AT = 48;
const META_NUMBER_AT = 152;

const PROBE = `
const store = require(process.argv[1]).open({ path: process.argv[2], readOnly: true, encoding: 'binary', keyEncoding: 'binary' });
for (const key of store.getKeys({})) store.getBinaryFast(key);
`;

/**
 * Each commit writes one of the two meta pages in turn, so their numbers are neighbours. Where they are not, LMDB would
 * take the older one without a word, and the last commit would be lost.
 */
export function areMetaPagesInTurn(file: string): boolean {
  const descriptor = openSync(file, 'r');
  const read = (position: number): Buffer => {
    const bytes = Buffer.alloc(8);
    readSync(descriptor, bytes, 0, 8, position);
    return bytes;
  };
  const pageBytes = read(META_PAGE_BYTES_AT).readUInt32LE();
  const [first, second] = [0, pageBytes].map((page) => read(page + META_NUMBER_AT).readBigUInt64LE());
  closeSync(descriptor);
  if (pageBytes > MAX_PAGE_BYTES) return false;
  return first - second === 1n || second - first === 1n || (first === 0n && second === 0n);
}

/**
 * Reads the whole store in a process of its own, before ours does: LMDB trusts its pages, so that a damaged one can end
 * the process that reads it.
 */
export async function isReadable(folder: string): Promise<boolean> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, ['-e', PROBE, require.resolve('lmdb'), folder], { stdio: 'ignore', env });
  return new Promise<boolean>((resolve, reject) => {
    child.on('error', reject).on('exit', (code) => resolve(code === 0));
  });
}
