import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { type GetOptions, open, type RangeOptions, type RootDatabase, type Transaction } from 'lmdb';
import { DatabaseDamagedError, notStored } from '../store-errors';
import { type Change, FileReserve, sizeOf, type TreeStats } from './file-reserve';
import { isEntry } from './keys';

const CHECKSUM_BYTES = 4;
/**
 * Of a new store. A record of more than half a page gets pages of its own, and gives them back when it shrinks, as a mail does when it is
 * sent; on a page with others it leaves a hole. With twice the size the file grew to three times of what it held, with half of it a page
 * held one message.
 */
const PAGE_BYTES = 8_192;
/** Room for a site of ordinary size to grow in before the map has to, where addresses are limited too. */
const LEAST_MAP_BYTES = 1_024 ** 3;

/** The declared type leaves the options out. */
interface Reads {
  getBinaryFast(key: Buffer, options: GetOptions): Buffer | undefined;
}

/** Starts from the key, so that a record that turns up elsewhere is found out. LMDB keeps no checksums of its own. */
export function checksumOf(key: Buffer, bytes: Buffer): number {
  return crc32(bytes, crc32(key));
}

/** Keys and, but for those of indexes, checked values in one LMDB file, durable before a commit resolves. */
export class Store {
  private readonly root: RootDatabase<Buffer, Buffer>;
  private readonly reserve: FileReserve;
  private readonly options: Parameters<typeof open>[0];
  /** A commit is on its way: nobody knows whether a new reader sees it. */
  isCommitting = false;
  commits = 0;
  /** Is told what is found to be damaged. */
  onDamage: (finding: string) => void = () => {};

  /** Errors: `DatabaseDamagedError` when the file is none of LMDB. */
  constructor(
    file: string,
    private readonly folder: string,
  ) {
    this.options = {
      path: file,
      noSubdir: true,
      encoding: 'binary',
      keyEncoding: 'binary',
      pageSize: PAGE_BYTES,
      // Addresses, not memory. lmdb would begin with the size of the file, and keep that map and its pages once it grows.
      mapSize: Math.max(LEAST_MAP_BYTES, 4 * sizeOf(file)),
      // A commit is on disk when it resolves, and the order of writes is LMDB's original one.
      overlappingSync: false,
      // With it, lmdb leaves a promise unhandled when a commit fails, which would end the process.
      eventTurnBatching: false,
    };
    this.root = this.sound(() => open<Buffer, Buffer>(this.options));
    this.reserve = new FileReserve(file);
  }

  /** Views that are open, with the milliseconds of `performance.now` at which each began, the oldest first. */
  readonly readers = new Map<object, number>();

  /** The moment of a view. It keeps removed pages until it is done. */
  openTransaction(): Transaction {
    return this.root.useReadTransaction();
  }

  /** A document. Errors: as `get`. */
  read(key: Buffer, transaction?: Transaction): Buffer | undefined {
    return this.get(key, transaction);
  }

  /**
   * The bytes are valid until the next read: copy what has to last.
   * Errors: `DatabaseDamagedError` when they are not what was written.
   */
  get(key: Buffer, transaction?: Transaction): Buffer | undefined {
    const stored = this.sound(() => (this.root as Reads).getBinaryFast(key, { transaction }));
    if (!stored) return undefined;
    // lmdb's buffer is longer than the record and says so in a `length` of its own, which newer Node looks at only when it is told.
    const bytes = stored.subarray(CHECKSUM_BYTES, stored.length);
    if (stored.length < CHECKSUM_BYTES || stored.readUInt32BE(0) !== checksumOf(key, bytes)) {
      throw this.damaged('the checksum of a record is wrong');
    }
    return bytes;
  }

  keys(range: RangeOptions, transaction?: Transaction): Buffer[] {
    return this.sound(() => [...this.root.getKeys({ ...range, transaction })]);
  }

  count(range: RangeOptions, transaction?: Transaction): number {
    return this.sound(() => this.root.getKeysCount({ ...range, transaction }));
  }

  /** All changes or none, on disk before it resolves. Errors: `CommandError` 14031 or 39, and nothing is changed. */
  async commit(changes: Change[]): Promise<void> {
    this.isCommitting = true;
    try {
      await this.reserveSpace(changes);
      await this.root.batch(() => {
        for (const { key, bytes } of changes) {
          // Their promises are those of the batch.
          if (bytes) void this.root.put(key, isEntry(key) ? bytes : seal(key, bytes));
          else void this.root.remove(key);
        }
      });
      await this.root.flushed;
    } catch (error) {
      // The reason comes as a promise of its own, which must not stay unhandled.
      const cause = (error as { commitError?: Promise<never> }).commitError ?? Promise.reject(error);
      throw notStored(await cause.catch((reason: Error) => reason.message));
    } finally {
      this.isCommitting = false;
      this.commits++;
      this.root.resetReadTxn();
    }
  }

  /** What ended without a word, as a check in a process of its own, no longer keeps removed pages. */
  forgetDeadReaders(): void {
    this.root.readerCheck();
  }

  private reserveSpace(changes: Change[]): Promise<void> {
    const bytesOf = (key: Buffer): number => {
      const stored = this.root.getBinaryFast(key);
      return stored ? stored.length + key.length : 0;
    };
    return this.reserve.take(changes, this.tree(), bytesOf);
  }

  async close(): Promise<void> {
    const tree = this.tree();
    await this.root.close();
    this.reserve.giveBack(tree);
  }

  private tree(): TreeStats {
    return this.root.getStats() as TreeStats;
  }

  damaged(finding: string): DatabaseDamagedError {
    this.onDamage(finding);
    return new DatabaseDamagedError(this.folder, finding);
  }

  /** LMDB finds some damage by itself. */
  private sound<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw this.damaged((error as Error).message);
    }
  }
}

function seal(key: Buffer, bytes: Buffer): Buffer {
  const head = Buffer.alloc(CHECKSUM_BYTES);
  head.writeUInt32BE(checksumOf(key, bytes));
  return Buffer.concat([head, bytes]);
}
