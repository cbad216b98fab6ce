import { ISSUE_STATUS_LABELS, type IssueStatus } from '@contract/newsletter-issues';
import { StatusTag, type StatusTone } from '../../shared/records/status-tag';

const TONES: Record<IssueStatus, StatusTone> = {
  draft: 'calm',
  scheduled: 'wait',
  onHold: 'wait',
  sending: 'busy',
  stopped: 'bad',
  sent: 'good',
};

export function IssueStatusTag({ status }: { status: IssueStatus }) {
  return <StatusTag tone={TONES[status]}>{ISSUE_STATUS_LABELS[status]}</StatusTag>;
}
