import { Buffer } from 'node:buffer';
import { CollectionTotals } from './collection-totals';
import type { Change } from './file-reserve';
import { isEntry, recordKey, totalsKey } from './keys';
import { ReadView, type Walk } from './read-view';
import type { Store } from './store';

interface Pending extends Change {
  /** 1 if the key is added, -1 if a stored key is removed, otherwise 0. */
  delta: number;
}

const nameOf = (key: Buffer): string => key.toString('latin1');

/** A view of the store that includes changes that are not committed yet. */
export class WriteTransaction extends ReadView {
  private readonly pending = new Map<string, Pending>();
  private readonly order: string[] = [];
  private readonly counted = new Map<number, CollectionTotals>();
  private readonly steps: (() => void)[] = [];

  /** `flush` commits all changes so far. It is passed only for a write that is alone in its batch. */
  constructor(
    store: Store,
    readonly flush: () => Promise<void> = async () => {},
  ) {
    super(store);
  }

  override get isUnsettled(): boolean {
    return true;
  }

  /** Sets the value of a key. If `bytes` is `null`, removes the key. */
  set(key: Buffer, bytes: Buffer | null): void {
    const name = nameOf(key);
    const before = this.pending.get(name);
    const at = this.placeOf(name);
    if (!before) this.order.splice(at, 0, name);
    this.pending.set(name, { key, bytes, delta: (before?.delta ?? 0) + (bytes ? 1 : -1) });
    this.onUndo(() => {
      if (before) this.pending.set(name, before);
      else {
        this.pending.delete(name);
        this.order.splice(this.placeOf(name), 1);
      }
    });
  }

  /** Returns the totals of a collection. To change them, call `totalsForUpdate`, so that `undo` can restore them. */
  override totals(collection: number): CollectionTotals {
    let totals = this.counted.get(collection);
    if (!totals) {
      const bytes = this.get(totalsKey(collection));
      totals = new CollectionTotals(bytes && Buffer.from(bytes));
      this.counted.set(collection, totals);
    }
    return totals;
  }

  totalsForUpdate(collection: number): CollectionTotals {
    const totals = this.totals(collection);
    const before = Buffer.from(totals.bytes);
    this.onUndo(() => before.copy(totals.bytes));
    return totals;
  }

  onUndo(step: () => void): void {
    this.steps.push(step);
  }

  override document(collection: number, record: number): Buffer {
    const pending = this.pending.get(nameOf(recordKey(collection, record)))?.bytes;
    const bytes = pending ?? this.store.read(recordKey(collection, record));
    if (!bytes) throw this.store.damaged('a record is missing');
    return bytes;
  }

  override *keys(from: Buffer, to: Buffer, { isReverse = false, skip = 0 }: Walk = {}): Iterable<Buffer> {
    const [low, high] = [this.placeOf(nameOf(from)), this.placeOf(nameOf(to))];
    if (low >= high) {
      yield* super.keys(from, to, { isReverse, skip });
      return;
    }
    const pendingNames = this.order.slice(low, high);
    if (isReverse) pendingNames.reverse();
    let toSkip = skip;
    for (const key of this.merged(super.keys(from, to, { isReverse }), pendingNames, isReverse))
      if (toSkip-- <= 0) yield key;
  }

  /** The result is approximate, because a pending key counts even if the store already contains it. */
  override count(from: Buffer, to: Buffer, limit: number): number {
    const [low, high] = [this.placeOf(nameOf(from)), this.placeOf(nameOf(to))];
    return super.count(from, to, limit) + Math.max(0, high - low);
  }

  get length(): number {
    return this.steps.length;
  }

  undo(downTo = 0): void {
    while (this.steps.length > downTo) this.steps.pop()?.();
  }

  /** Returns the changes in the order of their keys, so that LMDB writes neighbouring keys to the same pages. */
  changes(): Pending[] {
    const changes = this.order
      .map((name) => this.pending.get(name) as Pending)
      .filter(({ key, delta }) => delta !== 0 || !isEntry(key));
    const counted = [...this.counted]
      .map(([collection, { bytes }]) => ({ key: totalsKey(collection), bytes, delta: 0 }))
      .filter(({ key }) => !this.pending.has(nameOf(key)));
    return changes.length > 0 ? [...changes, ...counted] : [];
  }

  clear(): void {
    this.pending.clear();
    this.order.length = 0;
    this.steps.length = 0;
  }

  private *merged(stored: Iterable<Buffer>, pendingNames: string[], isReverse: boolean): Iterable<Buffer> {
    let at = 0;
    for (const key of stored) {
      const name = nameOf(key);
      let next = pendingNames[at];
      for (; next !== undefined && next !== name && next < name !== isReverse; next = pendingNames[++at])
        yield* this.present(next);
      if (next !== name) yield key;
      else {
        yield* this.present(name);
        at++;
      }
    }
    for (const name of pendingNames.slice(at)) yield* this.present(name);
  }

  private *present(name: string): Iterable<Buffer> {
    const pending = this.pending.get(name);
    if (pending?.bytes) yield pending.key;
  }

  private placeOf(name: string): number {
    let low = 0;
    let high = this.order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.order[middle]! < name) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  protected override get(key: Buffer): Buffer | undefined {
    const pending = this.pending.get(nameOf(key));
    return pending ? (pending.bytes ?? undefined) : super.get(key);
  }
}
