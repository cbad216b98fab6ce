import { type ContactMessage, type ContactReplyInput, REPLY_TEXTS } from '@contract/contact';
import { LIMITS } from '@contract/limits';
import { ApiError } from '@/api/http';
import { CONTACT_LIST_TEXTS } from './contact-texts';

export type ReplyForm = Pick<ContactReplyInput, 'subject' | 'message'>;

const BLANK: ReplyForm = { subject: '', message: '' };

export function toReplyForm(message: ContactMessage | null): ReplyForm {
  return message ? { ...BLANK, subject: `Re: ${message.subject}`.slice(0, LIMITS.subject) } : BLANK;
}

/** Returns the id of the newest loaded reply. If a colleague has sent a newer one, the server refuses this reply. */
export function lastReplyIdOf(message: ContactMessage | null): string | null {
  return message?.replies.at(-1)?._id ?? null;
}

export function toReplyInput(form: ReplyForm, message: ContactMessage, lastReplyId: string | null): ContactReplyInput {
  return {
    contactId: message._id,
    email: message.email,
    subject: form.subject.trim(),
    message: form.message.trim(),
    lastReplyId,
  };
}

export function replyFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return 'An unexpected error occurred. Please try again.';
  if (error.status === 404) return CONTACT_LIST_TEXTS.unknown;
  return error.message || REPLY_TEXTS.replyFailed;
}
