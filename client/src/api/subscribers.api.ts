import { NEWSLETTER_CALLS } from '@contract/calls/newsletter.calls';
import { callers } from './caller';

export const subscribers = callers(NEWSLETTER_CALLS);
