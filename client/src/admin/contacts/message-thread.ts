import type { ContactMessage, ContactReply } from '@contract/contact';
import type { Written } from '../shared/thread/thread-log';

export const toWritten = ({ _id, subject, message, sentAt, sentBy, savedToOutbox }: ContactReply): Written => ({
  _id,
  kind: 'reply',
  subject,
  text: message,
  by: sentBy,
  at: sentAt,
  savedToOutbox,
});

export function threadOf({ replies, notes }: ContactMessage): Written[] {
  return [...replies.map(toWritten), ...notes].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
