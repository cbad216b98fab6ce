import type { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';

/** Where a record lies. Collection 0 holds the catalogue: its record 0 is the header, record n describes collection n. */
export interface RecordPlace {
  collection: number;
  record: number;
}

export interface RecordChange extends RecordPlace {
  /** `null` removes the record. */
  bytes: Buffer | null;
}

export interface StoredRecord extends RecordPlace {
  bytes: Buffer;
  checksum: number;
}

/**
 * LMDB keeps no checksums of its own. This one starts from the place, so that a record that turns up elsewhere is found
 * out.
 */
export function checksumOf({ collection, record }: RecordPlace, bytes: Buffer): number {
  return crc32(bytes, (record + Math.imul(collection, 0x9e3779b1)) >>> 0);
}
