import type { Collection } from '../storage/collection';
import type { CollectionIndex } from '../storage/collection-index';
import { encodeKind, stringOfKey } from '../storage/index-key';
import { after, type KeyRange } from '../storage/keys';
import type { ReadView } from '../storage/read-view';
import type { Pattern } from './query';
import type { TimeSlice } from './time-slice';

/** Number of index keys that can be tested in the time of reading one document. */
export const KEYS_PER_DOCUMENT = 16;

const STRINGS = encodeKind('', 1);
const ALL_STRINGS = [{ from: STRINGS, to: after(STRINGS) }];

/** Search of an index. All matching records are in `ranges`. If there is an `expression`, the key must match it too. */
export interface KeySearch {
  index: CollectionIndex;
  ranges: KeyRange[];
  expression?: RegExp;
}

/**
 * Returns searches of index keys that are cheaper than reading documents. Without them, `size` documents must be read.
 * `count` is the number of documents in the collection.
 */
export function keySearches(collection: Collection, patterns: Pattern[], count: number, size: number): KeySearch[] {
  if (size * KEYS_PER_DOCUMENT < count) return [];
  return patterns.flatMap(({ field, expression }) => {
    // A sparse index is enough, because documents without the field have no value to match.
    const index = collection.indexes.find(
      ({ fields: [only, second] }) => !second && only?.path === field && only.direction === 1,
    );
    return index ? { index, ranges: ALL_STRINGS, expression } : [];
  });
}

/** Returns an array of bytes. The byte at a record's number is 1 if all searches find the record. */
export async function searchKeys(view: ReadView, collection: Collection, searches: KeySearch[], slice: TimeSlice) {
  let found: Uint8Array | null = null;
  for (const search of searches) {
    const before: Uint8Array | null = found;
    found = new Uint8Array(collection.figures(view).nextRecord);
    for (const range of search.ranges)
      for (const record of recordsIn(view, search, range)) {
        const rest = slice.step();
        if (rest !== undefined) await rest;
        if (record !== null && before?.[record] !== 0) found[record] = 1;
      }
  }
  return found ?? new Uint8Array();
}

/** Yields the records of the range, and `null` for each other key, so that the caller can pause after any key. */
function* recordsIn(view: ReadView, { index, expression }: KeySearch, range: KeyRange): Iterable<number | null> {
  if (!expression) return yield* index.records(view, range);
  for (const { key, record } of index.entries(view, range)) {
    const value = stringOfKey(key);
    yield value !== undefined && expression.test(value) ? record : null;
  }
}
