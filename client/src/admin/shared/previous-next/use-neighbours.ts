import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findNeighbours, type Neighbours, neighboursIn, type Order } from './neighbours';
import { isLeafing } from './record-address';

/** Reads a page of the filtered list. Pass the same function in each render. */
export type ListAround<F> = (
  query: F & { page: number; limit: number },
  signal: AbortSignal,
) => Promise<{ items: readonly { _id: string }[]; total: number }>;

const ORDER_KEY = 'office-order';

const storeOrder = (of: string, order: Order): void => {
  try {
    sessionStorage.setItem(ORDER_KEY, JSON.stringify({ of, order }));
  } catch {
    // Storage is full. The order is then not stored, and the list will be read again.
  }
};
function storedOrder(of: string): Order | null {
  const stored = JSON.parse(sessionStorage.getItem(ORDER_KEY) ?? 'null') as { of: string; order: Order } | null;
  return stored?.of === of ? stored.order : null;
}

/**
 * Returns the records before and after this one. The order of the list stays as it was when the first record was
 * opened.
 */
export function useNeighbours<F extends object>(
  kind: string,
  id: string,
  filter: F,
  list: ListAround<F>,
): Neighbours | null {
  const { state } = useLocation();
  const isOpened = useNavigationType() === 'PUSH' && !isLeafing(state);
  const [found, setFound] = useState<Neighbours | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record
  useEffect(() => {
    const of = `${kind} ${JSON.stringify(filter)}`;
    const stored = isOpened ? null : storedOrder(of);
    const known = stored && neighboursIn(stored, id);
    if (known) return setFound(known);
    const asking = new AbortController();
    const ask = (page: number, limit: number) => list({ ...filter, page, limit }, asking.signal);
    findNeighbours(id, ask, (order) => storeOrder(of, order))
      .then((neighbours) => asking.signal.aborted || setFound(neighbours))
      .catch(() => undefined);
    return () => asking.abort();
  }, [id, filter, list]);
  return found;
}
