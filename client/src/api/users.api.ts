import { USER_CALLS } from '@contract/calls/users.calls';
import { caller, callers } from './caller';

/** The status alone confirms the deletion of a user. */
export const users = { ...callers(USER_CALLS), remove: caller(USER_CALLS.remove, { isDoneByStatus: true }) };
