import { SAVED_TEXT_FIELDS, type SavedText } from '@contract/saved-texts';
import { savedTexts } from '@/api/saved-texts.api';
import { truncate } from '@/lib/truncate';
import { FieldsDialog } from '../shared/fields/fields-dialog';
import { ScreenTabs } from '../shared/layout/screen-tabs';
import { createPagedList } from '../shared/lists/admin-list';
import type { RecordColumn } from '../shared/lists/record-columns';
import { RecordList } from '../shared/lists/record-list';
import { RecordsScreen } from '../shared/lists/records-screen';
import { type RecordKind, useRecords } from '../shared/lists/use-records';
import { EditAndDelete } from '../shared/records/edit-and-delete';
import { findIn, useOpenDialog } from '../shared/records/use-open-dialog';
import { useRecordDialog } from '../shared/records/use-record-dialog';

const TEXTS = {
  load: 'Failed to load saved replies',
  remove: { success: 'Saved reply deleted', failed: 'Failed to delete saved reply' },
  update: { success: 'Saved reply updated', failed: 'Failed to update saved reply' },
  create: { success: 'Saved reply added', failed: 'Failed to add saved reply' },
} as const;

const PREVIEW_CHARACTERS = 160;
const COLUMNS: readonly RecordColumn<SavedText>[] = [
  { key: 'title', title: 'Title', width: 220, render: ({ title }) => <b dir="auto">{title}</b> },
  {
    key: 'text',
    title: 'Text',
    render: ({ text }) => <span dir="auto">{truncate(text, PREVIEW_CHARACTERS)}</span>,
  },
];

const SAVED_TEXTS: RecordKind<SavedText> = {
  useList: createPagedList(savedTexts),
  calls: savedTexts,
  what: 'saved reply',
  nameOf: ({ title }) => title,
  texts: TEXTS,
};

const find = findIn(savedTexts.list);

export function SavedTextListPage() {
  const records = useRecords(SAVED_TEXTS);
  const dialog = useRecordDialog<SavedText>();
  useOpenDialog('saved reply', dialog, records.list.status === 'ready', find);
  return (
    <>
      <RecordsScreen
        records={records}
        title="Saved replies"
        line="Texts for replies to messages and requests"
        addText="Add saved reply"
        addFirstText="Add first saved reply"
        onAdd={dialog.create}
        above={<ScreenTabs of="Contacts" />}
        loadingText="Loading saved replies..."
        emptyText="No saved replies yet. Add a text that you often send, such as how to pay."
      >
        {(shown) => (
          <RecordList
            name="Saved replies"
            records={shown}
            columns={COLUMNS}
            actions={(text) => <EditAndDelete record={text} records={records} dialog={dialog} />}
          />
        )}
      </RecordsScreen>
      <FieldsDialog
        fields={SAVED_TEXT_FIELDS}
        noun="saved reply"
        {...savedTexts}
        texts={TEXTS}
        dialog={dialog}
        // The list is sorted by title. After a change of the title, the reply may have another place.
        onStored={() => void records.refresh()}
        onDiscarded={() => void records.refresh()}
      />
    </>
  );
}
