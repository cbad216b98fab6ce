import { AUTH_CALLS } from '@contract/calls/auth.calls';
import { callers } from './caller';

export const auth = callers(AUTH_CALLS);
