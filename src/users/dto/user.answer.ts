import { type PasswordChanged, USER_FIELDS, type User } from '../../contract/users';
import { answerOf } from '../../platform/fields/answer-of';
import { optional, orNull, STORED, shape, text, time, yes } from '../../platform/openapi/shape';

export const USER = shape<User>('User', {
  ...STORED,
  ...answerOf(USER_FIELDS),
  lastLogin: orNull(time),
});

export const PASSWORD_CHANGED = shape<PasswordChanged>('PasswordChanged', { success: yes, token: optional(text) });
