import { COMMENT_STATUSES, type Comment, type CommentStatus } from '@contract/comments';
import { comments } from '@/api/office';
import { useDashboard } from '../shared/dashboard-store';
import { useConfirmDelete } from '../shared/feedback/use-confirm-delete';
import { useToast } from '../shared/feedback/use-toast';
import { isGone, storedInstead } from '../shared/forms/stored-instead';
import { type Bulk, useBulk } from '../shared/lists/use-bulk';
import { useCommentList } from './comment-list';
import { COMMENT_LIST_TEXTS, STATUS_DONE } from './comment-texts';

interface CommentWork {
  setStatus(comment: Comment, status: CommentStatus): Promise<void>;
  withdrawReply(comment: Comment): Promise<void>;
  /** Asks first; `onRemoved` closes what shows it. */
  remove(comment: Comment, onRemoved?: () => void): void;
  /** The list and the counts as they are now. */
  renew(): void;
}

/** What is done to a comment; the list and the sidebar's count follow. */
export function useCommentWork(): CommentWork {
  const { replace, refresh } = useCommentList.getState();
  const { load: renewCounts } = useDashboard.getState();
  const confirmDelete = useConfirmDelete();
  const toast = useToast();
  const renew = () => {
    void refresh();
    void renewCounts();
  };
  const change = async (call: Promise<Comment>, told: (changed: Comment) => void) => {
    try {
      const changed = await call;
      replace(changed);
      told(changed);
      renew();
    } catch (error) {
      const current = storedInstead<Comment>(error);
      // Shown as it is now: whoever still wants the change sees what it would change.
      if (current) replace(current);
      if (isGone(error)) renew();
      toast.failure(error, COMMENT_LIST_TEXTS.statusFailed);
    }
  };
  const set = ({ _id, updatedAt }: Comment, status: CommentStatus, told: (changed: Comment) => void) =>
    change(comments.update(_id, { status, updatedAt }), told);

  return {
    setStatus: (comment, status) =>
      set(comment, status, (changed) =>
        toast.undoable(
          STATUS_DONE[status],
          () => void set(changed, comment.status, () => toast.success(STATUS_DONE[comment.status])),
        ),
      ),
    withdrawReply: ({ _id }) => change(comments.withdrawReply(_id), () => toast.success(COMMENT_LIST_TEXTS.withdrawn)),
    remove(comment, onRemoved) {
      confirmDelete({
        what: 'comment',
        name: comment.name,
        id: comment._id,
        calls: comments,
        list: useCommentList.getState(),
        onRemoved: () => {
          onRemoved?.();
          renew();
        },
        onRestored: () => void renewCounts(),
        texts: { failed: COMMENT_LIST_TEXTS.deleteFailed, success: COMMENT_LIST_TEXTS.deleted },
      });
    },
    renew,
  };
}

/** The same for several at once. */
export const useCommentBulk = (onDone: () => void): Bulk<CommentStatus> =>
  useBulk({
    noun: 'comment',
    lostToo: 'Replies go with them.',
    calls: comments,
    statuses: COMMENT_STATUSES,
    doneWords: (them, status) => `${status === 'approved' ? 'Approved' : 'Refused'} ${them}`,
    statusFailed: COMMENT_LIST_TEXTS.statusFailed,
    refresh: useCommentList.getState().refresh,
    onDone,
  });
