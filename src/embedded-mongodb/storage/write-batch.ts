import type { Collection } from './collection';
import type { Store } from './store';
import { WriteTransaction } from './write-transaction';

/** Collections by namespace, such as "mosi.blogs". A change replaces the whole map. */
export type Collections = ReadonlyMap<string, Collection>;

export class WriteBatch extends WriteTransaction {
  constructor(
    store: Store,
    public collections: Collections,
    flush?: () => Promise<void>,
  ) {
    super(store, flush);
  }

  setCollections(collections: Collections): void {
    const before = this.collections;
    this.collections = collections;
    this.onUndo(() => {
      this.collections = before;
    });
  }
}
