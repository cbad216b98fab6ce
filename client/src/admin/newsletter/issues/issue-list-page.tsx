import { emailedText } from '@contract/mail';
import type { IssueSummary } from '@contract/newsletter-issues';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { issues } from '@/api/issues.api';
import { ScreenTabs } from '../../shared/layout/screen-tabs';
import type { RecordColumn } from '../../shared/lists/record-columns';
import { RecordList } from '../../shared/lists/record-list';
import { RecordsScreen } from '../../shared/lists/records-screen';
import { type RecordKind, useRecords } from '../../shared/lists/use-records';
import { When } from '../../shared/records/when';
import { IssueStatusTag } from './issue-status-tag';
import { ISSUE_OFFICE_TEXTS, subjectOf, useIssueList } from './issue-store';
import { issuePath, useNewIssue } from './use-new-issue';

const ISSUES: RecordKind<IssueSummary> = {
  useList: useIssueList,
  calls: issues,
  what: 'newsletter',
  nameOf: subjectOf,
  texts: ISSUE_OFFICE_TEXTS,
};

const COLUMNS: RecordColumn<IssueSummary>[] = [
  {
    key: 'status',
    title: 'Status',
    width: 120,
    isMark: true,
    render: (issue) => <IssueStatusTag issue={issue} />,
  },
  {
    key: 'subject',
    title: 'Subject',
    isHeading: true,
    render: (issue) => (
      <Link to={issuePath(issue._id)}>
        <b dir="auto">{subjectOf(issue)}</b>
      </Link>
    ),
  },
  { key: 'when', title: 'Date', width: 210, render: whenOf },
  {
    key: 'sent',
    title: 'Sent',
    width: 110,
    render: (issue) =>
      issue.startedAt
        ? emailedText(
            issue,
            `${issue.sent.toLocaleString('en-US')} of ${issue.audience.toLocaleString('en-US')}`,
            'Saved to the outbox',
          )
        : '–',
  },
];

function whenOf({ sendAt, startedAt, createdAt }: IssueSummary) {
  if (sendAt) return <When at={sendAt} />;
  const at = startedAt ?? createdAt;
  return <When at={at} isDay />;
}

export function IssueListPage() {
  const records = useRecords(ISSUES);
  const { write, dialog } = useNewIssue(records.list.status === 'ready' && records.canEdit);
  return (
    <>
      <RecordsScreen
        records={records}
        title="Newsletter"
        line="Newsletters to your subscribers"
        loadingText="Loading newsletters..."
        emptyText="No newsletters yet. Write one, check how the email looks, and send it when it is ready."
        addText="Write a newsletter"
        addFirstText="Write first newsletter"
        onAdd={write}
        above={<ScreenTabs of="Newsletter" />}
      >
        {(shown) => (
          <RecordList
            name="Newsletters"
            records={shown}
            columns={COLUMNS}
            actions={(issue) =>
              records.canEdit && (
                <Button
                  aria-label={`Delete ${subjectOf(issue)}`}
                  disabled={['scheduled', 'onHold', 'sending'].includes(issue.status)}
                  onClick={() => records.remove(issue)}
                >
                  Delete
                </Button>
              )
            }
          />
        )}
      </RecordsScreen>
      {dialog}
    </>
  );
}
