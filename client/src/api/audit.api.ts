import { AUDIT_CALLS } from '@contract/calls/audit.calls';
import { callers } from './caller';

export const audit = callers(AUDIT_CALLS);
