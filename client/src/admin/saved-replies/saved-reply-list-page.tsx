import { SAVED_REPLY_FIELDS, type SavedReply } from '@contract/saved-replies';
import { savedReplies } from '@/api/saved-replies.api';
import { truncate } from '@/lib/truncate';
import { FieldsList } from '../shared/fields/fields-list';
import { ScreenTabs } from '../shared/layout/screen-tabs';
import { createPagedList } from '../shared/lists/admin-list';
import type { RecordColumn } from '../shared/lists/record-columns';
import { type RecordKind, useRecords } from '../shared/lists/use-records';

const TEXTS = {
  load: 'Failed to load saved replies',
  remove: { success: 'Saved reply deleted', failed: 'Failed to delete saved reply' },
  update: { success: 'Saved reply updated', failed: 'Failed to update saved reply' },
  create: { success: 'Saved reply added', failed: 'Failed to add saved reply' },
} as const;

const PREVIEW_CHARACTERS = 160;
const COLUMNS: readonly RecordColumn<SavedReply>[] = [
  { key: 'title', title: 'Title', width: 220, render: ({ title }) => <b dir="auto">{title}</b> },
  {
    key: 'text',
    title: 'Text',
    render: ({ text }) => <span dir="auto">{truncate(text, PREVIEW_CHARACTERS)}</span>,
  },
];

const SAVED_REPLIES: RecordKind<SavedReply> = {
  useList: createPagedList(savedReplies),
  calls: savedReplies,
  what: 'saved reply',
  nameOf: ({ title }) => title,
  texts: TEXTS,
};

export function SavedReplyListPage() {
  return (
    <FieldsList
      records={useRecords(SAVED_REPLIES)}
      calls={savedReplies}
      fields={SAVED_REPLY_FIELDS}
      noun="saved reply"
      texts={TEXTS}
      columns={COLUMNS}
      title="Saved replies"
      line="Texts for replies to messages and requests"
      addText="Add saved reply"
      addFirstText="Add first saved reply"
      above={<ScreenTabs of="Contacts" />}
      loadingText="Loading saved replies..."
      emptyText="No saved replies yet. Add a text that you often send, such as how to pay."
    />
  );
}
