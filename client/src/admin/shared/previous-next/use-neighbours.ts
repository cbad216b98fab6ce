import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findNeighbours, type Neighbours, neighboursIn, type Order } from './neighbours';
import { isLeafing } from './record-address';

/** Answers a page of a list that is narrowed by `filter`. Must be a constant of the module. */
export type ListAround<F> = (
  query: F & { page: number; limit: number },
  signal: AbortSignal,
) => Promise<{ items: readonly { _id: string }[]; total: number }>;

/** The list that was opened last in this tab: which one, and its order. */
const ORDER_KEY = 'office-order';

const storeOrder = (of: string, order: Order): void => {
  try {
    sessionStorage.setItem(ORDER_KEY, JSON.stringify({ of, order }));
  } catch {
    // Without room for it the list is asked for again.
  }
};
function storedOrder(of: string): Order | null {
  const kept = JSON.parse(sessionStorage.getItem(ORDER_KEY) ?? 'null') as { of: string; order: Order } | null;
  return kept?.of === of ? kept.order : null;
}

/**
 * The neighbours of a record in the list that the address names; nothing while they are unknown or cannot be asked for.
 * The list stays as it was when a record was opened from it, over a reload too.
 * A record that is answered meanwhile keeps its place.
 * @param filter the same object for as long as it says the same
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the record was come to is asked once for each
  useEffect(() => {
    const of = `${kind} ${JSON.stringify(filter)}`;
    const kept = isOpened ? null : storedOrder(of);
    const known = kept && neighboursIn(kept, id);
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
