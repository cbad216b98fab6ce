import type { Collection } from './collection';
import { Draft } from './draft';
import type { Store } from './store';

/** By namespace ("mosi.blogs"). A change makes another map. */
export type Collections = ReadonlyMap<string, Collection>;

/** A group of writes that becomes durable together. */
export class WriteBatch extends Draft {
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
