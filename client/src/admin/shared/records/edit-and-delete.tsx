import { Button } from 'antd';
import type { Records } from '../lists/use-records';
import type { RecordDialogState } from './use-record-dialog';

export interface EditAndDeleteProps<T> {
  record: T;
  records: Pick<Records<T>, 'canEdit' | 'nameOf' | 'remove'>;
  dialog: Pick<RecordDialogState<T>, 'edit'>;
}

export function EditAndDelete<T>({ record, records, dialog }: EditAndDeleteProps<T>) {
  if (!records.canEdit) return null;
  const name = records.nameOf(record);
  return (
    <>
      <Button aria-label={`Edit ${name}`} onClick={() => dialog.edit(record)}>
        Edit
      </Button>
      <Button aria-label={`Delete ${name}`} onClick={() => records.remove(record)}>
        Delete
      </Button>
    </>
  );
}
