import type { Edit } from '../errors';
import type { CreateUserInput, PasswordChanged, PasswordInput, User, UserInput } from '../users';
import { type Calls, DONE, type Json, type List, listCall } from './call';
import { recordCalls } from './record-calls';

/** `create` and `update` answer 409 if the email address is in use, or if no active administrator would be left. */
const { create, update, ...trash } = recordCalls({
  kind: 'users',
  noun: 'the user',
  who: 'admin',
  body: 'json' as Json<CreateUserInput>,
  record: 'json' as Json<User>,
});

export const USER_CALLS = {
  list: listCall('/users', 'admin', 'list' as List<User>),
  create,
  /** Ends the user's sessions if `role` or `active` changes. */
  update: { ...update, body: 'json' as Json<Edit<UserInput>> },
  /** Ends the user's sessions. Users who change their own password get a new token. */
  changePassword: {
    method: 'PUT',
    path: '/users/:id/password',
    who: 'viewer',
    body: 'json' as Json<PasswordInput>,
    answer: 'json' as Json<PasswordChanged>,
    audited: { action: 'users.password', label: 'Changed the password of' },
  },
  /**
   * Ends the account's sessions, removes its passkeys and emails its user. Answers 409 for the caller's own account,
   * and for an account with neither two-step login nor passkeys.
   */
  removeSecondStep: {
    method: 'DELETE',
    path: '/users/:id/second-step',
    who: 'admin',
    answer: DONE,
    audited: { action: 'users.secondStepTaken', label: 'Turned off two-step login of the user' },
  },
  ...trash,
} as const satisfies Calls;
