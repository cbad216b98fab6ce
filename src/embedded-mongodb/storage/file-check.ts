import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { closeSync, openSync, readSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { sizeOf } from './file-reserve';

/** Maximum page size of LMDB. */
const MAX_PAGE_BYTES = 65_536;
/** Number with which the content of LMDB's meta pages begins, after the page header (`mm_magic` in mdb.c). */
const META_MARK = 0xbeefc0de;
const META_MARK_AT = 24;
/** Byte offsets in meta pages (mdb.c): page size (`mm_psize`), last page (`mm_last_pg`), commit number (`mm_txnid`). */
const META_PAGE_BYTES_AT = 48;
const META_LAST_PAGE_AT = 144;
const META_NUMBER_AT = 152;

/**
 * Quickly checks the two meta pages and the file's length, before LMDB opens the file. With a damaged meta page, LMDB
 * would crash or lose the last commit without an error.
 */
export function findFirstSight(file: string): string | null {
  const descriptor = openSync(file, 'r');
  const read = (position: number): Buffer => {
    const bytes = Buffer.alloc(8);
    readSync(descriptor, bytes, 0, 8, position);
    return bytes;
  };
  const pageBytes = read(META_PAGE_BYTES_AT).readUInt32LE();
  const numberOf = (page: number) => read(page + META_NUMBER_AT).readBigUInt64LE();
  const [first, second] = [numberOf(0), numberOf(pageBytes)];
  const newest = first > second ? 0 : pageBytes;
  const lastPage = Number(read(newest + META_LAST_PAGE_AT).readBigUInt64LE());
  const areMarked = [0, pageBytes].every((page) => read(page + META_MARK_AT).readUInt32LE() === META_MARK);
  closeSync(descriptor);
  const areInTurn = first - second === 1n || second - first === 1n || (first === 0n && second === 0n);
  if (pageBytes > MAX_PAGE_BYTES || !areMarked || !areInTurn) return 'its first pages disagree';
  return sizeOf(file) < (lastPage + 1) * pageBytes ? 'its file is cut short' : null;
}

const READ = `
const [, lmdb, path] = process.argv;
const store = require(lmdb).open({ path, noSubdir: true, readOnly: true, encoding: 'binary', keyEncoding: 'binary' });
for (const key of store.getKeys({})) store.getBinaryFast(key);
`;

/**
 * JavaScript function for the program below. It returns true if a page is newer than the last commit. LMDB would write
 * to this page and crash.
 */
const FIND_LATE_PAGE = `
const findLatePage = (path) => {
  const { openSync, readSync, closeSync } = require('node:fs');
  const descriptor = openSync(path, 'r');
  const read = (position, length) => {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, length, position));
  };
  const size = read(${META_PAGE_BYTES_AT}, 4).readUInt32LE();
  let latest = 0n;
  for (let page = 2, step = 128; ; page += step) {
    const bytes = read(page * size, step * size);
    for (let at = 0; at + size <= bytes.length; at += size) {
      const number = bytes.readBigUInt64LE(at + 8);
      if (number > latest && bytes.readBigUInt64LE(at) === BigInt(page + at / size)) latest = number;
    }
    if (bytes.length < step * size) break;
  }
  const newest = [0, size].map((at) => read(at + ${META_NUMBER_AT}, 8).readBigUInt64LE());
  closeSync(descriptor);
  return latest > (newest[0] > newest[1] ? newest[0] : newest[1]) + 1n;
};
`;

/**
 * Program of the check process. It verifies each checksum, and compares the sums of the checksums with the stored sums
 * (collection-totals.ts, keys.ts).
 */
const CHECK = `
${FIND_LATE_PAGE}
const [, lmdb, path] = process.argv;
const { crc32 } = require('node:zlib');
if (findLatePage(path)) {
  process.stdout.write('a page is newer than the last commit');
  process.exit(3);
}
const store = require(lmdb).open({ path, noSubdir: true, readOnly: true, encoding: 'binary', keyEncoding: 'binary' });
const end = (finding) => { process.stdout.write(finding); process.exit(3); };
const totals = new Map();
const seen = new Map();
const add = (collection, slot, sum) => {
  const found = seen.get(collection) ?? seen.set(collection, { count: 0, sums: new Map() }).get(collection);
  if (slot < 0) found.count++;
  found.sums.set(slot, ((found.sums.get(slot) ?? 0) + sum) >>> 0);
};
let last = Buffer.alloc(0);
let steps = 0;
for (const { key, value } of store.getRange({})) {
  if (Buffer.compare(last, key) >= 0) end('its keys are out of order');
  if (steps++ % 16 === 0 && !store.doesExist(key)) end('a key is not found where it lies');
  last = key;
  const collection = key.readUInt32BE(1);
  if (key[0] === 3) {
    add(collection, key[5], crc32(key));
    continue;
  }
  const sum = value.length < 4 ? -1 : value.readUInt32BE(0);
  const bytes = value.subarray(4, value.length);
  if (sum !== crc32(bytes, crc32(key))) end('the checksum of a record is wrong');
  if (key[0] === 1) totals.set(collection, Buffer.from(bytes));
  if (key[0] === 2) add(collection, -1, sum);
}
for (const [collection, { count, sums }] of seen) {
  const own = totals.get(collection);
  if (!own || own.readDoubleBE() !== count) end('records are missing');
  for (const [slot, sum] of sums) if (own.readUInt32BE(28 + 4 * slot) !== sum) end(slot < 0 ? 'records are missing' : 'an index has lost entries');
}
for (const [collection, own] of totals) if (own.readDoubleBE() !== (seen.get(collection)?.count ?? 0)) end('records are missing');
`;

/** A running check. The check is a separate process, because reading a damaged page can crash a process. */
export interface FileCheck {
  /** Description of the damage. It is `null` if there is none, `undefined` if the check was ended early. */
  finding: Promise<string | null | undefined>;
  end(): void;
}

/** Starts a check. `how` is `read` for a file of the old format, and `beside` for low priority while the site runs. */
export function checkFile(file: string, how?: 'read' | 'beside'): FileCheck {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const args = ['-e', how === 'read' ? READ : CHECK, require.resolve('lmdb'), file];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'], env });
  let output = '';
  let isEnded = false;
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const finding = new Promise<string | null | undefined>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      if (code !== 0 && isEnded) resolve(undefined);
      else resolve(code === 0 ? null : output || 'its file cannot be read through');
    });
  });
  if (how === 'beside' && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return {
    finding,
    end: () => {
      isEnded = true;
      child.kill('SIGKILL');
    },
  };
}
