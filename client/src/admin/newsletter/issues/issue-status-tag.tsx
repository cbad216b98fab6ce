import { ISSUE_STATUS_LABELS, type IssueStatus, type IssueSummary } from '@contract/newsletter-issues';
import { StatusTag, type StatusTone } from '../../shared/records/status-tag';

const TONES: Record<IssueStatus, StatusTone> = {
  draft: 'calm',
  scheduled: 'wait',
  onHold: 'wait',
  sending: 'busy',
  stopped: 'bad',
  sent: 'good',
};

/**
 * Tag with the status. If the emails were only stored in the outbox, because there is no mail server, the newsletter
 * does not count as sent.
 */
export function IssueStatusTag({ issue: { status, savedToOutbox } }: { issue: IssueSummary }) {
  const isUnsent = status === 'sent' && savedToOutbox;
  return (
    <StatusTag tone={isUnsent ? 'wait' : TONES[status]}>
      {isUnsent ? 'Not emailed' : ISSUE_STATUS_LABELS[status]}
    </StatusTag>
  );
}
