import type { Edit } from '../errors';
import type { CreateUserInput, PasswordChanged, PasswordInput, User, UserInput } from '../users';
import type { Calls, Json, List, PageQuery, Query } from './call';
import { recordCalls } from './record-calls';

/** Create and update answer 409 when the address is in use, and for the last active administrator. */
const { create, update, ...trash } = recordCalls({
  kind: 'users',
  noun: 'the user',
  who: 'admin',
  body: 'json' as Json<CreateUserInput>,
  record: 'json' as Json<User>,
});

export const USER_CALLS = {
  list: {
    method: 'GET',
    path: '/users',
    who: 'admin',
    query: 'query' as Query<PageQuery>,
    answer: 'list' as List<User>,
  },
  create,
  /** Ends that user's sessions when role or activity change. */
  update: { ...update, body: 'json' as Json<Edit<UserInput>> },
  /**
   * Ends that user's sessions; the answer carries a fresh token when the password was one's own.
   * For oneself; for others the service asks for an administrator. 400 at `currentPassword` when the own one is not known.
   */
  changePassword: {
    method: 'PUT',
    path: '/users/:id/password',
    who: 'viewer',
    body: 'json' as Json<PasswordInput>,
    answer: 'json' as Json<PasswordChanged>,
    audited: { action: 'users.password', label: 'Changed the password of' },
  },
  ...trash,
} as const satisfies Calls;
