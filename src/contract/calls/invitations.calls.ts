import type { Invitation, InvitationInput } from '../account-links';
import { type Calls, DONE, type Json, type List, type PageQuery, type Query } from './call';

export const INVITATION_CALLS = {
  list: {
    method: 'GET',
    path: '/users/invitations',
    who: 'admin',
    query: 'query' as Query<PageQuery>,
    answer: 'list' as List<Invitation>,
  },
  /** Replaces an earlier invitation of the same email address. Answers 409 if the address has an account. */
  create: {
    method: 'POST',
    path: '/users/invitations',
    who: 'admin',
    body: 'json' as Json<InvitationInput>,
    answer: 'json' as Json<Invitation>,
    audited: { action: 'invitations.create', label: 'Invited' },
  },
  /** Sends a new link in the name of the caller. The earlier link becomes invalid. */
  resend: {
    method: 'POST',
    path: '/users/invitations/:id/resend',
    who: 'admin',
    answer: 'json' as Json<Invitation>,
    status: 200,
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
