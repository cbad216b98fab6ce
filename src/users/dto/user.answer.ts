import { type PasswordChanged, ROLES, type User } from '../../contract/users';
import { flag, oneOf, optional, orNull, STORED, shape, text, time, yes } from '../../platform/openapi/shape';

export const USER = shape<User>('User', {
  ...STORED,
  name: text,
  email: text,
  role: oneOf(ROLES),
  active: flag,
  lastLogin: orNull(time),
});

export const PASSWORD_CHANGED = shape<PasswordChanged>('PasswordChanged', { success: yes, token: optional(text) });
