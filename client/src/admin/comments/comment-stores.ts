import type { CommentStatus } from '@contract/comments';
import { comments } from '@/api/comments.api';
import { createAdminList } from '../shared/lists/admin-list';
import { createLastValueStore } from '../shared/office-store';

export const useCommentList = createAdminList(comments.list);

export const useCommentFigures = createLastValueStore((q: string, signal) => comments.figures({ q }, signal));

export const COMMENT_LIST_TEXTS = {
  loadFailed: 'Failed to fetch comments',
  statusFailed: 'Failed to update comment status',
  replyFailed: 'Failed to save the reply. Please try again.',
  replied: 'Reply saved. It stands under the comment.',
  answeredMeanwhile: 'A colleague has changed this comment in the meantime. Save again to put your reply in its place.',
  withdrawn: 'Reply taken away',
  deleteFailed: 'Failed to delete comment',
  deleted: 'Comment deleted successfully',
  unknown: 'This comment is not here. It may have been deleted, or its time was over.',
  openFailed: 'The comment could not be loaded.',
  empty: 'No comments found.',
} as const;

export const STATUS_ACTIONS: Record<CommentStatus, string> = {
  waiting: 'Set to pending',
  approved: 'Approve',
  refused: 'Reject',
};
export const STATUS_DONE: Record<CommentStatus, string> = {
  waiting: 'Comment set to pending',
  approved: 'Comment approved: visitors see it now',
  refused: 'Comment rejected: visitors do not see it',
};
