import { ISSUE_TEXTS, type Issue } from '@contract/newsletter-issues';
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { issues } from '@/api/issues.api';
import { formatTime } from '@/lib/format-date';
import { useRemoteOf } from '@/stores/server-store';
import { Unready } from '../../shared/feedback/unready';
import { useFailureToast } from '../../shared/feedback/use-toast';
import { PageHead } from '../../shared/layout/page-head';
import { useOpenDialog } from '../../shared/records/use-open-dialog';
import { useRecordDialog } from '../../shared/records/use-record-dialog';
import { POLL_SECONDS, useAdminPolling } from '../../shared/use-admin-polling';
import { IssueButtons } from './issue-buttons';
import { IssueDialog } from './issue-dialog';
import { IssueMail } from './issue-mail';
import { IssueStatistics } from './issue-statistics';
import { IssueStatusTag } from './issue-status-tag';
import { ISSUE_OFFICE_TEXTS, subjectOf, useIssue } from './issue-store';

/** Seconds between two requests for the progress, while the newsletter is scheduled or being sent. */
const PROGRESS_SECONDS = 3;
const MOVING = ['sending', 'scheduled'];

export function IssuePage({ id }: { id: string }) {
  const known = useRemoteOf(useIssue, id);
  useFailureToast(known, ISSUE_OFFICE_TEXTS.loadOne);
  const dialog = useRecordDialog<Issue>();
  const reload = useCallback(() => void useIssue.getState().reload(id), [id]);
  useEffect(() => void useIssue.getState().load(id), [id]);
  const issue = known.status === 'ready' ? known.value : null;
  useAdminPolling(reload, issue && MOVING.includes(issue.status) ? PROGRESS_SECONDS : POLL_SECONDS);
  useOpenDialog('newsletter', dialog, issue !== null, issues.read);

  const back = <Link to="/admin/newsletter/issues">All newsletters</Link>;
  if (!issue) {
    return (
      <>
        <PageHead title="Newsletter" line={back} />
        <Unready
          known={known}
          rows={3}
          loading="Loading the newsletter..."
          failed={ISSUE_OFFICE_TEXTS.loadOne}
          missing={<p>This newsletter was not found. It may have been deleted.</p>}
        />
      </>
    );
  }
  const store = (changed: Issue) => useIssue.getState().put(changed, id);
  return (
    <>
      <PageHead title={subjectOf(issue)} line={back} action={<IssueStatusTag issue={issue} />} />
      {issue.status === 'onHold' && <p className="below-4 muted">{ISSUE_TEXTS.onHold}</p>}
      {issue.status === 'scheduled' && issue.sendAt && (
        <p className="below-4 muted">This newsletter will be sent on {formatTime(issue.sendAt)}, Lusaka time.</p>
      )}
      {issue.stoppedBy === 'refusals' && (
        <p className="danger">
          This newsletter is paused, because the mail server refused twenty emails in a row. Before you resume, ask your
          email provider for the reason.
        </p>
      )}
      <IssueButtons issue={issue} onChanged={store} onEdit={() => dialog.edit(issue)} />
      {issue.startedAt && <IssueStatistics issue={issue} />}
      <IssueMail issue={issue} />
      <IssueDialog dialog={dialog} onStored={store} />
    </>
  );
}
