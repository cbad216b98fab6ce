import type { IssueSummary } from '@contract/newsletter-issues';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { issues } from '@/api/office';
import { useReopened } from '../../shared/drafts/use-reopened';
import { ScreenTabs } from '../../shared/layout/screen-tabs';
import type { RecordColumn } from '../../shared/lists/record-columns';
import { RecordList } from '../../shared/lists/record-list';
import { RecordsScreen } from '../../shared/lists/records-screen';
import { type RecordKind, useRecords } from '../../shared/lists/use-records';
import { useRecordDialog } from '../../shared/records/use-record-dialog';
import { When } from '../../shared/records/when';
import { IssueDialog } from './issue-dialog';
import { IssueStatusTag } from './issue-status-tag';
import { ISSUE_OFFICE_TEXTS, useIssueList } from './issue-store';

const ISSUES: RecordKind<IssueSummary> = {
  useList: useIssueList,
  calls: issues,
  what: 'issue',
  nameOf: ({ subject }) => subject,
  texts: ISSUE_OFFICE_TEXTS,
};

const pathOf = (id: string): string => `/admin/newsletter/issues?issue=${id}`;

const COLUMNS: RecordColumn<IssueSummary>[] = [
  {
    key: 'status',
    title: 'Status',
    width: 120,
    isMark: true,
    render: ({ status }) => <IssueStatusTag status={status} />,
  },
  {
    key: 'subject',
    title: 'Subject',
    isHeading: true,
    render: ({ _id, subject }) => (
      <Link to={pathOf(_id)}>
        <b dir="auto">{subject}</b>
      </Link>
    ),
  },
  { key: 'when', title: 'When', width: 210, render: whenOf },
  {
    key: 'sent',
    title: 'Sent',
    width: 110,
    render: ({ startedAt, sent, audience }) =>
      startedAt ? `${sent.toLocaleString('en-US')} of ${audience.toLocaleString('en-US')}` : '–',
  },
];

function whenOf({ sendAt, startedAt, createdAt }: IssueSummary) {
  if (sendAt) return <When at={sendAt} />;
  const at = startedAt ?? createdAt;
  return <When at={at} isDay />;
}

const newIssue = async (id: string): Promise<void> => {
  if (id !== 'new') throw new Error('It is no new issue.');
};

/** What was written to the subscribers, and what is being written. */
export function IssueListPage() {
  const records = useRecords(ISSUES);
  const dialog = useRecordDialog<never>();
  const navigate = useNavigate();
  // Those that are stored are edited on their own pages.
  useReopened('Issue', records.list.status === 'ready' && records.canEdit, newIssue, dialog.create);
  return (
    <>
      <RecordsScreen
        records={records}
        title="Newsletter"
        line="Issues for your subscribers"
        loadingText="Loading issues..."
        emptyText="No issues yet. Write one, look at it as a mail, and send it when it is ready."
        addText="Write an Issue"
        addFirstText="Write the first"
        onAdd={dialog.create}
        above={<ScreenTabs of="Newsletter" />}
      >
        {(shown) => (
          <RecordList
            name="Issues"
            records={shown}
            columns={COLUMNS}
            actions={(issue) =>
              records.canEdit && (
                <Button
                  aria-label={`Delete ${issue.subject}`}
                  disabled={issue.status === 'scheduled' || issue.status === 'sending'}
                  onClick={() => records.remove(issue)}
                >
                  Delete
                </Button>
              )
            }
          />
        )}
      </RecordsScreen>
      <IssueDialog dialog={dialog} onStored={({ _id }) => void navigate(pathOf(_id))} />
    </>
  );
}
