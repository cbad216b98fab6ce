import { USER_CALLS } from '@contract/calls/users.calls';
import { caller, callers } from './caller';

/** The answer to a deletion has no body, so a status of 2xx alone counts as success. */
export const users = { ...callers(USER_CALLS), remove: caller(USER_CALLS.remove, { isDoneByStatus: true }) };
