import { Buffer } from 'node:buffer';
import { closeSync, fstatSync, openSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { RecordChange } from './record';

const MEGABYTE = 1024 * 1024;
/** Kept free behind the last page, for removals on a full disk and for the pages that nobody can count beforehand. */
const RESERVE_BYTES = MEGABYTE;
const STEP_BYTES = MEGABYTE;
/** Records that are closer than this lie on the same pages or on neighbours. */
const SAME_PLACE = 40;
/** The path from the root to a place: pages that are written anew, and their splits. */
const PAGES_PER_PLACE = 5;
/** The list of free pages, and the catalogue. */
const PAGES_IN_ANY_CASE = 12;

/**
 * The room that a commit needs is written to the file before LMDB begins, because LMDB must never meet a full disk: the text of
 * its error is longer than the memory that it takes for it (`sprintf` into 100 bytes, mdb_page_flush in mdb.c of lmdb 3.5), which
 * ends the process sooner or later.
 */
export class FileReserve {
  private fileBytes: number;
  /** The last extension failed. */
  private isFull = false;
  /** On a full disk: bytes of removed records whose pages LMDB can use again, and by how much the file could still grow. */
  private credit = 0;

  constructor(
    private readonly file: string,
    private readonly pageBytes: number,
  ) {
    const descriptor = openSync(file, 'r');
    this.fileBytes = fstatSync(descriptor).size;
    closeSync(descriptor);
  }

  /**
   * Resolves when a commit of these changes cannot fail for want of room.
   * @param usedBytes up to the last page of LMDB
   * @param sizeOf size of a stored record; 0 when it is not there
   * Errors: those of the disk; nothing is changed.
   */
  async take(changes: RecordChange[], usedBytes: number, sizeOf: (change: RecordChange) => number): Promise<void> {
    const needed = this.pagesOf(changes) * this.pageBytes;
    const isEnough = (): boolean => this.fileBytes - usedBytes >= needed + RESERVE_BYTES;
    const grow = (): number => changes.reduce((sum, change) => sum + (change.bytes?.length ?? 0) - sizeOf(change), 0);
    if (isEnough()) {
      if (this.isFull) this.credit = Math.max(0, this.credit - grow());
      return;
    }
    const before = this.fileBytes;
    try {
      await this.extend(usedBytes + needed + RESERVE_BYTES + STEP_BYTES);
      this.isFull = false;
      this.credit = 0;
    } catch (error) {
      this.isFull = true;
      // What little there was, as after a file was deleted.
      this.credit += this.fileBytes - before;
      const growth = grow();
      // The extension may have ended in the middle of its step.
      const isTaken = isEnough() || (this.fileBytes - usedBytes >= needed && growth <= this.credit);
      if (!isTaken) throw error;
      this.credit = Math.max(0, this.credit - growth);
    }
  }

  /** Never fewer than the pages that LMDB writes: data twice for half-filled pages, and the way to each place. */
  private pagesOf(changes: RecordChange[]): number {
    const pages = changes.reduce((sum, { bytes }) => sum + 2 * Math.ceil((bytes?.length ?? 0) / this.pageBytes), 0);
    const sorted = [...changes].sort((a, b) => a.collection - b.collection || a.record - b.record);
    const places = sorted.filter((change, index) => {
      const before = sorted[index - 1];
      return change.collection !== before?.collection || change.record - before.record > SAME_PLACE;
    });
    return pages + places.length * PAGES_PER_PLACE + PAGES_IN_ANY_CASE;
  }

  private async extend(size: number): Promise<void> {
    const handle = await open(this.file, 'r+');
    try {
      while (this.fileBytes < size) await this.writeZeros(handle, Math.min(size - this.fileBytes, STEP_BYTES));
    } finally {
      await handle.close();
    }
  }

  private async writeZeros(handle: FileHandle, length: number): Promise<void> {
    const { bytesWritten } = await handle.write(Buffer.alloc(length), 0, length, this.fileBytes);
    this.fileBytes += bytesWritten;
  }
}
