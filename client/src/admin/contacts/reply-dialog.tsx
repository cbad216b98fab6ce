import { CONTACT_TEXTS, type ContactMessage } from '@contract/contact';
import type { Accepted } from '@contract/errors';
import { LIMITS } from '@contract/limits';
import { Form, Input } from 'antd';
import { replyToContact } from '@/api/contacts';
import { ApiError } from '@/api/http';
import { EmailText } from '../shared/email-text';
import { FormDialog } from '../shared/form-dialog';
import { isSessionEnd, useToast } from '../shared/use-toast';
import { type ReplyForm, replyFailure, toReplyForm, toReplyInput } from './reply-form';

interface ReplyDialogProps {
  open: boolean;
  message: ContactMessage | null;
  onSent: () => void;
  onClose: () => void;
}

/** Answers a message by mail. Where no mail server is configured the server says so, and the toast with it. */
export function ReplyDialog({ open, message, onSent, onClose }: ReplyDialogProps) {
  const toast = useToast();
  const handleFailure = (error: unknown) => {
    const isAtField = error instanceof ApiError && error.errors.length > 0;
    if (isAtField || isSessionEnd(error)) return false;
    toast.error(replyFailure(error));
    return true;
  };

  return (
    <FormDialog<ReplyForm, Accepted>
      open={open}
      title={message ? `Reply to ${message.name}` : 'Reply'}
      initial={toReplyForm(message)}
      save={(form) => replyToContact(toReplyInput(form, message!))}
      onSaved={onSent}
      onClose={onClose}
      onFailure={handleFailure}
      saveText="Send Reply"
      savingText="Sending..."
      texts={{ success: (answer) => answer.msg || CONTACT_TEXTS.replySent, failed: CONTACT_TEXTS.replyFailed }}
      width={640}
      focusField="message"
    >
      {message && (
        <p>
          To: <EmailText email={message.email} />
        </p>
      )}
      <Form.Item
        name="subject"
        label="Subject"
        rules={[{ required: true, whitespace: true, message: 'Please enter a subject' }]}
      >
        <Input maxLength={LIMITS.subject} />
      </Form.Item>
      <Form.Item
        name="message"
        label="Message"
        rules={[{ required: true, whitespace: true, message: 'Please enter a message' }]}
      >
        <Input.TextArea rows={9} maxLength={LIMITS.message} />
      </Form.Item>
    </FormDialog>
  );
}
