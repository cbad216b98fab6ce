import { ISSUE_CALLS } from '@contract/calls/newsletter-issues.calls';
import { callers } from './caller';

export const issues = callers(ISSUE_CALLS);
