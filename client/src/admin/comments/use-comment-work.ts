import { COMMENT_STATUSES, type Comment, type CommentStatus } from '@contract/comments';
import { comments } from '@/api/comments.api';
import { useToast } from '../shared/feedback/use-toast';
import { type Bulk, useBulk } from '../shared/lists/use-bulk';
import { useWorkChanges } from '../shared/work-lists/use-work-changes';
import { COMMENT_LIST_TEXTS, STATUS_DONE, useCommentList } from './comment-stores';

export function useCommentWork() {
  const toast = useToast();
  const work = useWorkChanges<Comment>({
    useList: useCommentList,
    what: 'comment',
    calls: comments,
    nameOf: ({ name }) => name,
    texts: COMMENT_LIST_TEXTS,
    adopt: useCommentList.getState().replace,
  });
  const change = (comment: Comment, call: Promise<Comment>, told: (changed: Comment) => void) =>
    work.change(comment, call, (changed) => {
      told(changed);
      work.renew();
    });
  const set = (comment: Comment, status: CommentStatus, told: (changed: Comment) => void) =>
    change(comment, comments.update(comment._id, { status, updatedAt: comment.updatedAt }), told);

  return {
    ...work,
    setStatus: (comment: Comment, status: CommentStatus) =>
      set(comment, status, (changed) =>
        toast.undoable(
          STATUS_DONE[status],
          () => void set(changed, comment.status, () => toast.success(STATUS_DONE[comment.status])),
        ),
      ),
    withdrawReply: (comment: Comment) =>
      change(comment, comments.withdrawReply(comment._id), () => toast.success('Reply deleted')),
  };
}

export const useCommentBulk = (onDone: () => void): Bulk<CommentStatus> =>
  useBulk({
    noun: 'comment',
    calls: comments,
    statuses: COMMENT_STATUSES,
    texts: {
      lostToo: 'The replies are deleted too.',
      done: (them, status) => `${status === 'approved' ? 'Approved' : 'Rejected'} ${them}`,
      statusFailed: COMMENT_LIST_TEXTS.statusFailed,
    },
    refresh: useCommentList.getState().refresh,
    onDone,
  });
