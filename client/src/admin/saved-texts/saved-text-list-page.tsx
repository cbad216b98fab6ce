import { SAVED_TEXT_FIELDS, type SavedText } from '@contract/saved-texts';
import { Button } from 'antd';
import { savedTexts } from '@/api/office';
import { truncate } from '@/lib/truncate';
import { useConfirmDelete } from '../shared/feedback/use-confirm-delete';
import { FieldsDialog } from '../shared/fields/fields-dialog';
import { PageHead } from '../shared/layout/page-head';
import { createPagedList, useAdminList } from '../shared/lists/admin-list';
import { ListStates } from '../shared/lists/list-states';
import type { RecordColumn } from '../shared/lists/record-columns';
import { RecordList } from '../shared/lists/record-list';
import { useAddress } from '../shared/lists/use-address';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { useReopenedDialog } from '../shared/records/use-reopened-dialog';
import { useCan } from '../shared/use-can';

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

const FIRST_PAGE = { page: 1 };

export const useSavedTextList = createPagedList(savedTexts);

/** Texts that staff put into replies instead of writing them again. */
export function SavedTextListPage() {
  const [query, setQuery] = useAddress(FIRST_PAGE);
  const { list, refresh } = useAdminList(useSavedTextList, TEXTS.load, query);
  const dialog = useRecordDialog<SavedText>();
  useReopenedDialog('Saved Text', dialog, list.status === 'ready', savedTexts.list);
  const confirmDelete = useConfirmDelete();
  const canEdit = useCan().edit;
  const handleDelete = ({ _id, title }: SavedText) =>
    confirmDelete({
      what: 'saved text',
      name: title,
      id: _id,
      calls: savedTexts,
      list: useSavedTextList.getState(),
      texts: TEXTS.remove,
    });

  return (
    <>
      <PageHead
        title="Saved Texts"
        line="For replies to messages and requests"
        action={
          canEdit && (
            <Button type="primary" onClick={dialog.create}>
              Add Saved Text
            </Button>
          )
        }
      />
      <ListStates
        list={list}
        loadingText="Loading saved texts..."
        emptyText="No saved texts yet. Save what you write again and again: how to pay, where the office is."
        emptyAction={canEdit && <Button onClick={dialog.create}>Add the first</Button>}
        failedText={TEXTS.load}
        onRetry={() => void refresh()}
        page={query.page}
        onPage={(page) => setQuery({ page })}
      >
        {(texts) => (
          <RecordList
            name="Saved texts"
            records={texts}
            columns={COLUMNS}
            actions={(text) =>
              canEdit && (
                <>
                  <Button aria-label={`Edit ${text.title}`} onClick={() => dialog.edit(text)}>
                    Edit
                  </Button>
                  <Button aria-label={`Delete ${text.title}`} onClick={() => handleDelete(text)}>
                    Delete
                  </Button>
                </>
              )
            }
          />
        )}
      </ListStates>
      <FieldsDialog
        fields={SAVED_TEXT_FIELDS}
        noun="Saved Text"
        {...savedTexts}
        texts={TEXTS}
        dialog={dialog}
        // They stand in the order of their titles, which may have changed.
        onStored={() => void refresh()}
      />
    </>
  );
}
