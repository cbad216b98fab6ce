import { SUBSCRIBER_STATUS_LABELS, type Subscriber, type SubscriberStatus } from '@contract/newsletter';
import { Button } from 'antd';
import { subscribers } from '@/api/subscribers.api';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { ScreenTabs } from '../shared/layout/screen-tabs';
import { createPagedList } from '../shared/lists/admin-list';
import type { RecordColumn } from '../shared/lists/record-columns';
import { RecordList } from '../shared/lists/record-list';
import { RecordsScreen } from '../shared/lists/records-screen';
import { type RecordKind, useRecords } from '../shared/lists/use-records';
import { StatusTag, type StatusTone } from '../shared/records/status-tag';
import { When } from '../shared/records/when';
import { saveFile } from '../shared/save-file';
import { useNewIssue } from './issues/use-new-issue';

const SUBSCRIBER_TEXTS = {
  load: 'Failed to load subscribers',
  export: 'Failed to export subscribers',
  remove: {
    success: 'Subscriber deleted successfully',
    failed: 'Failed to delete subscriber',
    exception: 'An error occurred while deleting the subscriber',
  },
} as const;

const SUBSCRIBERS: RecordKind<Subscriber> = {
  useList: createPagedList(subscribers),
  calls: subscribers,
  what: 'subscriber',
  nameOf: ({ email }) => email,
  texts: SUBSCRIBER_TEXTS,
};

const TONES: Record<SubscriberStatus, StatusTone> = { confirmed: 'good', waiting: 'wait', paused: 'bad' };

const COLUMNS: RecordColumn<Subscriber>[] = [
  { key: 'email', title: 'Email', render: ({ email }) => email },
  {
    key: 'createdAt',
    title: 'Subscribed',
    render: ({ createdAt }) => <When at={createdAt} isDay />,
  },
  {
    key: 'status',
    title: 'Status',
    width: 130,
    render: ({ status }) => <StatusTag tone={TONES[status]}>{SUBSCRIBER_STATUS_LABELS[status]}</StatusTag>,
  },
];

export function SubscriberListPage() {
  const records = useRecords(SUBSCRIBERS);
  const toast = useToast();
  const { run } = useRun();
  const { write, dialog } = useNewIssue(records.list.status === 'ready' && records.canEdit);
  const total = records.list.status === 'ready' ? records.list.value.total : 0;

  const resume = ({ _id }: Subscriber) =>
    run(async () => {
      records.replace(await subscribers.resume(_id));
      toast.success('This subscriber will get newsletters again');
    }, 'Failed to resume the subscriber');
  const buttonsOf = (subscriber: Subscriber) => (
    <>
      {subscriber.status === 'paused' && (
        <Button aria-label={`Resume ${subscriber.email}`} onClick={() => void resume(subscriber)}>
          Resume
        </Button>
      )}
      <Button aria-label={`Delete ${subscriber.email}`} onClick={() => records.remove(subscriber)}>
        Delete
      </Button>
    </>
  );

  return (
    <>
      <RecordsScreen
        records={records}
        title="Newsletter"
        line={total === 1 ? '1 subscriber' : `${total.toLocaleString('en-US')} subscribers`}
        action={
          <div className="row gap-2">
            <ExportButton disabled={total === 0} />
            <Button type="primary" onClick={write}>
              Write a newsletter
            </Button>
          </div>
        }
        above={<ScreenTabs of="Newsletter" />}
        loadingText="Loading subscribers..."
        emptyText="No subscribers yet. Visitors subscribe with the newsletter form on the website."
        emptyAction={<Button href="/">Open the website</Button>}
      >
        {(shown) => (
          <RecordList
            name="Subscribers"
            records={shown}
            columns={COLUMNS}
            actions={records.canEdit ? buttonsOf : undefined}
          />
        )}
      </RecordsScreen>
      {dialog}
    </>
  );
}

function ExportButton({ disabled }: { disabled: boolean }) {
  const { isRunning, run } = useRun();
  const handleExport = () =>
    run(async () => {
      const { name, bytes } = await subscribers.export();
      saveFile(name, bytes);
    }, SUBSCRIBER_TEXTS.export);
  return (
    <Button disabled={disabled || isRunning} onClick={() => void handleExport()}>
      {isRunning ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}
