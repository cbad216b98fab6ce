import type { Fields, InputOf } from '@contract/fields';
import type { RecordListProps } from '../lists/record-columns';
import { RecordList } from '../lists/record-list';
import { RecordsScreen, type RecordsScreenProps } from '../lists/records-screen';
import type { Records } from '../lists/use-records';
import { EditAndDelete } from '../records/edit-and-delete';
import { findIn, useOpenDialog } from '../records/use-open-dialog';
import { useRecordDialog } from '../records/use-record-dialog';
import { FieldsDialog, type FieldsDialogProps } from './fields-dialog';

type Row<F extends Fields> = InputOf<F> & { _id: string; updatedAt: string };

interface FieldsListProps<F extends Fields, T extends Row<F>, Q>
  extends Omit<RecordsScreenProps<T>, 'records' | 'onAdd' | 'children'>,
    Pick<FieldsDialogProps<F, T>, 'fields' | 'noun' | 'texts' | 'blank' | 'instead'>,
    Pick<RecordListProps<T>, 'columns'> {
  records: Records<T, Q>;
  calls: Pick<FieldsDialogProps<F, T>, 'create' | 'update'> & { list: Parameters<typeof findIn<T>>[0] };
}

/**
 * Screen with a list of records and the dialog that edits them. Reloads the list after a save, because only the server
 * knows its order, and a record can change others: a new redirect changes where older ones lead.
 */
export function FieldsList<F extends Fields, T extends Row<F>, Q>(props: FieldsListProps<F, T, Q>) {
  const { records, calls, fields, noun, texts, blank, instead, columns, ...screen } = props;
  const dialog = useRecordDialog<T>();
  useOpenDialog(noun, dialog, records.list.status === 'ready', findIn(calls.list));
  const refresh = () => void records.refresh();
  return (
    <>
      <RecordsScreen {...screen} records={records} onAdd={dialog.create}>
        {(shown) => (
          <RecordList
            name={screen.title}
            records={shown}
            columns={columns}
            actions={(record) => <EditAndDelete record={record} records={records} dialog={dialog} />}
          />
        )}
      </RecordsScreen>
      <FieldsDialog
        {...{ fields, noun, texts, blank, instead, dialog }}
        create={calls.create}
        update={calls.update}
        onStored={refresh}
        onDiscarded={refresh}
      />
    </>
  );
}
