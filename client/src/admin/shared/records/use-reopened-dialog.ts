import { useReopened } from '../drafts/use-reopened';
import { useToast } from '../feedback/use-toast';
import { useCan } from '../use-can';
import { findRecord, type ReadPage, UNKNOWN } from './use-edit-address';
import type { RecordDialogState } from './use-record-dialog';

/**
 * Opens the dialog of a list again over whose unsaved text this tab was reloaded: on its record, or on a new one.
 * @param noun how `FieldsDialog` calls what is edited
 * @param isReady whether what stands below the dialog is there
 */
export function useReopenedDialog<T extends { _id: string }>(
  noun: string,
  dialog: Pick<RecordDialogState<T>, 'create' | 'edit'>,
  isReady: boolean,
  list: ReadPage<T>,
): void {
  const { edit: canEdit } = useCan();
  const toast = useToast();
  const find = async (id: string): Promise<T | null> => {
    if (id === 'new') return null;
    const record = await findRecord(list, ({ _id }) => _id === id);
    if (record) return record;
    toast.error(UNKNOWN);
    throw new Error(UNKNOWN);
  };
  useReopened(noun, isReady && canEdit, find, (record) => (record ? dialog.edit(record) : dialog.create()));
}
