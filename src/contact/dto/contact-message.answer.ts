import { CONTACT_STATUSES, type ContactMessage, type ContactReply } from '../../contract/contact';
import { listOf, oneOf, STORED, shape, text, time } from '../../platform/openapi/shape';

const CONTACT_REPLY = shape<ContactReply>('ContactReply', {
  _id: text,
  subject: text,
  message: text,
  sentAt: time,
  sentBy: text,
});

export const CONTACT_MESSAGE = shape<ContactMessage>('ContactMessage', {
  ...STORED,
  name: text,
  email: text,
  phone: text,
  subject: text,
  message: text,
  status: oneOf(CONTACT_STATUSES),
  replies: listOf(CONTACT_REPLY),
});
