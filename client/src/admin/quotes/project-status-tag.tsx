import { PROJECT_STATUS_LABELS, type ProjectStatus, QUOTE_STATUS_LABELS, type QuoteStatus } from '@contract/project';
import { StatusTag, type StatusTone } from '../shared/records/status-tag';

const PROJECT_TONES: Record<ProjectStatus, StatusTone> = {
  pending: 'wait',
  in_review: 'busy',
  quoted: 'busy',
  accepted: 'good',
  rejected: 'bad',
};

const QUOTE_TONES: Record<QuoteStatus, StatusTone> = {
  draft: 'wait',
  sent: 'busy',
  accepted: 'good',
  rejected: 'bad',
  expired: 'calm',
};

export function ProjectStatusTag({ status }: { status: ProjectStatus }) {
  return <StatusTag tone={PROJECT_TONES[status]}>{PROJECT_STATUS_LABELS[status]}</StatusTag>;
}

export function QuoteStatusTag({ status }: { status: QuoteStatus }) {
  return <StatusTag tone={QUOTE_TONES[status]}>{QUOTE_STATUS_LABELS[status]}</StatusTag>;
}
