import { LIMITS } from '@contract/limits';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { List } from '@/api/http';
import { useToast } from '../feedback/use-toast';
import { useCan } from '../use-can';
import type { RecordDialogState } from './use-record-dialog';

/** Of the address, with the id of a record. */
const NAME = 'edit';
export const UNKNOWN = 'This record is not here. It may have been deleted.';

export type ReadPage<T> = (query: { page: number; limit: number }) => Promise<List<T>>;

/**
 * Opens the dialog on the record that the address names, on whichever page of the list it stands: what other screens link to.
 * @param isReady whether what stands below the dialog is there
 */
export function useEditAddress<T extends { _id: string }>(
  dialog: Pick<RecordDialogState<T>, 'edit'>,
  isReady: boolean,
  list: ReadPage<T>,
): void {
  const [search, setSearch] = useSearchParams();
  const { edit: canEdit } = useCan();
  const toast = useToast();
  const id = search.get(NAME) ?? '';
  const open = useRef(dialog.edit);
  open.current = dialog.edit;

  useEffect(() => {
    if (id === '' || !isReady) return;
    const leave = () =>
      setSearch(
        (before) => {
          before.delete(NAME);
          return before;
        },
        { replace: true },
      );
    if (!canEdit) return leave();
    let isOver = false;
    void findRecord(list, ({ _id }) => _id === id)
      .then((record) => {
        if (isOver) return;
        leave();
        if (record) open.current(record);
        else toast.error(UNKNOWN);
      })
      .catch((error: unknown) => !isOver && toast.failure(error, UNKNOWN));
    return () => {
      isOver = true;
    };
  }, [id, isReady, canEdit, list, setSearch, toast]);
}

export async function findRecord<T>(list: ReadPage<T>, isIt: (record: T) => boolean): Promise<T | undefined> {
  for (let page = 1; ; page += 1) {
    const { items, total } = await list({ page, limit: LIMITS.pageSizeMax });
    const found = items.find(isIt);
    if (found || items.length === 0 || page * LIMITS.pageSizeMax >= total) return found;
  }
}
