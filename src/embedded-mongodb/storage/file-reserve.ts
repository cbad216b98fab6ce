import { Buffer } from 'node:buffer';
import { statSync, truncateSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

export interface Change {
  key: Buffer;
  /** `null` removes the key. */
  bytes: Buffer | null;
}

interface PageCounts {
  treeBranchPageCount: number;
  treeLeafPageCount: number;
  /** Pages of values that are too long for a leaf page. */
  overflowPages: number;
}

/** Statistics of LMDB. `free` counts the pages of its list of free pages. */
export interface TreeStats extends PageCounts {
  pageSize: number;
  lastPageNumber: number;
  lastTxnId: number;
  treeDepth: number;
  free: PageCounts;
}

/** Functions of the store that a reserve needs. */
export interface StoreReads {
  /** Returns the number of bytes of a key and its stored value. */
  bytesOf(key: Buffer): number;
  /** Returns true if a reader still sees the data as it was before the last commit. */
  hasOldReader(): boolean;
}

const MEGABYTE = 1024 * 1024;
/**
 * Free space at the end of the file. It is for deletions on a full disk, and for pages that `pagesOf` does not count.
 */
const RESERVE_BYTES = MEGABYTE;
const STEP_BYTES = MEGABYTE;
/** Pages per changed entry: a copy of the entry's page, and a second page if the page is split. */
const LEAVES_PER_PLACE = 2;
/**
 * Maximum number of page splits for each page of added bytes. After a split, a page must grow by a quarter of its size
 * before it can split again.
 */
const SPLITS_PER_PAGE = 4;
/** Bytes that LMDB adds to each key and value. */
const NODE_BYTES = 16;
/** Minimum number of child pages of a branch page. It is reached if all keys have the maximum length. */
const LEAST_FANOUT = 4;
/** Number of free page numbers on one page of LMDB's free list. */
const FREE_PER_PAGE = 500;
/** Pages that every commit may need, for LMDB's free list and for the path to a changed page. */
const PAGES_IN_ANY_CASE = 12;
/** Minimum number of pages at the end of the file for a commit that reuses free pages. */
const LEAST_END_PAGES = 4;
/** Pages at the end of the file that a full disk leaves for the first commit after a start. */
const FIRST_COMMIT_PAGES = 32;
const META_PAGES = 2;
/** Bytes of the header of each page. */
const HEADER_BYTES = 24;

export const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Extends the file before each commit. A full disk would crash LMDB 3.5 (buffer overflow in mdb_page_flush). */
export class FileReserve {
  private fileBytes: number;
  private isFull = false;
  /**
   * Number of bytes by which stored data may still grow on a full disk. Deletions increase it. An extension of the file
   * that fails halfway increases it too.
   */
  private credit = 0;
  /** The commit after `txnId`: it finds `free` pages free and uses at most `needed` pages. */
  private next = { txnId: -1, free: 0, needed: 0 };
  /** Minimum number of pages that LMDB can reuse if no older reader exists. `null` before the first commit. */
  private reusable: number | null = null;

  constructor(private readonly file: string) {
    this.fileBytes = sizeOf(file);
  }

  /** Resolves when the file has space for a commit. */
  async take(changes: Change[], tree: TreeStats, { bytesOf, hasOldReader }: StoreReads): Promise<void> {
    const usedBytes = (tree.lastPageNumber + 1) * tree.pageSize;
    const neededPages = pagesOf(changes, tree);
    const needed = neededPages * tree.pageSize;
    this.countFree(tree, neededPages);
    const isEnough = (): boolean => this.fileBytes - usedBytes >= needed + RESERVE_BYTES;
    const removedBytes = (): number => changes.reduce((sum, { key }) => sum + bytesOf(key), 0);
    const addedBytes = changes.reduce((sum, { key, bytes }) => sum + sizeBesides(key, bytes), 0);
    if (isEnough()) {
      if (this.isFull) this.credit = Math.max(0, this.credit + removedBytes() - addedBytes);
      return;
    }
    const before = this.fileBytes;
    try {
      await this.extend(usedBytes + needed + RESERVE_BYTES + STEP_BYTES);
      this.isFull = false;
      this.credit = 0;
    } catch (error) {
      this.isFull = true;
      // The file may have grown by some bytes before the extension failed.
      this.credit += this.fileBytes - before;
      const removed = removedBytes();
      const growth = addedBytes - removed;
      // LMDB writes the numbers of the removed pages into adjacent pages.
      const listPages = Math.ceil(removed / tree.pageSize / FREE_PER_PAGE);
      const endPages = Math.floor((this.fileBytes - usedBytes) / tree.pageSize) - listPages;
      const hasPages = (): boolean =>
        endPages >= neededPages + (this.reusable === null ? 0 : FIRST_COMMIT_PAGES) ||
        (this.hasFreePages(changes, tree.pageSize, endPages) && !hasOldReader());
      // The extension may have failed after reaching the needed size.
      const isTaken = isEnough() || (growth <= this.credit && hasPages());
      if (!isTaken) throw error;
      this.credit = Math.max(0, this.credit - growth);
    }
  }

  /**
   * Counts the free pages inside the file. LMDB does not reuse the pages that the last commit freed, nor pages that an
   * older reader needs.
   */
  private countFree({ lastTxnId, lastPageNumber, free, ...tree }: TreeStats, needed: number): void {
    if (lastTxnId !== this.next.txnId) {
      if (this.next.txnId >= 0)
        this.reusable = lastTxnId === this.next.txnId + 1 ? this.next.free - this.next.needed : 0;
      this.next = { txnId: lastTxnId, free: lastPageNumber + 1 - META_PAGES - sumOf(tree) - sumOf(free), needed };
    }
    this.next.needed = needed;
  }

  /** Returns true if free pages inside the file suffice. Longer values need adjacent pages, so they cannot use them. */
  private hasFreePages(changes: Change[], pageSize: number, endPages: number): boolean {
    const { free, needed } = this.next;
    return (
      (this.reusable ?? 0) >= needed &&
      endPages >= LEAST_END_PAGES + (free + needed) / FREE_PER_PAGE &&
      changes.every(({ bytes }) => !bytes || bytes.length + NODE_BYTES <= pageSize - HEADER_BYTES)
    );
  }

  /** Returns unused reserve to the disk. Call it when no process has the file open. */
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

const sumOf = (counts: PageCounts): number =>
  counts.treeBranchPageCount + counts.treeLeafPageCount + counts.overflowPages;

const sizeBesides = (key: Buffer, bytes: Buffer | null): number => (bytes ? key.length + bytes.length : 0);

/** Estimates how many pages LMDB may write: for large values, changed entries, and the branch pages above them. */
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
