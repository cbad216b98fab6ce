import type { Document } from 'bson';
import { FieldReader } from '../documents/raw-bson';
import type { Collection } from '../storage/collection';
import { documentKeys, type KeyField, parseKeyFields } from '../storage/index-key';
import type { ReadView } from '../storage/read-view';
import { choosePlan, countOf, recordsOf } from './plan';
import { compileFilter, type Filter } from './query';
import { TimeSlice } from './time-slice';

export interface Search {
  filter: Filter;
  sort: KeyField[];
  skip: number;
  limit: number;
}

export function toSearch(filter: Document, sort: Document = {}, skip = 0, limit = 0): Search {
  return {
    filter: compileFilter(filter),
    sort: parseKeyFields(sort, 'a sort'),
    skip,
    limit: limit === 0 ? Number.POSITIVE_INFINITY : limit,
  };
}

/**
 * Returns the key by which a document is sorted. An array has one key per entry, and the smallest of them decides. In a
 * descending field, the greatest value has the smallest key.
 */
export function sortKey(document: Document, sort: KeyField[]): string {
  return documentKeys(document, sort).keys.sort()[0] ?? '';
}

/**
 * Keeps the `count` entries with the smallest keys. Entries with equal keys stay in the order in which they were added.
 */
export class FirstByKey<T> {
  private entries: { key: string; value: T }[] = [];

  constructor(private readonly count: number) {}

  offer(key: string, value: T): void {
    this.entries.push({ key, value });
    if (this.entries.length > this.count * 2 + 1_000) this.sort();
  }

  values(): T[] {
    this.sort();
    return this.entries.map((entry) => entry.value);
  }

  private sort(): void {
    this.entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    this.entries = this.entries.slice(0, this.count);
  }
}

/** Returns the record numbers of the matches, in order. */
export async function findRecords(view: ReadView, collection: Collection, search: Search): Promise<number[]> {
  const { filter, sort, skip, limit } = search;
  const wantedCount = skip + limit;
  const plan = await choosePlan(view, collection, { filter, sort, wantedCount });
  const { isSorted, isExact } = plan;
  const reader = new FieldReader(new Set([...filter.fields, ...sort.map((field) => field.names[0])]));
  const slice = new TimeSlice();
  const first = new FirstByKey<number>(wantedCount);
  const inOrder: number[] = [];
  const skipped = isSorted && isExact ? skip : 0;
  for (const record of recordsOf(plan, collection, view, skipped)) {
    const rest = slice.step();
    if (rest !== undefined) await rest;
    if (!isSorted || !isExact) {
      const document = reader.read(view.document(collection.number, record) as Buffer);
      if (!isExact && !filter.matches(document)) continue;
      if (!isSorted) {
        first.offer(sortKey(document, sort), record);
        continue;
      }
    }
    inOrder.push(record);
    if (inOrder.length >= wantedCount - skipped) break;
  }
  return (isSorted ? inOrder : first.values()).slice(skip - skipped);
}

/** Counts the matches after `skip`, at most `limit`. */
export async function countRecords(view: ReadView, collection: Collection, search: Search): Promise<number> {
  const { filter, skip, limit } = search;
  const wantedCount = skip + limit;
  const plan = await choosePlan(view, collection, { filter, sort: [], wantedCount, isCount: true });
  if (!plan.isExact) return (await findRecords(view, collection, search)).length;
  const found = await countOf(plan, collection, view, wantedCount);
  return Math.min(Math.max(found - skip, 0), limit);
}
