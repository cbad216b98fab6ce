import { useEffect, useState } from 'react';
import { findNeighbours, type Neighbours } from './neighbours';

/** Answers a page of a list that is narrowed by `filter`. Must be a constant of the module. */
export type ListAround<F> = (
  query: F & { page: number; limit: number },
  signal: AbortSignal,
) => Promise<{ items: readonly { _id: string }[]; total: number }>;

/**
 * The neighbours of a record in the list that the address names; nothing while they are unknown or cannot be asked for.
 * @param filter the same object for as long as it says the same
 */
export function useNeighbours<F extends object>(id: string, filter: F, list: ListAround<F>): Neighbours | null {
  const [found, setFound] = useState<Neighbours | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    findNeighbours(id, (page, limit) => list({ ...filter, page, limit }, asking.signal))
      .then((neighbours) => asking.signal.aborted || setFound(neighbours))
      .catch(() => undefined);
    return () => asking.abort();
  }, [id, filter, list]);
  return found;
}
