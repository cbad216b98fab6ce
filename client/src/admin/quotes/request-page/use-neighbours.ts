import { useEffect, useState } from 'react';
import { projectRequests } from '@/api/office';
import type { RequestListFilter } from '../request-filter';
import { findNeighbours, type Neighbours } from './neighbours';

/** Those of a request in the list that the address names; nothing while they are unknown, and where they cannot be asked for. */
export function useNeighbours(id: string, filter: RequestListFilter): Neighbours | null {
  const [found, setFound] = useState<Neighbours | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    findNeighbours(id, (page, limit) => projectRequests.list({ ...filter, page, limit }, asking.signal))
      .then((neighbours) => asking.signal.aborted || setFound(neighbours))
      .catch(() => undefined);
    return () => asking.abort();
  }, [id, filter]);
  return found;
}
