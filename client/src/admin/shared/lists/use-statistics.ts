import { useEffect, useRef } from 'react';
import { type Remote, type ServerStore, useRemoteOf } from '@/stores/server-store';
import type { ListState } from './admin-list';

/** Loads data that belong to a list, such as counts, and reloads them when the list's rows change. */
export function useAround<S, Q>(useStore: ServerStore<S, Q>, query: Q, list?: ListState<unknown>): Remote<S> {
  const rows = list?.status === 'ready' && !list.isRefreshing ? list.value : null;
  // Rows at the first render may be from an earlier visit. They cause no request, because the list is just being
  // reloaded.
  const requested = useRef(rows);
  const ask = useStore(({ reload }) => reload);
  const text = JSON.stringify(query);
  useEffect(() => {
    if (!rows || rows === requested.current) return;
    requested.current = rows;
    void ask(JSON.parse(text) as Q);
  }, [rows, text, ask]);
  return useRemoteOf(useStore);
}

/** While the list has failed, there are no statistics, because they would be those of an earlier query. */
export function useStatistics<S, Q>(...around: Parameters<typeof useAround<S, Q>>): S | undefined {
  const statistics = useAround(...around);
  return statistics.status === 'ready' && around[2]?.status !== 'failed' ? statistics.value : undefined;
}
