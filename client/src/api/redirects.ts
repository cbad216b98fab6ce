import { REDIRECT_CALLS } from '@contract/calls/redirects';
import { callers } from './caller';

export const redirects = callers(REDIRECT_CALLS);
