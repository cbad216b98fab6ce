import { PAGE_STATUS_LABELS, type Page } from '@contract/pages';
import type { MissingPage } from '@contract/readiness';
import { REDIRECT_TEXTS } from '@contract/redirects';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pages } from '@/api/pages.api';
import { formatDate } from '@/lib/format-date';
import { useLatest } from '@/lib/use-latest';
import { useToast } from '../shared/feedback/use-toast';
import { useOfferLinkUpdate } from '../shared/links/use-update-links';
import { createPagedList } from '../shared/lists/admin-list';
import type { RecordColumn } from '../shared/lists/record-columns';
import { RecordList } from '../shared/lists/record-list';
import { RecordsScreen } from '../shared/lists/records-screen';
import { type RecordKind, useRecords } from '../shared/lists/use-records';
import { EditAndDelete } from '../shared/records/edit-and-delete';
import { StatusTag } from '../shared/records/status-tag';
import { findIn, findRecord, useOpenDialog } from '../shared/records/use-open-dialog';
import { type RecordDialogState, useRecordDialog } from '../shared/records/use-record-dialog';
import { useCan } from '../shared/use-can';
import { addressOf } from '../texts/address-of';
import { DraftTag } from '../texts/draft-tag';
import { titleOf } from '../texts/text-kinds';
import { PAGE_TEXTS, PageDialog } from './page-dialog';
import { pagePath } from './page-form';
import styles from './page-list-page.module.css';

const PAGE_COLUMNS: RecordColumn<Page>[] = [
  {
    key: 'title',
    title: 'Title',
    render: (page) => (
      <>
        <span className={`block semibold breaks ${styles.title}`}>{titleOf(page)}</span>{' '}
        <DraftTag kind="pages" record={page} />
      </>
    ),
  },
  {
    key: 'slug',
    title: 'URL Slug',
    render: ({ slug }) => <code className={`block tiny breaks ${styles.slug}`}>{pagePath(slug)}</code>,
  },
  {
    key: 'lastUpdated',
    title: 'Last Updated',
    render: ({ lastUpdated }) => <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>,
  },
  {
    key: 'status',
    title: 'Status',
    render: ({ status }) => (
      <StatusTag tone={status === 'published' ? 'good' : 'calm'}>{PAGE_STATUS_LABELS[status]}</StatusTag>
    ),
  },
];

const PAGES: RecordKind<Page> = {
  useList: createPagedList(pages),
  calls: pages,
  what: 'page',
  nameOf: titleOf,
  texts: PAGE_TEXTS,
  addressOf: (page) => addressOf('pages', page),
};

const find = findIn(pages.list);

export function PageListPage() {
  const records = useRecords(PAGES);
  const dialog = useRecordDialog<Page>();
  useOpenDialog('Page', dialog, records.list.status === 'ready', find);
  const begun = useMissingPage(dialog, records.list.status === 'ready');
  const offerLinkUpdate = useOfferLinkUpdate();
  const toast = useToast();
  const handleStored = (page: Page) => {
    const before = dialog.record;
    records.put(page, !before);
    if (page.lacksRedirect) return toast.error('The old URL of this page is not redirected.', REDIRECT_TEXTS.full);
    if (before) void offerLinkUpdate(addressOf('pages', before), addressOf('pages', page));
  };

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
              <>
                <ViewButton page={page} />
                <EditAndDelete record={page} records={records} dialog={dialog} />
              </>
            )}
          />
        )}
      </RecordsScreen>
      <PageDialog dialog={dialog} begun={begun} onStored={handleStored} onDiscarded={() => void records.refresh()} />
    </>
  );
}

/**
 * Opens the page whose `slug` is in the URL, as in links of the launch checklist. If there is no such page, opens the
 * dialog for a new page and returns the values to begin with.
 */
function useMissingPage(dialog: RecordDialogState<Page>, isReady: boolean): MissingPage | undefined {
  const [search, setSearch] = useSearchParams();
  const [begun, setBegun] = useState<MissingPage>();
  const { edit: canEdit } = useCan();
  const open = useLatest(dialog);
  const [slug, title] = [search.get('slug') ?? '', search.get('title') ?? ''];

  useEffect(() => {
    if (slug === '' || !isReady) return;
    setSearch(
      (before) => {
        for (const name of ['slug', 'title']) before.delete(name);
        return before;
      },
      { replace: true },
    );
    if (!canEdit) return;
    void findRecord(pages.list, (page) => page.slug === slug).then(
      (page) => {
        if (page) return open.current.edit(page);
        setBegun({ slug, title });
        open.current.create();
      },
      // If the search fails, no dialog opens.
      () => undefined,
    );
  }, [slug, title, isReady, canEdit, setSearch, open]);
  // Clears `begun` when the dialog has closed, so that the next new page begins empty.
  useEffect(() => {
    if (begun && !dialog.open) setBegun(undefined);
  }, [begun, dialog.open]);
  return begun;
}

/** Link to the public page. A draft has no public page, so its button is disabled. */
const ViewButton = ({ page: { title, slug, status } }: { page: Page }) =>
  status === 'published' ? (
    <Button href={pagePath(slug)} target="_blank" rel="noopener" aria-label={`View ${title} in a new tab`}>
      View
    </Button>
  ) : (
    <Button disabled aria-label={`View ${title}: not possible while the page is a draft`}>
      View
    </Button>
  );
