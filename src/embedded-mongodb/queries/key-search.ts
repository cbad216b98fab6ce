import type { Collection } from '../storage/collection';
import type { CollectionIndex } from '../storage/collection-index';
import { stringOfKey } from '../storage/index-key';
import type { Pattern } from './query';
import type { TimeSlice } from './time-slice';

/** A document is read in the time in which about so many keys are tested. */
const KEYS_PER_DOCUMENT = 16;

/** A regular expression, and an index whose keys hold every value that it is to be tested on. */
export interface KeySearch {
  index: CollectionIndex;
  expression: RegExp;
}

/** @param size how many documents would be read otherwise */
export function keySearches(collection: Collection, patterns: Pattern[], size: number): KeySearch[] {
  if (size * KEYS_PER_DOCUMENT < collection.count) return [];
  return patterns.flatMap(({ field, expression }) => {
    // A sparse index will do: what it leaves out has no value that could match.
    const index = collection.indexes.find(
      ({ fields }) => fields.length === 1 && fields[0].path === field && fields[0].direction === 1,
    );
    return index ? { index, expression } : [];
  });
}

/** The records with a matching key in each search, as the indexes are at the moment of the call. */
export async function searchKeys(searches: KeySearch[], slice: TimeSlice): Promise<Set<number>> {
  const copies = searches.map(({ index, expression }) => ({ chunks: index.entries.copy(), expression }));
  let found: Set<number> | null = null;
  for (const { chunks, expression } of copies) {
    const before: Set<number> | null = found;
    found = new Set();
    for (const { keys, records } of chunks) {
      for (let at = 0; at < keys.length; at++) {
        const rest = slice.step();
        if (rest) await rest;
        if (before && !before.has(records[at])) continue;
        const value = stringOfKey(keys[at]);
        if (value !== undefined && expression.test(value)) found.add(records[at]);
      }
    }
  }
  return found ?? new Set();
}
