import { type ContactMessage, type ContactReply, REPLY_TEXTS } from '@contract/contact';
import type { Accepted } from '@contract/errors';
import { LIMITS } from '@contract/limits';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { contacts } from '@/api/contacts.api';
import { ApiError } from '@/api/http';
import { EmailText } from '@/ui/email-text';
import { isSessionEnd, useToast } from '../shared/feedback/use-toast';
import { conflictingVersion } from '../shared/forms/conflicting-version';
import { FormDialog } from '../shared/forms/form-dialog';
import { NewerReplies } from '../shared/thread/newer-replies';
import { SavedRepliesButton, withSavedReply } from '../shared/thread/saved-replies-button';
import { onSendKey, SEND_KEY_SHORTCUTS, WritingHint } from '../shared/thread/writing-hint';
import { adoptMessage, readAsDeleted } from './message-stores';
import { toWritten } from './message-thread';
import { lastReplyIdOf, type ReplyForm, replyFailure, toReplyForm, toReplyInput } from './reply-form';
import { useReplyHint } from './use-reply-hint';

interface ReplyDialogProps {
  open: boolean;
  message: ContactMessage | null;
  onSent: () => void;
  onClose: () => void;
}

/** Emails a reply. If no mail server is set up, the server's answer says so, and the toast shows it. */
export function ReplyDialog({ open, message: asOpened, onSent, onClose }: ReplyDialogProps) {
  const toast = useToast();
  const [stored, setStored] = useState<ContactMessage>();
  /** Replies of colleagues since the dialog opened. The user must see them before sending another reply. */
  const [newer, setNewer] = useState<readonly ContactReply[]>([]);
  const message = stored && stored._id === asOpened?._id ? stored : asOpened;

  const save = async (form: ReplyForm, lastReplyId: string | undefined) => {
    try {
      return await contacts.reply(toReplyInput(form, message!, lastReplyId ?? null));
    } catch (error) {
      const current = conflictingVersion<ContactMessage>(error);
      if (current) {
        const seen = current.replies.findIndex(({ _id }) => _id === lastReplyId) + 1;
        setStored(current);
        setNewer(current.replies.slice(seen));
        adoptMessage(current);
      }
      throw error;
    }
  };
  const close = () => {
    setNewer([]);
    onClose();
  };
  const handleFailure = (error: unknown) => {
    if (conflictingVersion(error)) return true;
    const isAtField = error instanceof ApiError && error.errors.length > 0;
    if (isAtField || isSessionEnd(error)) return false;
    toast.error(replyFailure(error), error instanceof ApiError && error.status === 0 ? error.message : '');
    return true;
  };

  return (
    <FormDialog<ReplyForm, Accepted>
      open={open}
      title={message ? `Reply to ${message.name}` : 'Reply'}
      initial={toReplyForm(message)}
      version={lastReplyIdOf(message)}
      save={save}
      name={message ? `reply:${message._id}` : undefined}
      onStored={onSent}
      onClose={close}
      onFailure={handleFailure}
      onDiscarded={() => message && readAsDeleted(message._id)}
      saveText="Send Reply"
      savingText="Sending..."
      texts={{ success: (answer) => answer.msg || REPLY_TEXTS.replySent, failed: REPLY_TEXTS.replyFailed }}
      width={640}
      focusField="message"
    >
      {message && (
        <>
          <p className="below-2">
            To: <EmailText email={message.email} />
          </p>
          {/* A long message scrolls, so keyboard users must be able to focus it. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
          <blockquote aria-label="From the visitor" className="below-4 pad-4 part-high quoted" dir="auto" tabIndex={0}>
            {message.message}
          </blockquote>
        </>
      )}
      <NewerReplies heading={REPLY_TEXTS.answeredMeanwhile} replies={newer.map(toWritten)} />
      <Form.Item
        name="subject"
        label="Subject"
        rules={[{ required: true, whitespace: true, message: 'Please enter a subject' }]}
      >
        <Input dir="auto" />
      </Form.Item>
      <MessageBox />
    </FormDialog>
  );
}

function MessageBox() {
  const hint = useReplyHint();
  const form = Form.useFormInstance<ReplyForm>();
  const put = (saved: string) => {
    form.setFieldValue('message', withSavedReply(form.getFieldValue('message') ?? '', saved, LIMITS.message));
    requestAnimationFrame(() => form.getFieldInstance('message')?.focus({ cursor: 'end' }));
  };
  return (
    <>
      <Form.Item
        name="message"
        label="Message"
        extra={<WritingHint text={hint} verb="send" />}
        rules={[{ required: true, whitespace: true, message: 'Please enter a message' }]}
      >
        <Input.TextArea
          dir="auto"
          rows={9}
          aria-keyshortcuts={SEND_KEY_SHORTCUTS}
          onKeyDown={onSendKey(() => form.submit())}
        />
      </Form.Item>
      <SavedRepliesButton onPick={put} />
    </>
  );
}
