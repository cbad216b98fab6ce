import type { SessionUser } from '../auth';
import type { OwnEmailInput, OwnNameInput } from '../users';
import { ACCEPTED, type Calls, type Json } from './call';

export const PROFILE_CALLS = {
  update: {
    method: 'PUT',
    path: '/profile',
    who: 'viewer',
    body: 'json' as Json<OwnNameInput>,
    answer: 'json' as Json<SessionUser>,
    audited: { action: 'users.profile', label: 'Changed the profile of' },
  },
  /**
   * Emails a confirmation link to the new address. Answers 400 for a wrong `currentPassword`, 409 for a used address.
   */
  askEmail: {
    method: 'POST',
    path: '/profile/email',
    who: 'viewer',
    body: 'json' as Json<OwnEmailInput>,
    answer: ACCEPTED,
    status: 200,
    audited: { action: 'users.askEmail', label: 'Asked to change the email address of' },
  },
} as const satisfies Calls;
