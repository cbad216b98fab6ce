import { Buffer } from 'node:buffer';

export const MAX_INDEXES = 32;
const NEXT_RECORD_AT = 8;
const MULTIKEY_AT = 16;
const LONG_AT = 20;
const SUMS_AT = 24;
const BYTES = SUMS_AT + 4 * (MAX_INDEXES + 1);
const RECORDS = -1;

/** Totals of a collection, stored beside its documents and changed in the same commit as the documents. */
export class CollectionTotals {
  constructor(readonly bytes = Buffer.alloc(BYTES)) {}

  get count(): number {
    return this.bytes.readDoubleBE();
  }

  get nextRecord(): number {
    return this.bytes.readDoubleBE(NEXT_RECORD_AT);
  }

  /**
   * True if a document has several keys in the index, because of an array. A range of keys then cannot have both a
   * lower and an upper bound, and does not give the documents in order.
   */
  isMultikey(slot: number): boolean {
    return (this.bytes.readUInt32BE(MULTIKEY_AT) & (1 << slot)) !== 0;
  }

  hasLong(slot: number): boolean {
    return (this.bytes.readUInt32BE(LONG_AT) & (1 << slot)) !== 0;
  }

  mark(slot: number, isMultikey: boolean, hasLong: boolean): void {
    this.raise(MULTIKEY_AT, isMultikey, slot);
    this.raise(LONG_AT, hasLong, slot);
  }

  /** Returns the number for a record: `known` for a stored record, or the next free number. */
  take(known: number | null): number {
    const record = known ?? this.nextRecord;
    this.bytes.writeDoubleBE(Math.max(record + 1, this.nextRecord), NEXT_RECORD_AT);
    return record;
  }

  noteRecord(checksum: number, sign: 1 | -1): void {
    this.bytes.writeDoubleBE(this.count + sign);
    this.note(RECORDS, checksum, sign);
  }

  /**
   * Adds a checksum to the stored sum of an index's checksums, or subtracts it. The check of the file calculates this
   * sum again and compares both, to find missing and changed entries.
   */
  note(slot: number, checksum: number, sign: 1 | -1): void {
    const at = SUMS_AT + 4 * (slot + 1);
    this.bytes.writeUInt32BE((this.bytes.readUInt32BE(at) + sign * checksum) >>> 0, at);
  }

  clear(slot: number): void {
    this.bytes.writeUInt32BE(0, SUMS_AT + 4 * (slot + 1));
    for (const at of [MULTIKEY_AT, LONG_AT])
      this.bytes.writeUInt32BE((this.bytes.readUInt32BE(at) & ~(1 << slot)) >>> 0, at);
  }

  private raise(at: number, isRaised: boolean, slot: number): void {
    if (isRaised) this.bytes.writeUInt32BE((this.bytes.readUInt32BE(at) | (1 << slot)) >>> 0, at);
  }
}
