import { type ContactMessage, type ContactReplyInput, REPLY_TEXTS } from '@contract/contact';
import { LIMITS } from '@contract/limits';
import { ApiError } from '@/api/http';
import { CONTACT_LIST_TEXTS } from './contact-texts';

export type ReplyForm = Pick<ContactReplyInput, 'subject' | 'message'>;

const BLANK: ReplyForm = { subject: '', message: '' };

/** The subject starts as "Re: {subject}", within its bound. */
export function toReplyForm(message: ContactMessage | null): ReplyForm {
  return message ? { ...BLANK, subject: `Re: ${message.subject}`.slice(0, LIMITS.subject) } : BLANK;
}

/** The newest reply that is known here, `null` for none: with it nothing goes out past a colleague's newer one. */
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

/** The server's words; where no answer came, the screen's own. */
export function replyFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return 'An unexpected error occurred. Please try again.';
  if (error.status === 404) return CONTACT_LIST_TEXTS.unknown;
  return error.message || REPLY_TEXTS.replyFailed;
}
