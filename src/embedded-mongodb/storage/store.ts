import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase, type Transaction } from 'lmdb';
import { decode, encode } from '../documents/raw-bson';
import { DatabaseDamagedError, notStored } from '../errors';
import { FileReserve } from './file-reserve';
import { checksumOf, type RecordChange, type RecordPlace, type StoredRecord } from './record';
import { areMetaPagesInTurn, isReadable } from './store-check';

const FORMAT = 1;
const CHECKSUM_BYTES = 4;
/**
 * Of a new store. A record of more than half a page gets pages of its own, and gives them back when it shrinks, as a mail does when it is
 * sent; on a page with others it leaves a hole. With twice the size the file grew to three times of what it held, with half of it a page
 * held one message.
 */
const PAGE_BYTES = 8_192;
/** Room for a site of ordinary size to grow in before the map has to, where addresses are limited too. */
const LEAST_MAP_BYTES = 1_024 ** 3;
/** Records that a snapshot reads at once. */
const SNAPSHOT_STEP = 100;

/** The store at one moment, whatever is committed afterwards. It keeps removed pages from being used again: release it. */
export interface StoreSnapshot {
  readonly number: number;
  /** In the order in which they were inserted. Ends early once it is released. */
  documents(collection: number): Iterable<Buffer>;
  release(): void;
}

export interface Header {
  format: number;
  id: string;
  collections: number;
}

const HEADER: RecordPlace = { collection: 0, record: 0 };

function toKey({ collection, record }: RecordPlace): Buffer {
  const key = Buffer.alloc(10);
  key.writeUInt32BE(collection);
  key.writeUIntBE(record, 4, 6);
  return key;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Records with checksums in one LMDB file, durable before a commit resolves. */
export class Store {
  private readonly reserve: FileReserve;
  private readonly pageBytes: number;

  private constructor(
    private readonly folder: string,
    private root: RootDatabase<Buffer, Buffer>,
    readonly header: Header,
  ) {
    this.pageBytes = this.stats().pageSize;
    this.reserve = new FileReserve(join(folder, 'data.mdb'), this.pageBytes);
  }

  /**
   * Opens the store in `folder`, or makes one where there was none.
   * Errors: `DatabaseDamagedError`; also when the file that the mark beside it tells of is gone.
   */
  static async open(folder: string): Promise<Store> {
    const file = join(folder, 'data.mdb');
    const mark = join(folder, 'store.json');
    const isMarked = sizeOf(mark) > 0;
    if (sizeOf(file) > 0) {
      if (!areMetaPagesInTurn(file)) throw new DatabaseDamagedError(folder, 'the first pages of data.mdb disagree');
      if (!(await isReadable(folder)))
        throw new DatabaseDamagedError(folder, 'its file data.mdb cannot be read through');
    }
    if (sizeOf(file) === 0 && isMarked) throw new DatabaseDamagedError(folder, 'its file data.mdb is missing or empty');
    const root = openRoot(folder);
    const store = new Store(folder, root, { format: FORMAT, id: randomUUID(), collections: 0 });
    try {
      await store.readHeader(isMarked ? mark : null);
    } catch (error) {
      await root.close();
      throw error;
    }
    if (!isMarked) {
      writeFileSync(mark, JSON.stringify({ format: FORMAT, id: store.header.id }), { flush: true });
      syncFolder(folder);
    }
    return store;
  }

  private async readHeader(mark: string | null): Promise<void> {
    const bytes = this.read(HEADER);
    if (bytes) {
      const { format, id, collections } = decode(bytes);
      Object.assign(this.header, { format: Number(format), id, collections: Number(collections) });
    }
    if (mark && (!bytes || !readFileSync(mark, 'utf8').includes(this.header.id))) {
      throw this.damaged('its file data.mdb is not the one that belongs here');
    }
    if (!bytes && this.root.getKeysCount({ limit: 1 }) > 0) throw this.damaged('its first record is missing');
    if (!bytes) await this.commit([this.headerChange()]);
  }

  headerChange(): RecordChange {
    return { ...HEADER, bytes: encode(this.header) };
  }

  /**
   * The bytes are valid until the next read: copy what has to last.
   * Errors: `DatabaseDamagedError` when they are not what was written.
   */
  read(place: RecordPlace): Buffer | undefined {
    const stored = this.root.getBinaryFast(toKey(place));
    return stored && this.unseal(place, stored);
  }

  /** Each record once, in order; the bytes are valid until the next step. */
  *records(): Iterable<StoredRecord> {
    for (const key of this.root.getKeys({})) {
      const collection = key.readUInt32BE(0);
      const record = key.readUIntBE(4, 6);
      const stored = this.root.getBinaryFast(key);
      if (!stored) throw this.damaged('a record is missing');
      const bytes = this.unseal({ collection, record }, stored);
      yield { collection, record, bytes, checksum: stored.readUInt32BE(0) };
    }
  }

  /** Everything that was answered before the call is in it. */
  snapshot(number: number): StoreSnapshot {
    const transaction = this.root.useReadTransaction();
    let isReleased = false;
    return {
      number,
      documents: (collection) => this.documentsAt(transaction, collection, () => isReleased),
      release: () => {
        if (!isReleased) transaction.done();
        isReleased = true;
      },
    };
  }

  /** In steps: a range that stays open between calls would hold a cursor of LMDB. */
  private *documentsAt(transaction: Transaction, collection: number, isReleased: () => boolean): Iterable<Buffer> {
    const end = toKey({ collection: collection + 1, record: 0 });
    let from = toKey({ collection, record: 0 });
    for (;;) {
      if (isReleased()) return;
      const entries = [...this.root.getRange({ start: from, end, limit: SNAPSHOT_STEP, transaction })];
      for (const { key, value } of entries) {
        const record = key.readUIntBE(4, 6);
        yield this.unseal({ collection, record }, value);
        from = toKey({ collection, record: record + 1 });
      }
      if (entries.length < SNAPSHOT_STEP) return;
    }
  }

  /** Reading every record has mapped the whole file into memory: a new opening gives that back. */
  async releaseMemory(): Promise<void> {
    await this.root.close();
    this.root = openRoot(this.folder);
  }

  /** All changes or none, on disk before it resolves. Errors: `CommandError` 14031, and nothing is changed. */
  async commit(changes: RecordChange[]): Promise<void> {
    await this.reserveSpace(changes);
    try {
      await this.root.batch(() => {
        for (const { bytes, ...place } of changes) {
          if (bytes) this.root.put(toKey(place), seal(place, bytes));
          else this.root.remove(toKey(place));
        }
      });
      await this.root.flushed;
    } catch (error) {
      // The reason comes as a promise of its own, which must not stay unhandled.
      const cause = (error as { commitError?: Promise<never> }).commitError ?? Promise.reject(error);
      throw notStored(await cause.catch((reason: Error) => reason.message));
    } finally {
      this.root.resetReadTxn();
    }
  }

  private async reserveSpace(changes: RecordChange[]): Promise<void> {
    const { lastPageNumber } = this.stats();
    const sizeOf = (place: RecordPlace): number => this.root.getBinaryFast(toKey(place))?.length ?? 0;
    await this.reserve.take(changes, (lastPageNumber + 1) * this.pageBytes, sizeOf).catch((error: Error) => {
      throw notStored(error.message);
    });
  }

  private stats(): { pageSize: number; lastPageNumber: number } {
    return this.root.getStats() as { pageSize: number; lastPageNumber: number };
  }

  close(): Promise<void> {
    return this.root.close();
  }

  damaged(finding: string): DatabaseDamagedError {
    return new DatabaseDamagedError(this.folder, finding);
  }

  private unseal(place: RecordPlace, stored: Buffer): Buffer {
    // lmdb's buffer is longer than the record and says so in a `length` of its own, which newer Node looks at only when it is told.
    const bytes = stored.subarray(CHECKSUM_BYTES, stored.length);
    if (stored.length < CHECKSUM_BYTES || stored.readUInt32BE(0) !== checksumOf(place, bytes)) {
      throw this.damaged('the checksum of a record is wrong');
    }
    return bytes;
  }
}

function seal(place: RecordPlace, bytes: Buffer): Buffer {
  const head = Buffer.alloc(CHECKSUM_BYTES);
  head.writeUInt32BE(checksumOf(place, bytes));
  return Buffer.concat([head, bytes]);
}

function openRoot(folder: string): RootDatabase<Buffer, Buffer> {
  try {
    return open<Buffer, Buffer>({
      path: folder,
      noSubdir: false,
      encoding: 'binary',
      keyEncoding: 'binary',
      pageSize: PAGE_BYTES,
      // Addresses, not memory. lmdb would begin with the size of the file, and keep that map and its pages once it grows.
      mapSize: Math.max(LEAST_MAP_BYTES, 4 * sizeOf(join(folder, 'data.mdb'))),
      // A commit is on disk when it resolves, and the order of writes is LMDB's original one.
      overlappingSync: false,
      // With it, lmdb leaves a promise unhandled when a commit fails, which would end the process.
      eventTurnBatching: false,
    });
  } catch (error) {
    throw new DatabaseDamagedError(folder, (error as Error).message);
  }
}
