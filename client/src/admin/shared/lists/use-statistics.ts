import { useEffect, useRef } from 'react';
import { type Remote, type ServerStore, useRemoteOf } from '@/stores/server-store';
import type { ListState } from './admin-list';

/** Loads data that belong to a list, such as counts, and reloads them when the list's rows change. */
export function useAround<F, Q>(useStore: ServerStore<F, Q>, query: Q, list?: ListState<unknown>): Remote<F> {
  const rows = list?.status === 'ready' && !list.isRefreshing ? list.value : null;
  // Rows at the first render may be from an earlier visit. They cause no request, because the list is just being
  // reloaded.
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

/** While the list has failed, there are no figures, because they would be those of an earlier query. */
export function useFigures<F, Q>(...around: Parameters<typeof useAround<F, Q>>): F | undefined {
  const figures = useAround(...around);
  return figures.status === 'ready' && around[2]?.status !== 'failed' ? figures.value : undefined;
}
