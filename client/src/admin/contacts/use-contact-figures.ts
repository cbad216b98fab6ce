import type { ContactFigures, ContactMessage } from '@contract/contact';
import { useEffect } from 'react';
import { useRemoteOf } from '@/stores/server-store';
import type { ListState } from '../shared/lists/admin-list';
import { useContactFigures } from './contact-list';

/** How many messages of each status are found by that search, asked for again whenever the list has changed. */
export function useFiguresOf(q: string, list: ListState<ContactMessage>): ContactFigures | undefined {
  const rows = list.status === 'ready' && !list.isRefreshing ? list.value : null;
  const ask = useContactFigures(({ reload }) => reload);
  const figures = useRemoteOf(useContactFigures);
  useEffect(() => {
    if (rows) void ask(q);
  }, [rows, q, ask]);
  return figures.status === 'ready' ? figures.value : undefined;
}
