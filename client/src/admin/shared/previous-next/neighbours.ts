import { LIMITS } from '@contract/limits';

export interface Neighbours {
  /** Starts at 1. */
  place: number;
  total: number;
  /** Ids; `null` at the ends. */
  previous: string | null;
  next: string | null;
}

/** Part of a list that was read. */
export interface Order {
  ids: readonly string[];
  total: number;
}

/** Returns `null` if the record or the one after it was not read. */
export function neighboursIn({ ids, total }: Order, id: string): Neighbours | null {
  const at = ids.indexOf(id);
  const isAll = ids.length >= total;
  if (at < 0 || (at === ids.length - 1 && !isAll)) return null;
  return { place: at + 1, total, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}

type ReadPage = (page: number, limit: number) => Promise<{ items: readonly { _id: string }[]; total: number }>;

/**
 * Reads the list 100 at a time; returns `null` if the record is not in it.
 * @param keep receives the list with the record
 */
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
    // The last record of a page needs the next page.
    const found = neighboursIn(order, id);
    if (found) keep(order);
    if (found || isAll) return found;
  }
}
