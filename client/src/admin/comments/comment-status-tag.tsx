import { COMMENT_STATUS_LABELS, type Comment, type CommentStatus } from '@contract/comments';
import { StatusTag, type StatusTone } from '../shared/records/status-tag';

const TONES: Record<CommentStatus, StatusTone> = { waiting: 'wait', approved: 'good', refused: 'bad' };

export function CommentStatusTag({ comment: { status, isSpam } }: { comment: Comment }) {
  const label = COMMENT_STATUS_LABELS[status];
  return <StatusTag tone={TONES[status]}>{isSpam ? `${label}, looks like spam` : label}</StatusTag>;
}
