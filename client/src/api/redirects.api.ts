import { REDIRECT_CALLS } from '@contract/calls/redirects.calls';
import { callers } from './caller';

export const redirects = callers(REDIRECT_CALLS);
