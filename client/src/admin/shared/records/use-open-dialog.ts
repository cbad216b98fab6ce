import { LIMITS } from '@contract/limits';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { List } from '@/api/http';
import { useToast } from '../feedback/use-toast';
import { takeOpenForm } from '../forms/form-buffer';
import { useCan } from '../use-can';
import type { RecordDialogState } from './use-record-dialog';

const UNKNOWN = 'This item was not found. It may have been deleted.';
const PARAMETER = 'edit';

type ReadPage<R> = (query: { page: number; limit: number }) => Promise<List<R>>;

/**
 * Opens the dialog for the record in the URL, or for changes that were unsaved before a reload. `isReady` is true once
 * the screen has loaded.
 */
export function useOpenDialog<R>(
  kind: string,
  dialog: Pick<RecordDialogState<R>, 'create' | 'edit'>,
  isReady: boolean,
  find: (id: string) => Promise<R | undefined>,
): void {
  const [search, setSearch] = useSearchParams();
  const { edit: canEdit } = useCan();
  const toast = useToast();
  const named = search.get(PARAMETER);
  /**
   * True after the first check for changes that were unsaved before a reload. Unsaved changes that appear later belong
   * to a dialog that this screen has opened.
   */
  const isAsked = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on each id in the URL
  useEffect(() => {
    if (!isReady) return;
    if (named) {
      setSearch(
        (before) => {
          before.delete(PARAMETER);
          return before;
        },
        { replace: true },
      );
    }
    const id = named ?? (isAsked.current ? null : takeOpenForm(kind));
    isAsked.current = true;
    if (!id || !canEdit) return;
    if (id === 'new') return dialog.create();
    find(id)
      .then((record) => {
        if (isGone.current) return;
        if (record) dialog.edit(record);
        else toast.error(UNKNOWN);
      })
      .catch((error: unknown) => {
        if (!isGone.current) toast.failure(error, UNKNOWN);
      });
  }, [named, isReady, canEdit]);
}

export async function findRecord<R>(list: ReadPage<R>, isIt: (record: R) => boolean): Promise<R | undefined> {
  for (let page = 1; ; page += 1) {
    const { items, total } = await list({ page, limit: LIMITS.pageSizeMax });
    const found = items.find(isIt);
    if (found || items.length === 0 || page * LIMITS.pageSizeMax >= total) return found;
  }
}

export const findIn =
  <R extends { _id: string }>(list: ReadPage<R>) =>
  (id: string): Promise<R | undefined> =>
    findRecord(list, ({ _id }) => _id === id);
