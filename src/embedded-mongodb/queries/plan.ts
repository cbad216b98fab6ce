import { kindOf } from '../documents/values';
import type { Collection } from '../storage/collection';
import type { CollectionIndex } from '../storage/collection-index';
import { AFTER, encodeKey, encodeKind, type KeyField } from '../storage/index-key';
import { type KeySearch, keySearches } from './key-search';
import type { Bounds, Filter } from './query';

/** How to find the records that may match: ranges of one index, or all records where no index helps. */
export interface Plan {
  index: CollectionIndex | null;
  ranges: { from: string; to: string }[];
  isReverse: boolean;
  /** The records come in the order that was asked for. */
  isSorted: boolean;
  /** Searches in the keys of indexes, which leave fewer records of those in the ranges. */
  searches: KeySearch[];
  /** Every record in the ranges matches that the searches leave. */
  isExact: boolean;
  /** How many entries the ranges hold. */
  size: number;
}

interface KeyRange {
  from: string;
  to: string;
}

/** The part of an index that has `prefix` and, in the next field, a value within the bounds. */
function rangeWithin(prefix: string, field: KeyField, bounds: Bounds, isMultikey: boolean): KeyRange {
  // In an array one entry may meet the one bound and another the other, so only one of them can be used.
  const low = bounds.low;
  const high = isMultikey && low ? undefined : bounds.high;
  const key = (value: unknown): string => prefix + encodeKey([value], [field]);
  const sample = (low ?? high)?.value;
  const isNumber = kindOf(sample) === 'number';
  const kind = prefix + encodeKind(sample, field.direction);
  // NaN lies among the numbers, but is never less or more than another one.
  const least = isNumber ? key(Number.NEGATIVE_INFINITY) : kind;
  const [least0, most0] = field.direction === 1 ? [least, kind + AFTER] : [kind, least + AFTER];
  const lowKey = low && key(low.value);
  const highKey = high && key(high.value);
  if (field.direction === 1) {
    return {
      from: lowKey === undefined ? least0 : low?.isInclusive ? lowKey : lowKey + AFTER,
      to: highKey === undefined ? most0 : high?.isInclusive ? highKey + AFTER : highKey,
    };
  }
  return {
    from: highKey === undefined ? least0 : high?.isInclusive ? highKey : highKey + AFTER,
    to: lowKey === undefined ? most0 : low?.isInclusive ? lowKey + AFTER : lowKey,
  };
}

/** 1 when the index, from `position` on, has the order of the sort, -1 when it has the reverse, 0 otherwise. */
function orderOf(index: CollectionIndex, position: number, sort: KeyField[]): 1 | -1 | 0 {
  if (index.isMultikey) return 0;
  // The fields before have one value in the whole range.
  const fixed = index.fields.slice(0, position).map((field) => field.path);
  const wanted = sort.filter((field) => !fixed.includes(field.path));
  let order: 1 | -1 | 0 = 0;
  for (let at = 0; at < wanted.length; at++) {
    const field = index.fields[position + at];
    if (field?.path !== wanted[at].path) return 0;
    const direction = field.direction === wanted[at].direction ? 1 : -1;
    if (order !== 0 && order !== direction) return 0;
    order = direction;
  }
  return order || 1;
}

function planFor(index: CollectionIndex, filter: Filter, sort: KeyField[]): Plan | null {
  const first = filter.bounds.get(index.fields[0].path);
  if (index.isSparse && (!first || first.equals?.includes(null))) return null;
  let prefixes = [''];
  let position = 0;
  let used = 0;
  let isExact = filter.isExact;
  let ranges: KeyRange[] | null = null;
  for (; position < index.fields.length && prefixes.length === 1 && !ranges; position++) {
    const field = index.fields[position];
    const bounds = filter.bounds.get(field.path);
    if (!bounds) break;
    used++;
    if (bounds.equals) {
      const keys = new Set(bounds.equals.map((value) => prefixes[0] + encodeKey([value], [field])));
      prefixes = [...keys];
    } else {
      ranges = [rangeWithin(prefixes[0], field, bounds, index.isMultikey)];
      if (index.isMultikey && bounds.low && bounds.high) isExact = false;
      break;
    }
  }
  ranges ??= prefixes.map((prefix) => ({ from: prefix, to: prefix + AFTER }));
  const isOneRange = ranges.length === 1;
  const order = isOneRange ? orderOf(index, position, sort) : 0;
  const isSorted = sort.length === 0 || order !== 0;
  if (used === 0 && (sort.length === 0 || !isSorted)) return null;
  return {
    index,
    ranges,
    isReverse: order === -1,
    isSorted,
    searches: [],
    isExact: isExact && used === filter.bounds.size,
    size: ranges.reduce((sum, range) => sum + index.entries.count(range.from, range.to), 0),
  };
}

/** @param wantedCount how many records are asked for at most, skipped ones included */
export function choosePlan(collection: Collection, filter: Filter, sort: KeyField[], wantedCount: number): Plan {
  const scan: Plan = {
    index: null,
    ranges: [],
    isReverse: false,
    isSorted: sort.length === 0,
    searches: [],
    isExact: filter.isExact && filter.bounds.size === 0,
    size: collection.count,
  };
  // A record in order costs a read, one out of order costs more; an exact plan stops when it has enough.
  const costOf = (plan: Plan): number => {
    if (plan.isSorted && plan.isExact && filter.patterns.length === 0) return Math.min(plan.size, wantedCount);
    return plan.size * (plan.isSorted ? 1 : 1.5) + (plan.index ? 0 : 1);
  };
  const best = collection.indexes
    .map((index) => planFor(index, filter, sort))
    .reduce<Plan>((least, plan) => (plan && costOf(plan) < costOf(least) ? plan : least), scan);
  const searches = keySearches(collection, filter.patterns, best.size);
  return { ...best, searches, isExact: best.isExact && searches.length === filter.patterns.length };
}

/** The records in the plan's order, each once; its searches are not made yet. */
export function recordsOf(plan: Plan, collection: Collection, skip = 0, limit = Number.POSITIVE_INFINITY): number[] {
  const { index } = plan;
  if (!index) return collection.allRecords().slice(skip, skip + limit);
  const [range] = plan.ranges;
  if (plan.ranges.length === 1 && !index.isMultikey) {
    return index.entries.records(range.from, range.to, plan.isReverse, skip, limit);
  }
  const found = new Set(plan.ranges.flatMap(({ from, to }) => index.entries.records(from, to)));
  return [...found].slice(skip, skip + limit);
}

/** How many records an exact plan without searches finds, without reading one. */
export function countOf(plan: Plan, collection: Collection): number {
  return plan.index?.isMultikey ? recordsOf(plan, collection).length : plan.size;
}
