import { useEffect } from 'react';
import type { List } from '@/api/http';
import { useRemoteList } from './remote';
import type { Remote } from './server-store';

/** List on a public page. A list that failed to load counts as empty and can be retried. */
export interface VisitorList<T> {
  isLoading: boolean;
  items: readonly T[];
  total: number;
  retry?: () => void;
}

export const isEmpty = (list: Remote<List<unknown>>): boolean => list.status === 'ready' && list.value.total === 0;

/** True if the list has loaded and has fewer pages than `page`. The server then answers 404. */
export const isBeyond = (list: Remote<List<unknown>>, page: number): boolean =>
  page > 1 && list.status === 'ready' && list.value.items.length === 0;

/** Reads a list. A failure is logged, not shown. `null` sends no request and stays `loading`. */
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
