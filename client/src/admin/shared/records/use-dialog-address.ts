import { LIMITS } from '@contract/limits';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { List } from '@/api/http';
import { useToast } from '../feedback/use-toast';
import { useCan } from '../use-can';
import type { RecordDialogState } from './use-record-dialog';

const UNKNOWN = 'This record is not here. It may have been deleted.';
/** In the address of a dialog that adds a record. */
const NEW = 'new';

type ReadPage<R> = (query: { page: number; limit: number }) => Promise<List<R>>;

/**
 * Keeps in the address which record a dialog is open on: a reload opens it again, and other screens link to it.
 * @param isReady true once the screen below the dialog is there
 * @param find reads a record by its id; `undefined` if there is none
 */
export function useDialogAddress<R extends { _id: string }>(
  dialog: Omit<RecordDialogState<R>, 'close'>,
  isReady: boolean,
  find: (id: string) => Promise<R | undefined>,
  name = 'edit',
): void {
  const [search, setSearch] = useSearchParams();
  const { edit: canEdit } = useCan();
  const toast = useToast();
  const named = search.get(name);
  const shown = dialog.open ? (dialog.record?._id ?? NEW) : null;
  /** Record that both agreed on last. */
  const agreed = useRef<string | null>(null);
  /** Record that is being read. */
  const wanted = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when one of the two changes
  useEffect(() => {
    const write = (id: string | null) => {
      agreed.current = id;
      wanted.current = null;
      setSearch(
        (before) => {
          if (id) before.set(name, id);
          else before.delete(name);
          return before;
        },
        { replace: true },
      );
    };
    if (shown !== agreed.current) return write(shown);
    if (!named || named === shown || named === wanted.current || !isReady) return;
    if (!canEdit) return write(shown);
    if (named === NEW) return dialog.create();
    wanted.current = named;
    const open = (record: R | undefined) => {
      if (wanted.current !== named) return;
      if (record) return dialog.edit(record);
      toast.error(UNKNOWN);
      write(shown);
    };
    find(named)
      .then(open)
      .catch((error: unknown) => {
        toast.failure(error, UNKNOWN);
        write(shown);
      });
  }, [named, shown, isReady, canEdit]);
}

/** Looks through all pages of a list. */
export async function findRecord<R>(list: ReadPage<R>, isIt: (record: R) => boolean): Promise<R | undefined> {
  for (let page = 1; ; page += 1) {
    const { items, total } = await list({ page, limit: LIMITS.pageSizeMax });
    const found = items.find(isIt);
    if (found || items.length === 0 || page * LIMITS.pageSizeMax >= total) return found;
  }
}

/** Finds a record of a list by its id. */
export const findIn =
  <R extends { _id: string }>(list: ReadPage<R>) =>
  (id: string): Promise<R | undefined> =>
    findRecord(list, ({ _id }) => _id === id);
