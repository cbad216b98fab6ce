import type { LoginAnswer, SessionUser, VerifyAnswer } from '../../contract/auth';
import { ROLES } from '../../contract/users';
import { eitherOf, id, no, object, oneOf, shape, text, yes } from '../../platform/openapi/shape';

const SESSION_USER = shape<SessionUser>('SessionUser', { _id: id, name: text, email: text, role: oneOf(ROLES) });

export const LOGIN_ANSWER = shape<LoginAnswer>('LoginAnswer', { success: yes, token: text, user: SESSION_USER });

export const VERIFY_ANSWER = eitherOf(
  object<Extract<VerifyAnswer, { valid: true }>>({ valid: yes, user: SESSION_USER }),
  object<Extract<VerifyAnswer, { valid: false }>>({ valid: no }),
);
