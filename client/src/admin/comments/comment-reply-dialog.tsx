import { COMMENT_REPLY_FIELDS, type Comment } from '@contract/comments';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { comments } from '@/api/comments.api';
import { useToast } from '../shared/feedback/use-toast';
import { conflictingVersion } from '../shared/forms/conflicting-version';
import { FormDialog } from '../shared/forms/form-dialog';
import styles from './comment-dialog.module.css';
import { useCommentList } from './comment-stores';

interface ReplyDialogProps {
  open: boolean;
  comment: Comment | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Edits the public reply to a comment. Saving it approves a pending comment. */
export function ReplyDialog({ open, comment: asOpened, onSaved, onClose }: ReplyDialogProps) {
  const toast = useToast();
  const [stored, setStored] = useState<Comment>();
  const comment = stored && stored._id === asOpened?._id ? stored : asOpened;

  const save = async ({ text }: { text: string }, version: string | undefined) => {
    try {
      return await comments.reply(asOpened!._id, { text: text.trim(), updatedAt: version });
    } catch (error) {
      const current = conflictingVersion<Comment>(error);
      if (current) {
        setStored(current);
        useCommentList.getState().replace(current);
      }
      throw error;
    }
  };
  const handleFailure = (error: unknown) => {
    if (!conflictingVersion(error)) return false;
    toast.error(
      'A colleague changed this comment while you were editing. Save again to keep your reply. Your reply will replace any other reply to this comment.',
    );
    return true;
  };
  const close = () => {
    setStored(undefined);
    onClose();
  };

  return (
    <FormDialog<{ text: string }, Comment>
      open={open}
      title={asOpened ? `Reply to ${asOpened.name}` : 'Reply'}
      initial={{ text: asOpened?.reply?.text ?? '' }}
      version={comment?.updatedAt}
      save={save}
      name={asOpened ? `comment-reply:${asOpened._id}` : undefined}
      onStored={onSaved}
      onClose={close}
      onFailure={handleFailure}
      onDiscarded={() => void useCommentList.getState().refresh()}
      saveText={comment?.status === 'approved' ? 'Save reply' : 'Approve and reply'}
      savingText="Saving..."
      texts={{
        success: 'Reply saved. It is shown under the comment.',
        failed: 'Failed to save the reply. Please try again.',
      }}
      width={640}
    >
      {comment && (
        <blockquote className="below-4 pad-4 quoted" dir="auto">
          {comment.text}
        </blockquote>
      )}
      {stored && comment?.reply && comment.reply.text !== asOpened?.reply?.text && (
        <p className={`as-typed ${styles.reply}`} dir="auto">
          <b>{comment.reply.by}</b> {comment.reply.text}
        </p>
      )}
      <Form.Item
        name="text"
        label={COMMENT_REPLY_FIELDS.text.label}
        extra="Visitors can read your reply under the comment, with your first name and role."
        rules={[{ required: true, whitespace: true, message: 'Please write your reply' }]}
      >
        <Input.TextArea dir="auto" rows={6} />
      </Form.Item>
    </FormDialog>
  );
}
