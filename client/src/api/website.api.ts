import { WEBSITE_CALLS } from '@contract/calls/website.calls';
import { callers } from './caller';

export const website = callers(WEBSITE_CALLS);
