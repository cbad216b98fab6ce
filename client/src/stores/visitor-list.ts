import { useEffect } from 'react';
import type { List } from '@/api/http';
import { useRemoteList } from './remote';
import type { Remote } from './server-store';

/** A list as visitors see it: a failure is an empty list that can be asked for again. */
export interface VisitorList<T> {
  isLoading: boolean;
  items: readonly T[];
  total: number;
  /** There when the server could not be asked. */
  retry?: () => void;
}

/** Whether the server has said that there is nothing in a list. */
export const isEmpty = (list: Remote<List<unknown>>): boolean => list.status === 'ready' && list.value.total === 0;

/** Whether the server found nothing on a page of a list behind the first: of such a page the status is 404. */
export const isBeyond = (list: Remote<List<unknown>>, page: number): boolean =>
  page > 1 && list.status === 'ready' && list.value.items.length === 0;

/** Reads a list; a failure is logged, not shown as one. `null` asks nothing and stays loading. */
export function useVisitorList<T>(path: string | null): VisitorList<T> {
  const remote = useRemoteList<T>(path);
  const error = remote.status === 'failed' ? remote.error : null;
  useEffect(() => {
    if (error) console.warn(`${path} could not be read: ${error.message}`);
  }, [error, path]);

  if (remote.status === 'loading') return { isLoading: true, items: [], total: 0 };
  if (remote.status === 'failed') return { isLoading: false, items: [], total: 0, retry: remote.retry };
  return { isLoading: false, ...remote.value };
}
