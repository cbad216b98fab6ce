import { useEffect, useRef } from 'react';
import { type Remote, type ServerStore, useRemoteOf } from '@/stores/server-store';
import type { ListState } from './admin-list';

/**
 * Parts around a list, asked for again whenever the list has got other rows. A new search brings those by itself.
 * @param list missing: nothing is asked
 */
export function useAround<F, Q>(useStore: ServerStore<F, Q>, query: Q, list?: ListState<unknown>): Remote<F> {
  const rows = list?.status === 'ready' && !list.isRefreshing ? list.value : null;
  // Rows of an earlier visit are asked for again in any case.
  const asked = useRef(rows);
  const ask = useStore(({ reload }) => reload);
  const text = JSON.stringify(query);
  useEffect(() => {
    if (!rows || rows === asked.current) return;
    asked.current = rows;
    void ask(JSON.parse(text) as Q);
  }, [rows, text, ask]);
  return useRemoteOf(useStore);
}

/** Counts of the records that a search finds. */
export function useFigures<F, Q>(...around: Parameters<typeof useAround<F, Q>>): F | undefined {
  const figures = useAround(...around);
  return figures.status === 'ready' ? figures.value : undefined;
}
