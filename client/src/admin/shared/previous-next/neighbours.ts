import { LIMITS } from '@contract/limits';

export interface Neighbours {
  /** From 1. */
  place: number;
  total: number;
  /** Ids; `null` at the ends. */
  previous: string | null;
  next: string | null;
}

/** A list as far as it was read. */
export interface Order {
  ids: readonly string[];
  total: number;
}

/** `null` when the record, or the one after it, is not among those that were read. */
export function neighboursIn({ ids, total }: Order, id: string): Neighbours | null {
  const at = ids.indexOf(id);
  const isAll = ids.length >= total;
  if (at < 0 || (at === ids.length - 1 && !isAll)) return null;
  return { place: at + 1, total, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}

type ReadPage = (page: number, limit: number) => Promise<{ items: readonly { _id: string }[]; total: number }>;

/**
 * Looks through the list, a hundred at a time; `null` when the record is not in it.
 * @param keep is given the list in which it was found
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
    // The last of a page has its next one on the page after.
    const found = neighboursIn(order, id);
    if (found) keep(order);
    if (found || isAll) return found;
  }
}
