import type { Subscriber } from '@contract/newsletter';
import { Button } from 'antd';
import { subscribers } from '@/api/office';
import { formatDate } from '@/lib/format-date';
import { useConfirmDelete } from '../shared/feedback/use-confirm-delete';
import { PageHead } from '../shared/layout/page-head';
import { createPagedList, useAdminList } from '../shared/lists/admin-list';
import { ListStates } from '../shared/lists/list-states';
import type { RecordColumn } from '../shared/lists/record-columns';
import { RecordList } from '../shared/lists/record-list';
import { useAddress } from '../shared/lists/use-address';
import { useCan } from '../shared/use-can';
import { ExportButton } from './export-button';
import { SUBSCRIBER_TEXTS } from './subscriber-texts';

const FIRST_PAGE = { page: 1 };

const useSubscriberList = createPagedList(subscribers);

const COLUMNS: RecordColumn<Subscriber>[] = [
  { key: 'email', title: 'Email', render: ({ email }) => email },
  {
    key: 'createdAt',
    title: 'Subscribed',
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
];

/** People subscribe on the site themselves; here they are listed, taken out and exported. */
export function SubscriberListPage() {
  const [query, setQuery] = useAddress(FIRST_PAGE);
  const { list, refresh } = useAdminList(useSubscriberList, SUBSCRIBER_TEXTS.load, query);
  const confirmDelete = useConfirmDelete();
  const canEdit = useCan().edit;
  const total = list.status === 'ready' ? list.value.total : 0;

  const handleDelete = (subscriber: Subscriber) =>
    confirmDelete({
      what: 'subscriber',
      name: subscriber.email,
      id: subscriber._id,
      calls: subscribers,
      list: useSubscriberList.getState(),
      texts: SUBSCRIBER_TEXTS.remove,
    });
  const deleteButton = (subscriber: Subscriber) => (
    <Button aria-label={`Delete ${subscriber.email}`} danger onClick={() => handleDelete(subscriber)}>
      Delete
    </Button>
  );

  return (
    <>
      <PageHead
        title="Newsletter"
        line={total === 1 ? '1 subscriber' : `${total.toLocaleString('en-US')} subscribers`}
        action={canEdit && <ExportButton disabled={total === 0} />}
      />
      <ListStates
        list={list}
        loadingText="Loading subscribers..."
        emptyText="No subscribers yet. They come from the newsletter form on the website."
        emptyAction={<Button href="/">Open the website</Button>}
        failedText={SUBSCRIBER_TEXTS.load}
        onRetry={() => void refresh()}
        page={query.page}
        onPage={(page) => setQuery({ page })}
      >
        {(subscribers) => (
          <RecordList
            name="Subscribers"
            records={subscribers}
            columns={COLUMNS}
            actions={canEdit ? deleteButton : undefined}
          />
        )}
      </ListStates>
    </>
  );
}
