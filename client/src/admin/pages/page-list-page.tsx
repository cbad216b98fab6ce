import type { Page } from '@contract/pages';
import { pages } from '@/api/office';
import { createPagedList } from '../shared/lists/admin-list';
import { RecordList } from '../shared/lists/record-list';
import { RecordsScreen } from '../shared/lists/records-screen';
import { type RecordKind, useRecords } from '../shared/lists/use-records';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { PageActions } from './page-actions';
import { PAGE_COLUMNS } from './page-columns';
import { PageDialog } from './page-dialog';
import { PAGE_TEXTS } from './page-texts';

const PAGES: RecordKind<Page> = {
  useList: createPagedList(pages),
  calls: pages,
  what: 'page',
  nameOf: ({ title }) => title,
  texts: PAGE_TEXTS,
};

export function PageListPage() {
  const records = useRecords(PAGES);
  const dialog = useRecordDialog<Page>();

  return (
    <>
      <RecordsScreen
        records={records}
        title="Pages"
        line="Manage the pages of your website"
        addText="Add New Page"
        addFirstText="Create page"
        onAdd={dialog.create}
        loadingText="Loading pages..."
        emptyText="No pages found. Create your first page."
      >
        {(shown) => (
          <RecordList
            name="Pages"
            records={shown}
            columns={PAGE_COLUMNS}
            actions={(page) => (
              <PageActions
                page={page}
                canEdit={records.canEdit}
                onEdit={() => dialog.edit(page)}
                onDelete={() => records.remove(page)}
              />
            )}
          />
        )}
      </RecordsScreen>
      <PageDialog dialog={dialog} onStored={(page) => records.put(page, !dialog.record)} />
    </>
  );
}
