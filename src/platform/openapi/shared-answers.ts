import type { Accepted, Done, ErrorBody, FieldError } from '../../contract/errors';
import { count, listOf, no, optional, shape, text, yes } from './shape';

const FIELD_ERROR = shape<FieldError>('FieldError', { field: text, message: text });

/** Body of every failed call. */
export const ERROR_BODY = shape<ErrorBody>('ErrorBody', {
  success: no,
  statusCode: count,
  message: text,
  msg: text,
  errors: optional(listOf(FIELD_ERROR)),
  current: optional({ type: 'object', description: 'The stored entity, where an edit lost a race.' }),
});

export const DONE = shape<Done>('Done', { success: yes });

export const ACCEPTED = shape<Accepted>('Accepted', { success: yes, message: text, msg: text });
