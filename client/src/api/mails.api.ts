import { MAIL_CALLS } from '@contract/calls/mail.calls';
import { callers } from './caller';

export const mails = callers(MAIL_CALLS);
