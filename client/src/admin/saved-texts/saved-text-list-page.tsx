import { SAVED_TEXT_FIELDS, type SavedText } from '@contract/saved-texts';
import { savedTexts } from '@/api/office';
import { truncate } from '@/lib/truncate';
import { FieldsDialog } from '../shared/fields/fields-dialog';
import { createPagedList } from '../shared/lists/admin-list';
import type { RecordColumn } from '../shared/lists/record-columns';
import { RecordList } from '../shared/lists/record-list';
import { RecordsScreen } from '../shared/lists/records-screen';
import { type RecordKind, useRecords } from '../shared/lists/use-records';
import { EditAndDelete } from '../shared/records/edit-and-delete';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { useReopenedDialog } from '../shared/records/use-reopened-dialog';

const TEXTS = {
  load: 'Failed to load saved texts',
  remove: { success: 'Saved text deleted', failed: 'Failed to delete saved text' },
  update: { success: 'Saved text updated', failed: 'Failed to update saved text' },
  create: { success: 'Saved text added', failed: 'Failed to add saved text' },
} as const;

const SHOWN_CHARACTERS = 160;
const COLUMNS: readonly RecordColumn<SavedText>[] = [
  { key: 'title', title: 'Title', width: 220, render: ({ title }) => <b dir="auto">{title}</b> },
  {
    key: 'text',
    title: 'Text',
    render: ({ text }) => <span dir="auto">{truncate(text, SHOWN_CHARACTERS)}</span>,
  },
];

const SAVED_TEXTS: RecordKind<SavedText> = {
  useList: createPagedList(savedTexts),
  calls: savedTexts,
  what: 'saved text',
  nameOf: ({ title }) => title,
  texts: TEXTS,
};

/** Texts that staff put into replies instead of writing them again. */
export function SavedTextListPage() {
  const records = useRecords(SAVED_TEXTS);
  const dialog = useRecordDialog<SavedText>();
  useReopenedDialog('Saved Text', dialog, records.list.status === 'ready', savedTexts.list);
  return (
    <>
      <RecordsScreen
        records={records}
        title="Saved Texts"
        line="For replies to messages and requests"
        addText="Add Saved Text"
        addFirstText="Add the first"
        onAdd={dialog.create}
        loadingText="Loading saved texts..."
        emptyText="No saved texts yet. Save what you write again and again: how to pay, where the office is."
      >
        {(shown) => (
          <RecordList
            name="Saved texts"
            records={shown}
            columns={COLUMNS}
            actions={(text) => <EditAndDelete record={text} records={records} dialog={dialog} />}
          />
        )}
      </RecordsScreen>
      <FieldsDialog
        fields={SAVED_TEXT_FIELDS}
        noun="Saved Text"
        {...savedTexts}
        texts={TEXTS}
        dialog={dialog}
        // They stand in the order of their titles, which may have changed.
        onStored={() => void records.refresh()}
      />
    </>
  );
}
