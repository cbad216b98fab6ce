import { LIMITS } from '@contract/limits';
import type { ProjectRequest } from '@contract/project';

/** Where a request stands in a list. */
export interface Neighbours {
  /** From 1. */
  place: number;
  total: number;
  /** Ids; `null` at the ends. */
  previous: string | null;
  next: string | null;
}

type ReadPage = (
  page: number,
  limit: number,
) => Promise<{ projectRequests: Pick<ProjectRequest, '_id'>[]; pagination: { total: number } }>;

/** Looks through the list, a hundred at a time; `null` when the request is not in it. */
export async function findNeighbours(id: string, readPage: ReadPage): Promise<Neighbours | null> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { projectRequests, pagination } = await readPage(page, LIMITS.pageSizeMax);
    ids.push(...projectRequests.map(({ _id }) => _id));
    const isAll = projectRequests.length === 0 || ids.length >= pagination.total;
    const at = ids.indexOf(id);
    // The last of a page has its next one on the page after.
    if (at >= 0 && (isAll || at < ids.length - 1)) {
      return { place: at + 1, total: pagination.total, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
    }
    if (isAll) return null;
  }
}
