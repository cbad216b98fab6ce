import { PAGE_SIZE } from '@contract/limits';
import type { Page } from '@contract/pages';
import { Button } from 'antd';
import { pages } from '@/api/records';
import { createPagedList } from '../shared/admin-list';
import { ListStates } from '../shared/list-states';
import { PageHead } from '../shared/page-head';
import { Pager } from '../shared/pager';
import { RecordList } from '../shared/record-list';
import { useAddress } from '../shared/use-address';
import { useAdminList } from '../shared/use-admin-list';
import { useCan } from '../shared/use-can';
import { useConfirmDelete } from '../shared/use-confirm-delete';
import { useRecordDialog } from '../shared/use-record-dialog';
import { PageActions } from './page-actions';
import { PAGE_COLUMNS } from './page-columns';
import { PageDialog } from './page-dialog';
import { PAGE_TEXTS } from './page-texts';

const FIRST_PAGE = { page: 1 };

export const usePageList = createPagedList(pages);

export function PageListPage() {
  const [query, setQuery] = useAddress(FIRST_PAGE);
  const { list, add, replace, remove, refresh } = useAdminList(usePageList, PAGE_TEXTS.load, query);
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
      remove: () => pages.remove(page._id),
      restore: () => pages.restore(page._id),
      onRemoved: () => remove(page._id),
      onRestored: () => void refresh(),
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
      >
        {(shown, total) => (
          <>
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
            <Pager page={query.page} total={total} pageSize={PAGE_SIZE} onPage={(page) => setQuery({ page })} />
          </>
        )}
      </ListStates>
      <PageDialog dialog={dialog} onStored={handleStored} />
    </>
  );
}
