import type { Document } from 'bson';
import { FieldReader } from '../documents/raw-bson';
import type { Collection, ReadRecord } from '../storage/collection';
import { documentKeys, type KeyField, parseKeyFields } from '../storage/index-key';
import { searchKeys } from './key-search';
import { choosePlan, countOf, recordsOf } from './plan';
import { compileFilter, type Filter } from './query';
import { TimeSlice } from './time-slice';

export interface Search {
  filter: Filter;
  sort: KeyField[];
  skip: number;
  /** Infinity for all. */
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

/** Of several keys of an array the least counts: directions are in the bytes, so descending ones count their greatest. */
export function sortKey(document: Document, sort: KeyField[]): string {
  return documentKeys(document, sort).keys.sort()[0];
}

/** The first `count` of the entries that were offered, in order of key, then of arrival. */
export class FirstByKey<T> {
  private kept: { key: string; value: T }[] = [];

  constructor(private readonly count: number) {}

  offer(key: string, value: T): void {
    this.kept.push({ key, value });
    if (this.kept.length > this.count * 2 + 1_000) this.sort();
  }

  values(): T[] {
    this.sort();
    return this.kept.map((entry) => entry.value);
  }

  private sort(): void {
    this.kept.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    this.kept = this.kept.slice(0, this.count);
  }
}

/** The records that are asked for, in order. */
export async function findRecords(collection: Collection, search: Search, read: ReadRecord): Promise<number[]> {
  const { filter, sort, skip, limit } = search;
  const plan = choosePlan(collection, filter, sort, skip + limit);
  const { isSorted, isExact, searches } = plan;
  if (isSorted && isExact && searches.length === 0) return recordsOf(plan, collection, skip, limit);
  const reader = new FieldReader(new Set([...filter.fields, ...sort.map((field) => field.names[0])]));
  const slice = new TimeSlice();
  const first = new FirstByKey<number>(skip + limit);
  const inOrder: number[] = [];
  const records = recordsOf(plan, collection);
  const hits = searches.length > 0 ? await searchKeys(searches, slice) : null;
  for (const record of records) {
    if (inOrder.length >= skip + limit) break;
    if (hits && !hits.has(record)) continue;
    if (isSorted && isExact) {
      inOrder.push(record);
      continue;
    }
    const rest = slice.step();
    if (rest) await rest;
    const bytes = read(record);
    if (!bytes) continue;
    const document = reader.read(bytes);
    if (!isExact && !filter.matches(document)) continue;
    if (isSorted) inOrder.push(record);
    else first.offer(sortKey(document, sort), record);
  }
  return (isSorted ? inOrder : first.values()).slice(skip);
}

/** How many match, at most `limit` after leaving out `skip`. */
export async function countRecords(collection: Collection, search: Search, read: ReadRecord): Promise<number> {
  const plan = choosePlan(collection, search.filter, [], Number.POSITIVE_INFINITY);
  const { index, isExact, searches } = plan;
  if (!isExact || (index && searches.length > 0)) return (await findRecords(collection, search, read)).length;
  const found = searches.length > 0 ? (await searchKeys(searches, new TimeSlice())).size : countOf(plan, collection);
  return Math.min(Math.max(found - search.skip, 0), search.limit);
}
