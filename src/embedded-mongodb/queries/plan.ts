import { kindOf } from '../documents/values';
import type { Collection } from '../storage/collection';
import type { CollectionIndex } from '../storage/collection-index';
import { encodeKey, encodeKind, type KeyField } from '../storage/index-key';
import { after, type KeyRange } from '../storage/keys';
import type { ReadView, Walk } from '../storage/read-view';
import type { Bounds, Filter } from './query';
import { TimeSlice } from './time-slice';

/** Way to find candidate records: by ranges of one index, or by a scan of all records. */
export interface Plan {
  index: CollectionIndex | null;
  ranges: KeyRange[];
  /** True if one record may be in the ranges several times. */
  isRepeating: boolean;
  isReverse: boolean;
  isSorted: boolean;
  /** Fields whose conditions need no further test, because the ranges contain only matching values. */
  covered: Set<string>;
  /** True if all records that the ranges find match the filter. */
  isExact: boolean;
  /** True if the ranges are one key of a unique index, which at most one record has. */
  isUnique: boolean;
  /** Number of entries in the ranges, or the number at which counting stopped. */
  size: number;
}

/**
 * Limits for counting the entries of the plans. All plans are counted up to one limit before the next, until one plan
 * is certainly the cheapest.
 */
const COUNTED = [512, 8_192, Number.POSITIVE_INFINITY];

/** Number of index keys that can be counted in the time of reading one document. */
const KEYS_PER_DOCUMENT = 16;

/** Number of bytes that mark the end of a string in a key. */
const END_OF_STRING = 2;

/** Returns the range of keys that begin with `prefix` and continue with a value of `field` within `bounds`. */
function rangeWithin(prefix: string, field: KeyField, bounds: Bounds, isMultikey: boolean): KeyRange {
  if (bounds.prefix !== undefined) {
    const from = prefix + encodeKey([bounds.prefix], [field]).slice(0, -END_OF_STRING);
    return { from, to: after(from) };
  }
  // If a field may contain arrays, one entry may meet the lower bound and another entry the upper one. The range then
  // uses only one bound.
  const low = bounds.low;
  const high = isMultikey && low ? undefined : bounds.high;
  const key = (value: unknown): string => prefix + encodeKey([value], [field]);
  const sample = (low ?? high)?.value;
  const isNumber = kindOf(sample) === 'number';
  const kind = prefix + encodeKind(sample, field.direction);
  // Excludes NaN, which is stored before all numbers but is never less or greater than a number.
  const least = isNumber ? key(Number.NEGATIVE_INFINITY) : kind;
  const [least0, most0] = field.direction === 1 ? [least, after(kind)] : [kind, after(least)];
  const lowKey = low && key(low.value);
  const highKey = high && key(high.value);
  if (field.direction === 1) {
    return {
      from: lowKey === undefined ? least0 : low?.isInclusive ? lowKey : after(lowKey),
      to: highKey === undefined ? most0 : high?.isInclusive ? after(highKey) : highKey,
    };
  }
  return {
    from: highKey === undefined ? least0 : high?.isInclusive ? highKey : after(highKey),
    to: lowKey === undefined ? most0 : low?.isInclusive ? after(lowKey) : lowKey,
  };
}

/** Returns the ranges of keys that begin with `prefix` and do not continue with one of `values` for `field`. */
function rangesWithout(prefix: string, field: KeyField, values: unknown[]): KeyRange[] {
  const keys = [...new Set(values.map((value) => prefix + encodeKey([value], [field])))].sort();
  const begins = [prefix, ...keys.map(after)];
  return begins.map((from, at) => ({ from, to: keys[at] ?? afterAll(prefix) }));
}

const afterAll = (prefix: string): string => (prefix === '' ? '\xff' : after(prefix));

/** Returns 1 if the index from `position` on has the order of the sort, -1 for the reverse order, or 0. */
function orderOf(index: CollectionIndex, position: number, sort: KeyField[]): 1 | -1 | 0 {
  // In the range to read, each field before `position` has only one value, so these fields do not affect the order.
  const fixed = index.fields.slice(0, position).map((field) => field.path);
  const wanted = sort.filter((field) => !fixed.includes(field.path));
  let order: 1 | -1 | 0 = 0;
  for (const [at, { path, direction }] of wanted.entries()) {
    const field = index.fields[position + at];
    if (field?.path !== path) return 0;
    const turn = field.direction === direction ? 1 : -1;
    if (order !== 0 && order !== turn) return 0;
    order = turn;
  }
  return order || 1;
}

function planFor(index: CollectionIndex, isMultikey: boolean, filter: Filter, sort: KeyField[]): Plan | null {
  const [leading] = index.fields;
  const first = leading && filter.bounds.get(leading.path);
  const findsMissing = !first || first.equals?.includes(null) || first.excludes?.includes(null) === false;
  if (index.isSparse && findsMissing) return null;
  let prefixes = [''];
  let position = 0;
  let used = 0;
  const covered = new Set<string>();
  let ranges: KeyRange[] | null = null;
  for (; prefixes.length === 1; position++) {
    const [prefix = ''] = prefixes;
    const field = index.fields[position];
    if (!field) break;
    const bounds = filter.bounds.get(field.path);
    if (!bounds || (bounds.excludes && isMultikey)) break;
    used++;
    if (!isMultikey || !bounds.low || !bounds.high) covered.add(field.path);
    if (bounds.equals) {
      const keys = new Set(bounds.equals.map((value) => prefix + encodeKey([value], [field])));
      prefixes = [...keys];
      continue;
    }
    ranges = bounds.excludes
      ? rangesWithout(prefix, field, bounds.excludes)
      : [rangeWithin(prefix, field, bounds, isMultikey)];
    break;
  }
  ranges ??= prefixes.map((prefix) => ({ from: prefix, to: afterAll(prefix) }));
  const isOneRange = ranges.length === 1;
  const order = isOneRange && !isMultikey ? orderOf(index, position, sort) : 0;
  const isSorted = sort.length === 0 || order !== 0;
  const isOneKey = isOneRange && position === index.fields.length && prefixes[0] === ranges[0]?.from;
  if (used === 0 && (sort.length === 0 || !isSorted)) return null;
  return {
    index,
    ranges,
    // If all fields of the index have one value, the range has at most one entry per record, so no record repeats.
    isRepeating: isMultikey && !isOneKey,
    isReverse: order === -1,
    isSorted,
    covered,
    isExact: filter.isExact && covered.size === filter.bounds.size,
    isUnique: isOneKey && index.isUnique,
    size: 0,
  };
}

interface Wanted {
  filter: Filter;
  sort: KeyField[];
  wantedCount: number;
  /** True if only the number of matches is needed. Exact plans then read no documents. */
  isCount?: boolean;
}

export async function choosePlan(view: ReadView, collection: Collection, wanted: Wanted): Promise<Plan> {
  const { filter, sort, wantedCount, isCount } = wanted;
  const totals = collection.totals(view);
  const scan: Plan = {
    index: null,
    ranges: [],
    isRepeating: false,
    isReverse: false,
    isSorted: sort.length === 0,
    covered: new Set(),
    isExact: filter.isExact && filter.bounds.size === 0,
    isUnique: false,
    size: totals.count,
  };
  const plans = collection.indexes.flatMap(
    (index) => planFor(index, totals.isMultikey(index.slot), filter, sort) ?? [],
  );
  const unique = plans.find(({ isUnique }) => isUnique);
  if (unique) return unique;
  /** Maximum possible number of matches: the smallest size of a plan. NaN until every size is known exactly. */
  let most = Number.NaN;
  // Returns the estimated cost in document reads. Sorted records are cheaper, because reading can stop after
  // `wantedCount`.
  const costOf = (plan: Plan): number => {
    if (isCount && plan.isExact && plan.index) return Math.min(plan.size, wantedCount) / KEYS_PER_DOCUMENT;
    if (plan.isSorted && plan.isExact) return Math.min(plan.size, wantedCount);
    const until = plan.isSorted && most > 0 ? Math.min(1, wantedCount / most) : 1;
    return plan.size * until * (plan.isSorted ? 1 : 1.5) + (plan.index ? 0 : 1);
  };
  let best = scan;
  for (const limit of COUNTED) {
    for (const plan of plans) plan.size = await sizeOf(plan, view, limit);
    const sizes = plans.map(({ size }) => size);
    if (sizes.every((size) => size < limit)) most = Math.min(scan.size, ...sizes);
    best = plans.reduce((least, plan) => (costOf(plan) < costOf(least) ? plan : least), scan);
    if (costOf(best) < (isCount ? limit / KEYS_PER_DOCUMENT : limit) || limit > totals.count) break;
  }
  return best;
}

async function sizeOf({ index, ranges }: Plan, view: ReadView, limit: number): Promise<number> {
  let size = 0;
  for (const range of ranges) if (index && size < limit) size += await index.count(view, range, limit);
  return size;
}

/** Yields records in the plan's order without duplicates. */
export function* recordsOf(plan: Plan, collection: Collection, view: ReadView, skip = 0): Iterable<number> {
  const { index, ranges, isReverse, isRepeating } = plan;
  const walk: Walk = { isReverse, skip };
  const [first, second] = ranges;
  if (!index) yield* collection.allRecords(view, skip);
  else if (first && !second && !isRepeating) yield* index.records(view, first, walk);
  else {
    const seen = new Uint8Array(isRepeating ? collection.totals(view).nextRecord : 0);
    let toSkip = skip;
    for (const range of ranges) {
      for (const record of index.records(view, range)) {
        if (seen[record] === 1) continue;
        seen[record] = 1;
        if (toSkip-- <= 0) yield record;
      }
    }
  }
}

/** Counts the records of an exact plan. Counting may stop once it exceeds `wanted`. */
export async function countOf(plan: Plan, collection: Collection, view: ReadView, wanted: number): Promise<number> {
  if (!plan.index) return plan.size;
  if (!plan.isRepeating) return sizeOf(plan, view, wanted);
  let count = 0;
  const slice = new TimeSlice();
  for (const _ of recordsOf(plan, collection, view)) {
    const rest = slice.step();
    if (rest !== undefined) await rest;
    count++;
  }
  return count;
}
