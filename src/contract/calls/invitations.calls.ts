import type { Invitation, InvitationInput } from '../account-links';
import { type Calls, DONE, type Json, type List, listCall } from './call';

export const INVITATION_CALLS = {
  list: listCall('/users/invitations', 'admin', 'list' as List<Invitation>),
  /** Replaces an earlier invitation of the same email address. Answers 409 if the address has an account. */
  create: {
    method: 'POST',
    path: '/users/invitations',
    who: 'admin',
    body: 'json' as Json<InvitationInput>,
    answer: 'json' as Json<Invitation>,
    status: 201,
    audited: { action: 'invitations.create', label: 'Invited' },
  },
  /** Sends a new link in the name of the caller. The earlier link becomes invalid. */
  resend: {
    method: 'POST',
    path: '/users/invitations/:id/resend',
    who: 'admin',
    answer: 'json' as Json<Invitation>,
    audited: { action: 'invitations.resend', label: 'Invited again' },
  },
  remove: {
    method: 'DELETE',
    path: '/users/invitations/:id',
    who: 'admin',
    answer: DONE,
    audited: { action: 'invitations.delete', label: 'Withdrew an invitation' },
  },
} as const satisfies Calls;
