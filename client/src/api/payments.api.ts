import { PAYMENT_CALLS } from '@contract/calls/project.calls';
import { callers } from './caller';

export const payments = callers(PAYMENT_CALLS);
