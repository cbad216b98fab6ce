import { LIMITS } from '@contract/limits';

export interface Neighbours {
  /** Place of the record in the list, from 1. */
  place: number;
  total: number;
  previous: string | null;
  next: string | null;
}

export interface Order {
  ids: readonly string[];
  total: number;
}

/**
 * Returns the records before and after `id`. `ids` may be only the first part of the list. Returns `null` if `ids`
 * lacks the record or the one after it.
 */
export function neighboursIn({ ids, total }: Order, id: string): Neighbours | null {
  const at = ids.indexOf(id);
  const isAll = ids.length >= total;
  if (at < 0 || (at === ids.length - 1 && !isAll)) return null;
  return { place: at + 1, total, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}

type ReadPage = (page: number, limit: number) => Promise<{ items: readonly { _id: string }[]; total: number }>;

/** Reads the list page by page until the record and its neighbours are found. `keep` gets the ids that were read. */
export async function findNeighbours(
  id: string,
  readPage: ReadPage,
  keep: (order: Order) => void = () => undefined,
): Promise<Neighbours | null> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await readPage(page, LIMITS.pageSizeMax);
    ids.push(...items.map(({ _id }) => _id));
    const isAll = items.length === 0 || ids.length >= total;
    const order = { ids, total: items.length === 0 ? ids.length : total };
    // `neighboursIn` returns `null` if the record is the last of the pages read so far. The next page is then read too.
    const found = neighboursIn(order, id);
    if (found) keep(order);
    if (found || isAll) return found;
  }
}
