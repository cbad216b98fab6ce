import { Buffer } from 'node:buffer';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from 'lmdb';
import { CollectionTotals } from './collection-totals';
import { recordKey, totalsKey } from './keys';
import type { Store } from './store';

/** Numbers of keys that are read at once. The first step is small, because many callers need only a few keys. */
const FIRST_STEP = 32;
const LARGEST_STEP = 1_000;
const COUNT_STEP = 20_000;

export interface Walk {
  isReverse?: boolean;
  skip?: number;
}

/**
 * Shows the store as of one moment, without later commits. Until `release`, LMDB cannot reuse removed pages, so the
 * file grows.
 */
export class ReadView {
  private readonly opened: Map<number, CollectionTotals> = new Map();

  private readonly commits: number;

  constructor(
    readonly store: Store,
    private transaction?: Transaction,
  ) {
    this.commits = store.commits;
  }

  /** Opens a view that includes all writes that were answered before this call. */
  static of(store: Store): ReadView {
    const view = new ReadView(store, store.openTransaction());
    store.readers.set(view, performance.now());
    return view;
  }

  /** True if a new view may give other counts, because a commit is running or has ended since this view was opened. */
  get isUnsettled(): boolean {
    return this.store.isCommitting || this.store.commits !== this.commits;
  }

  /** Returns the value of a key. The bytes are valid only until the next read, so copy them if you need them longer. */
  protected get(key: Buffer): Buffer | undefined {
    return this.store.get(key, this.transaction);
  }

  /**
   * Returns the bytes of a document, which are valid only until the next read. Throws `DatabaseDamagedError` for a
   * damaged or missing document.
   */
  document(collection: number, record: number): Buffer | undefined {
    const bytes = this.store.read(recordKey(collection, record), this.transaction);
    if (!bytes && this.transaction) throw this.store.damaged('a record is missing');
    return bytes;
  }

  totals(collection: number): CollectionTotals {
    const known = this.opened.get(collection);
    if (known) return known;
    const bytes = this.get(totalsKey(collection));
    const totals = new CollectionTotals(bytes && Buffer.from(bytes));
    if (this.transaction) this.opened.set(collection, totals);
    return totals;
  }

  /** Reads keys in steps, so that no LMDB cursor stays open while the caller handles a key. */
  *keys(from: Buffer, to: Buffer, { isReverse = false, skip = 0 }: Walk = {}): Iterable<Buffer> {
    let [start, end] = isReverse ? [to, from] : [from, to];
    let offset = skip;
    for (let limit = FIRST_STEP; ; limit = Math.min(4 * limit, LARGEST_STEP)) {
      const range = { start, end, offset, limit, reverse: isReverse, exclusiveStart: start !== from };
      const keys = this.store.keys(range, this.transaction);
      yield* keys;
      const last = keys.at(-1);
      if (keys.length < limit || !last) return;
      [start, offset] = [last, 0];
    }
  }

  count(start: Buffer, end: Buffer, limit: number): number {
    const isMore = this.store.keys({ start, end, offset: limit, limit: 1 }, this.transaction).length > 0;
    return isMore ? limit : this.store.count({ start, end }, this.transaction);
  }

  /** Counts all keys in steps, so that other work can run between two steps. */
  async countAll(from: Buffer, end: Buffer): Promise<number> {
    let start = from;
    for (let count = 0; ; count += COUNT_STEP) {
      const [next] = this.store.keys({ start, end, offset: COUNT_STEP, limit: 1 }, this.transaction);
      if (!next) return count + this.store.count({ start, end }, this.transaction);
      start = next;
      await nextTurn();
    }
  }

  release(): void {
    this.transaction?.done();
    this.transaction = undefined;
    this.store.readers.delete(this);
    this.opened.clear();
  }
}
