import { CONTACT_CALLS } from '@contract/calls/contact.calls';
import { callers } from './caller';

export const contacts = callers(CONTACT_CALLS);
