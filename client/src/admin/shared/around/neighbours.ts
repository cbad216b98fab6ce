import { LIMITS } from '@contract/limits';

/** The place of a record in a list. */
export interface Neighbours {
  /** From 1. */
  place: number;
  total: number;
  /** Ids; `null` at the ends. */
  previous: string | null;
  next: string | null;
}

type ReadPage = (page: number, limit: number) => Promise<{ items: readonly { _id: string }[]; total: number }>;

/** Looks through the list, a hundred at a time; `null` when the record is not in it. */
export async function findNeighbours(id: string, readPage: ReadPage): Promise<Neighbours | null> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await readPage(page, LIMITS.pageSizeMax);
    ids.push(...items.map(({ _id }) => _id));
    const isAll = items.length === 0 || ids.length >= total;
    const at = ids.indexOf(id);
    // The last of a page has its next one on the page after.
    if (at >= 0 && (isAll || at < ids.length - 1)) {
      return { place: at + 1, total, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
    }
    if (isAll) return null;
  }
}
