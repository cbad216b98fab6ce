import { INVITATION_CALLS } from '@contract/calls/invitations.calls';
import { callers } from './caller';

export const invitations = callers(INVITATION_CALLS);
