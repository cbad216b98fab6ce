import type { Page } from '@contract/pages';
import { Button } from 'antd';
import { pages } from '@/api/office';
import { useConfirmDelete } from '../shared/feedback/use-confirm-delete';
import { PageHead } from '../shared/layout/page-head';
import { createPagedList, useAdminList } from '../shared/lists/admin-list';
import { ListStates } from '../shared/lists/list-states';
import { RecordList } from '../shared/lists/record-list';
import { useAddress } from '../shared/lists/use-address';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { useCan } from '../shared/use-can';
import { PageActions } from './page-actions';
import { PAGE_COLUMNS } from './page-columns';
import { PageDialog } from './page-dialog';
import { PAGE_TEXTS } from './page-texts';

const FIRST_PAGE = { page: 1 };

export const usePageList = createPagedList(pages);

export function PageListPage() {
  const [query, setQuery] = useAddress(FIRST_PAGE);
  const { list, add, replace, refresh } = useAdminList(usePageList, PAGE_TEXTS.load, query);
  const dialog = useRecordDialog<Page>();
  const confirmDelete = useConfirmDelete();
  const canEdit = useCan().edit;

  const handleStored = (page: Page) => {
    if (dialog.record) replace(page);
    else if (query.page === 1) add(page);
    else setQuery({ page: 1 });
  };
  const handleDelete = (page: Page) =>
    confirmDelete({
      what: 'page',
      name: page.title,
      id: page._id,
      calls: pages,
      list: usePageList.getState(),
      texts: PAGE_TEXTS.remove,
    });
  const addButton = canEdit && (
    <Button type="primary" onClick={dialog.create}>
      Add New Page
    </Button>
  );

  return (
    <>
      <PageHead title="Pages" line="Manage the pages of your website" action={addButton} />
      <ListStates
        list={list}
        loadingText="Loading pages..."
        emptyText="No pages found. Create your first page."
        emptyAction={canEdit && <Button onClick={dialog.create}>Create page</Button>}
        failedText={PAGE_TEXTS.load}
        onRetry={() => void refresh()}
        page={query.page}
        onPage={(page) => setQuery({ page })}
      >
        {(shown) => (
          <RecordList
            name="Pages"
            records={shown}
            columns={PAGE_COLUMNS}
            actions={(page) => (
              <PageActions
                page={page}
                canEdit={canEdit}
                onEdit={() => dialog.edit(page)}
                onDelete={() => handleDelete(page)}
              />
            )}
          />
        )}
      </ListStates>
      <PageDialog dialog={dialog} onStored={handleStored} />
    </>
  );
}
