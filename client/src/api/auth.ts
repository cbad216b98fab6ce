import { AUTH_CALLS } from '@contract/calls/auth';
import { callers } from './caller';

export const auth = callers(AUTH_CALLS);
