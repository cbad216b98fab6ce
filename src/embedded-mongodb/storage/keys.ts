import { Buffer } from 'node:buffer';

/**
 * LMDB sorts keys by bytes. A key consists of kind, collection and record. Keys of index entries contain index slot and
 * index key before the record.
 */
const KIND = { catalogue: 0, totals: 1, record: 2, entry: 3 };
const HEAD_BYTES = 5;
const RECORD_BYTES = 6;
const ENTRY_HEAD_BYTES = HEAD_BYTES + 1;

/**
 * Maximum length of a key in an index. Longer keys are truncated. To compare truncated keys, callers compute the whole
 * key from the document.
 */
export const KEY_MAX_BYTES = 600;

/** The range includes `from` and excludes `to`. */
export interface KeyRange {
  from: string;
  to: string;
}

function headOf(kind: number, collection: number, size = HEAD_BYTES): Buffer {
  // Callers must fill the other bytes. `allocUnsafe` takes memory from Node's pool, which saves garbage collection.
  const key = Buffer.allocUnsafe(size);
  key[0] = kind;
  key.writeUInt32BE(collection, 1);
  return key;
}

/** Returns the key of a collection's entry in the catalogue. The entry of collection 0 is the header of the store. */
export const catalogueKey = (collection: number): Buffer => headOf(KIND.catalogue, collection);
export const totalsKey = (collection: number): Buffer => headOf(KIND.totals, collection);

export function recordKey(collection: number, record: number): Buffer {
  const key = headOf(KIND.record, collection, HEAD_BYTES + RECORD_BYTES);
  key.writeUIntBE(record, HEAD_BYTES, RECORD_BYTES);
  return key;
}

export function entryKey(collection: number, slot: number, key: string, record: number): Buffer {
  const truncated = key.slice(0, KEY_MAX_BYTES);
  const bytes = headOf(KIND.entry, collection, ENTRY_HEAD_BYTES + truncated.length + RECORD_BYTES);
  bytes[HEAD_BYTES] = slot;
  bytes.write(truncated, ENTRY_HEAD_BYTES, 'latin1');
  bytes.writeUIntBE(record, ENTRY_HEAD_BYTES + truncated.length, RECORD_BYTES);
  return bytes;
}

export const isEntry = (key: Buffer): boolean => key[0] === KIND.entry;
export const slotOf = (key: Buffer): number => key.readUInt8(HEAD_BYTES);
export const collectionOf = (key: Buffer): number => key.readUInt32BE(1);
export const recordOf = (key: Buffer): number => key.readUIntBE(key.length - RECORD_BYTES, RECORD_BYTES);
export const keyOf = (entry: Buffer): string => entry.toString('latin1', ENTRY_HEAD_BYTES, entry.length - RECORD_BYTES);

/** Returns a string that sorts after all strings that begin with `prefix`. */
export function after(prefix: string): string {
  let end = prefix.length;
  while (end > 0 && prefix.charCodeAt(end - 1) === 0xff) end--;
  return end === 0
    ? '\xff'.repeat(KEY_MAX_BYTES)
    : prefix.slice(0, end - 1) + String.fromCharCode(prefix.charCodeAt(end - 1) + 1);
}

/**
 * Returns the LMDB keys that enclose a range. The caller must check entries with truncated keys against their
 * documents.
 */
export function entryRange(collection: number, slot: number, { from, to }: KeyRange): [Buffer, Buffer] {
  const end = to.length > KEY_MAX_BYTES ? after(to.slice(0, KEY_MAX_BYTES)) : to;
  return [from, end].map((key) => entryKey(collection, slot, key, 0).subarray(0, -RECORD_BYTES)) as [Buffer, Buffer];
}

export const recordRange = (collection: number): [Buffer, Buffer] => [
  recordKey(collection, 0),
  recordKey(collection + 1, 0),
];
export const catalogueRange: [Buffer, Buffer] = [catalogueKey(0), totalsKey(0)];
