import type { CommentStatus } from '@contract/comments';
import { comments } from '@/api/comments.api';
import { createLastValueStore } from '../shared/admin-store';
import { createAdminList } from '../shared/lists/admin-list';

export const useCommentList = createAdminList(comments.list);

export const useCommentStatistics = createLastValueStore((q: string, signal) => comments.statistics({ q }, signal));

export const COMMENT_LIST_TEXTS = {
  loadFailed: 'Failed to fetch comments',
  statusFailed: 'Failed to update comment status',
  deleteFailed: 'Failed to delete comment',
  deleted: 'Comment deleted successfully',
  unknown: 'This comment was not found. It may have been deleted.',
  openFailed: 'Failed to load the comment.',
  empty: 'No comments found.',
} as const;

export const STATUS_ACTIONS: Record<CommentStatus, string> = {
  waiting: 'Set to pending',
  approved: 'Approve',
  refused: 'Reject',
};
export const STATUS_DONE: Record<CommentStatus, string> = {
  waiting: 'Comment set to pending',
  approved: 'Comment approved. Visitors can see it now.',
  refused: 'Comment rejected. Visitors cannot see it.',
};
