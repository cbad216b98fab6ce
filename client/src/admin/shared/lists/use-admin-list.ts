import { useEffect } from 'react';
import { useToast } from '../feedback/use-toast';
import type { AdminList, AdminListStore } from './admin-list';

/**
 * Loads the list for this screen and shows `failedText` as a toast when that fails.
 * `query` must keep its identity while its values do: `useMemo`, or the value of `useAddress`. Leave it out for a list that takes none.
 */
export function useAdminList<T, Q>(useStore: AdminListStore<T, Q>, failedText: string, query: Q): AdminList<T, Q> {
  const store = useStore();
  const { load, list } = store;
  const toast = useToast();

  useEffect(() => {
    void load(query);
  }, [load, query]);

  useEffect(() => {
    if (list.status === 'failed') toast.failure(list.error, failedText);
  }, [list, toast, failedText]);

  return store;
}
