import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { type GetOptions, open, type RangeOptions, type RootDatabase, type Transaction } from 'lmdb';
import { DatabaseDamagedError, notStored } from '../store-errors';
import { type Change, FileReserve, sizeOf, type TreeStats } from './file-reserve';
import { isEntry } from './keys';

const CHECKSUM_BYTES = 4;
/** With twice this page size the file grew to three times its content. With half of it, a page held one message. */
const PAGE_BYTES = 8_192;
/** A site of ordinary size does not outgrow this initial map, even if its address space is limited. */
const LEAST_MAP_BYTES = 1_024 ** 3;

/** lmdb's declared type lacks the options. */
interface Reads {
  getBinaryFast(key: Buffer, options: GetOptions): Buffer | undefined;
}

/** Includes the key, so that a record in a wrong place is detected. LMDB has no checksums. */
export function checksumOf(key: Buffer, bytes: Buffer): number {
  return crc32(bytes, crc32(key));
}

/** Stores keys and checksummed values in one LMDB file. Index entries have no checksum. */
export class Store {
  private readonly root: RootDatabase<Buffer, Buffer>;
  private readonly reserve: FileReserve;
  private readonly options: Parameters<typeof open>[0];
  /** True during a commit, when new readers may or may not see its changes. */
  isCommitting = false;
  commits = 0;
  onDamage: (finding: string) => void = () => {};

  /** Throws `DatabaseDamagedError` if the file is not an LMDB file. */
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
      // Reserves addresses, not memory. By default lmdb maps the current file size, and keeps old maps when the file
      // grows.
      mapSize: Math.max(LEAST_MAP_BYTES, 4 * sizeOf(file)),
      // A commit is then on disk when it resolves, in LMDB's original order of writes.
      overlappingSync: false,
      // By default a failed commit leaves an unhandled promise in lmdb, which would end the process.
      eventTurnBatching: false,
    };
    this.root = this.sound(() => open<Buffer, Buffer>(this.options));
    this.reserve = new FileReserve(file);
  }

  /** Open views with their start by `performance.now`, oldest first. */
  readonly readers = new Map<object, number>();

  /** Until the transaction is done, LMDB does not reuse removed pages. */
  openTransaction(): Transaction {
    return this.root.useReadTransaction();
  }

  read(key: Buffer, transaction?: Transaction): Buffer | undefined {
    return this.get(key, transaction);
  }

  /** The bytes are valid until the next read. Throws `DatabaseDamagedError` if they are damaged. */
  get(key: Buffer, transaction?: Transaction): Buffer | undefined {
    const stored = this.sound(() => (this.root as Reads).getBinaryFast(key, { transaction }));
    if (!stored) return undefined;
    // lmdb's buffer is longer than the record. Its own `length` has the record's length, which `subarray` ignores by
    // default.
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

  /** Commits all changes or none, and resolves when they are on disk. Throws `CommandError` 14031 or 39. */
  async commit(changes: Change[]): Promise<void> {
    this.isCommitting = true;
    try {
      await this.reserveSpace(changes);
      await this.root.batch(() => {
        for (const { key, bytes } of changes) {
          // The batch waits for these promises.
          if (bytes) void this.root.put(key, isEntry(key) ? bytes : seal(key, bytes));
          else void this.root.remove(key);
        }
      });
      await this.root.flushed;
    } catch (error) {
      // The reason is a separate promise, which must not stay unhandled.
      const cause = (error as { commitError?: Promise<never> }).commitError ?? Promise.reject(error);
      throw notStored(await cause.catch((reason: Error) => reason.message));
    } finally {
      this.isCommitting = false;
      this.commits++;
      this.root.resetReadTxn();
    }
  }

  /** Releases pages held by readers that crashed, such as an ended check process. */
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

  /** LMDB itself detects some damage and throws. */
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
