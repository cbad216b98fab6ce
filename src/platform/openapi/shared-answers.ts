import type { BulkDone } from '../../contract/bulk';
import type { Accepted, Deletion, Done, ErrorBody, FieldError, LastChange } from '../../contract/errors';
import { THREAD_KINDS, type ThreadEntry } from '../../contract/thread';
import { count, flag, id, listOf, no, object, oneOf, optional, shape, text, time, yes } from './shape';

const FIELD_ERROR = shape<FieldError>('FieldError', { field: text, message: text });

/** Body of every failed call. */
export const ERROR_BODY = shape<ErrorBody>('ErrorBody', {
  success: no,
  statusCode: count,
  message: text,
  msg: text,
  errors: optional(listOf(FIELD_ERROR)),
  current: optional({ type: 'object', description: 'The stored entity, where an edit lost a race.' }),
  changed: optional(shape<LastChange>('LastChange', { at: time, byId: text, by: text })),
  deleted: optional(shape<Deletion>('Deletion', { id, name: text, at: time, by: text })),
});

export const DONE = shape<Done>('Done', { success: yes });

export const ACCEPTED = shape<Accepted>('Accepted', { success: yes, message: text, msg: text });

export const BULK_DONE = shape<BulkDone>('BulkDone', {
  success: yes,
  changed: listOf(id),
  refused: listOf(object<BulkDone['refused'][number]>({ _id: id, name: text, message: text })),
});

/** One entry of a conversation, as the office reads it. */
export const THREAD_ENTRY = shape<ThreadEntry>('ThreadEntry', {
  _id: id,
  kind: oneOf(THREAD_KINDS),
  text,
  by: text,
  at: time,
  savedToOutbox: optional(flag),
});
