import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { type GetOptions, open, type RangeOptions, type RootDatabase, type Transaction } from 'lmdb';
import { DatabaseDamagedError, notStored } from '../store-errors';
import { type Change, FileReserve, sizeOf, type TreeStats } from './file-reserve';
import { isEntry } from './keys';

const CHECKSUM_BYTES = 4;
/**
 * Page size of LMDB. In a measurement with twice this size, the file grew to three times the size of its content. With
 * half this size, a page contained only one message.
 */
const PAGE_BYTES = 8_192;
/**
 * Initial size of the memory map. A site of ordinary size does not exceed it, and it fits into a limited address space.
 */
const LEAST_MAP_BYTES = 1_024 ** 3;

/** Declares the parameter `options`, which lmdb's own type lacks. */
interface Reads {
  getBinaryFast(key: Buffer, options: GetOptions): Buffer | undefined;
}

/**
 * Returns the checksum of a record, because LMDB has none. It covers the key too, so that a record under a wrong key is
 * detected.
 */
export function checksumOf(key: Buffer, bytes: Buffer): number {
  return crc32(bytes, crc32(key));
}

/** Stores keys and checksummed values in one LMDB file. Index entries have no checksum. */
export class Store {
  private readonly root: RootDatabase<Buffer, Buffer>;
  private readonly reserve: FileReserve;
  private readonly options: Parameters<typeof open>[0];
  /** True during a commit. A read view that is opened meanwhile may or may not show the changes of this commit. */
  isCommitting = false;
  commits = 0;
  onDamage: (finding: string) => void = () => {};

  /** Opens or creates the file. Throws `DatabaseDamagedError` if it is not an LMDB file. */
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
      // This reserves address space, not memory. By default, lmdb maps only the current file size and maps it again
      // when the file grows.
      mapSize: Math.max(LEAST_MAP_BYTES, 4 * sizeOf(file)),
      // With lmdb's default, the promise of a commit would resolve before the commit is on disk.
      overlappingSync: false,
      // With lmdb's default, a failed commit would leave a rejected promise unhandled, which ends the process.
      eventTurnBatching: false,
    };
    this.root = this.sound(() => open<Buffer, Buffer>(this.options));
    this.reserve = new FileReserve(file);
  }

  /** Open read views of the data, oldest first. The value is the `performance.now` of the start, in ms. */
  readonly readers = new Map<object, number>();

  /** Opens a read transaction. Until the caller ends it, LMDB cannot reuse the pages of deleted data. */
  openTransaction(): Transaction {
    return this.root.useReadTransaction();
  }

  read(key: Buffer, transaction?: Transaction): Buffer | undefined {
    return this.get(key, transaction);
  }

  /**
   * Returns the value of a key. The bytes are valid until the next read. Throws `DatabaseDamagedError` if they are
   * damaged.
   */
  get(key: Buffer, transaction?: Transaction): Buffer | undefined {
    const stored = this.sound(() => (this.root as Reads).getBinaryFast(key, { transaction }));
    if (!stored) return undefined;
    // lmdb's buffer is longer than the record. lmdb sets `length` to the record's length, but `subarray` would by
    // default use the buffer's true length.
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

  /**
   * Commits all changes or none, and resolves when they are on disk. Throws `CommandError` 14031 if the disk is full,
   * or 39 for other failures.
   */
  async commit(changes: Change[]): Promise<void> {
    this.isCommitting = true;
    try {
      await this.reserveSpace(changes);
      await this.root.batch(() => {
        for (const { key, bytes } of changes) {
          // The promises of `put` and `remove` are not awaited here, because `batch` waits for all of them.
          if (bytes) void this.root.put(key, isEntry(key) ? bytes : seal(key, bytes));
          else void this.root.remove(key);
        }
      });
      await this.root.flushed;
    } catch (error) {
      // The cause of the error is itself a promise. It must be awaited, because an unhandled rejection ends the
      // process.
      const cause = (error as { commitError?: Promise<never> }).commitError ?? Promise.reject(error);
      throw notStored(await cause.catch((reason: Error) => reason.message));
    } finally {
      this.isCommitting = false;
      this.commits++;
      this.root.resetReadTxn();
    }
  }

  /** Releases pages that ended processes, such as a killed integrity check, have reserved for reading. */
  forgetDeadReaders(): void {
    this.root.readerCheck();
  }

  private reserveSpace(changes: Change[]): Promise<void> {
    const tree = this.tree();
    const bytesOf = (key: Buffer): number => {
      const stored = this.root.getBinaryFast(key);
      return stored ? stored.length + key.length : 0;
    };
    // Each line ends with the number of the commit that the reader sees, or with a dash.
    const hasOldReader = (): boolean =>
      [...this.root.readerList().matchAll(/ (\d+)$/gm)].some(([, seen]) => Number(seen) < tree.lastTxnId);
    return this.reserve.take(changes, tree, { bytesOf, hasOldReader });
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

  /** Converts errors of LMDB to `DatabaseDamagedError`, because they mean that LMDB itself has detected damage. */
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
