import { COMMENT_STATUSES, type Comment, type CommentStatus } from '@contract/comments';
import { ROLE_LABELS } from '@contract/users';
import { Button, Modal } from 'antd';
import { formatTime } from '@/lib/format-date';
import { EmailText } from '@/ui/email-text';
import { Details } from '../shared/records/details';
import { useLast } from '../shared/records/use-last';
import { PersonTimeline } from '../shared/thread/person-timeline';
import { useCan } from '../shared/use-can';
import { PostLink } from './comment-columns';
import styles from './comment-dialog.module.css';
import { CommentStatusTag } from './comment-status-tag';
import { STATUS_ACTIONS } from './comment-stores';

interface CommentDialogProps {
  comment: Comment | undefined;
  onStatus: (comment: Comment, status: CommentStatus) => void;
  onReply: (comment: Comment) => void;
  onWithdraw: (comment: Comment) => void;
  onDelete: (comment: Comment) => void;
  onClose: () => void;
}

export function CommentDialog(props: CommentDialogProps) {
  const comment = useLast(props.comment);
  const can = useCan();
  return (
    <Modal
      open={!!props.comment}
      title="Comment details"
      width="40rem"
      onCancel={props.onClose}
      footer={
        comment && (
          <div className="row stretch gap-3 end">
            {can.edit && (
              <Button type="text" className="push" onClick={() => props.onDelete(comment)}>
                Delete
              </Button>
            )}
            <Button onClick={props.onClose}>Close</Button>
            {can.edit && (
              <>
                {COMMENT_STATUSES.filter((status) => status !== comment.status).map((status) => (
                  <Button key={status} onClick={() => props.onStatus(comment, status)}>
                    {STATUS_ACTIONS[status]}
                  </Button>
                ))}
                <Button type="primary" onClick={() => props.onReply(comment)}>
                  {comment.reply ? 'Edit reply' : 'Reply'}
                </Button>
              </>
            )}
          </div>
        )
      }
    >
      {comment && (
        <div className="stack gap-4">
          <Details
            pairs={[
              ['From', <Writer key="from" comment={comment} />],
              ['Post', <PostLink key="post" comment={comment} />],
              ['Date', formatTime(comment.createdAt)],
              ['Status', <CommentStatusTag key="status" comment={comment} />],
            ]}
          />
          <h2 className="visually-hidden">Comment</h2>
          <p className="below-4 pad-4 quoted" dir="auto">
            {comment.text}
          </p>
          {comment.reply && (
            <div className={`as-typed ${styles.reply}`}>
              <h2 className="visually-hidden">Reply</h2>
              <p>
                <b dir="auto">{comment.reply.by}</b>, {ROLE_LABELS[comment.reply.role]}, {formatTime(comment.reply.at)}
              </p>
              <p dir="auto">{comment.reply.text}</p>
              {can.edit && (
                <Button size="small" onClick={() => props.onWithdraw(comment)}>
                  Delete reply
                </Button>
              )}
            </div>
          )}
          {comment.email && <PersonTimeline key={comment._id} kind="comments" id={comment._id} />}
        </div>
      )}
    </Modal>
  );
}

/** Name and email address of the writer. The server erases the email address after the retention period. */
function Writer({ comment: { name, email } }: { comment: Comment }) {
  return (
    <>
      <bdi>{name}</bdi>{' '}
      {email && (
        <a href={`mailto:${email}`}>
          <EmailText email={email} />
        </a>
      )}
    </>
  );
}
