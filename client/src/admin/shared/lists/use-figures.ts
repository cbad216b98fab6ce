import { useEffect } from 'react';
import { type ServerStore, useRemoteOf } from '@/stores/server-store';
import type { ListState } from './admin-list';

/** Counts of the records that a search finds, asked for again whenever their list has changed. */
export function useFigures<F, Q>(useStore: ServerStore<F, Q>, query: Q, list: ListState<unknown>): F | undefined {
  const rows = list.status === 'ready' && !list.isRefreshing ? list.value : null;
  const ask = useStore(({ reload }) => reload);
  const figures = useRemoteOf(useStore);
  const asked = JSON.stringify(query);
  useEffect(() => {
    if (rows) void ask(JSON.parse(asked) as Q);
  }, [rows, asked, ask]);
  return figures.status === 'ready' ? figures.value : undefined;
}
