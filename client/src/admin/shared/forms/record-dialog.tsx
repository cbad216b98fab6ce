import { FormDialog } from './form-dialog';
import { type RecordFormProps, useRecordForm } from './use-record-form';

/** Creates and edits one record in a dialog. */
export function RecordDialog<F extends object, R extends { updatedAt: string }>(props: RecordFormProps<F, R>) {
  return <FormDialog<F, R> {...useRecordForm(props)} />;
}
