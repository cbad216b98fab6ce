import { Buffer } from 'node:buffer';
import { statSync, truncateSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

export interface Change {
  key: Buffer;
  /** `null` removes the key. */
  bytes: Buffer | null;
}

export interface TreeStats {
  pageSize: number;
  lastPageNumber: number;
  treeDepth: number;
  treeBranchPageCount: number;
  treeLeafPageCount: number;
}

const MEGABYTE = 1024 * 1024;
/** Kept free behind the last page, for removals on a full disk and for the pages that nobody can count beforehand. */
const RESERVE_BYTES = MEGABYTE;
const STEP_BYTES = MEGABYTE;
/** Of a place that is written: its page, and one that it is split into. */
const LEAVES_PER_PLACE = 2;
/** A page that has been split is split again only when it has taken a quarter of its size since. */
const SPLITS_PER_PAGE = 4;
/** Of a node beside key and value. */
const NODE_BYTES = 16;
/** Pages below a branch, however long their keys are. */
const LEAST_FANOUT = 4;
/** Removed pages whose numbers lie on one page of the list of free ones. */
const FREE_PER_PAGE = 500;
/** The list of free pages, and new pages on the way to a place. */
const PAGES_IN_ANY_CASE = 12;

export const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

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

  constructor(private readonly file: string) {
    this.fileBytes = sizeOf(file);
  }

  /**
   * Resolves when a commit of these changes cannot fail for want of room.
   * @param bytesOf size of what is stored under a key, with the key; 0 when it is not there
   * Errors: those of the disk; nothing is changed.
   */
  async take(changes: Change[], tree: TreeStats, bytesOf: (key: Buffer) => number): Promise<void> {
    const usedBytes = (tree.lastPageNumber + 1) * tree.pageSize;
    const needed = pagesOf(changes, tree) * tree.pageSize;
    const isEnough = (): boolean => this.fileBytes - usedBytes >= needed + RESERVE_BYTES;
    const grow = (): number => changes.reduce((sum, { key, bytes }) => sum + sizeBesides(key, bytes) - bytesOf(key), 0);
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

  /** What was kept free and never written. Call it when nobody has the file open. */
  giveBack({ lastPageNumber, pageSize }: TreeStats): void {
    const needed = (lastPageNumber + 1) * pageSize + RESERVE_BYTES;
    if (sizeOf(this.file) > needed + STEP_BYTES) truncateSync(this.file, needed);
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

const sizeBesides = (key: Buffer, bytes: Buffer | null): number => (bytes ? key.length + bytes.length : 0);

/**
 * Never fewer than the pages that LMDB writes: values that need pages of their own, twice; the pages of all places, which are no more than there
 * are and those that what is new fills; the way to each.
 */
function pagesOf(
  changes: Change[],
  { pageSize, treeDepth, treeBranchPageCount, treeLeafPageCount }: TreeStats,
): number {
  let [large, small] = [0, 0];
  for (const { key, bytes } of changes) {
    const size = sizeBesides(key, bytes) + NODE_BYTES;
    if (size > pageSize / SPLITS_PER_PAGE) large += Math.ceil((2 * size) / pageSize);
    else small += size;
  }
  const places = Math.min(changes.length, treeLeafPageCount + 1);
  const filled = Math.ceil((SPLITS_PER_PAGE * small) / pageSize);
  const leaves = large + LEAVES_PER_PLACE * Math.min(changes.length, places + filled);
  const branches = Math.min(changes.length * treeDepth, 2 * treeBranchPageCount) + Math.ceil(leaves / LEAST_FANOUT);
  return Math.ceil((leaves + branches) * (1 + 1 / FREE_PER_PAGE)) + PAGES_IN_ANY_CASE;
}
