import {
  CONTACT_FIELDS,
  CONTACT_STATUS_FIELDS,
  type ContactFigures,
  type ContactMessage,
  type ContactReply,
} from '../../contract/contact';
import { answerOf } from '../../platform/fields/answer-of';
import { count, flag, listOf, object, optional, STORED, shape, text, time } from '../../platform/openapi/shape';
import { THREAD_ENTRY } from '../../platform/openapi/shared-answers';

const CONTACT_REPLY = shape<ContactReply>('ContactReply', {
  _id: text,
  subject: text,
  message: text,
  sentAt: time,
  sentBy: text,
  savedToOutbox: optional(flag),
});

export const CONTACT_MESSAGE = shape<ContactMessage>('ContactMessage', {
  ...STORED,
  ...answerOf(CONTACT_FIELDS),
  ...answerOf(CONTACT_STATUS_FIELDS),
  replies: listOf(CONTACT_REPLY),
  notes: listOf(THREAD_ENTRY),
});

export const CONTACT_FIGURES = shape<ContactFigures>('ContactFigures', {
  all: count,
  counts: object<ContactFigures['counts']>({ new: count, read: count, replied: count, archived: count }),
});
