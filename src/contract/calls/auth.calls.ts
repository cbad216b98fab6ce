import type { LinkFacts, LinkInput, LinkPasswordInput, LinkReadInput } from '../account-links';
import type { LoginAnswer, LoginInput, VerifyAnswer } from '../auth';
import { ACCEPTED, type Calls, DONE, type Json } from './call';

export const AUTH_CALLS = {
  /** 401 for an unknown email address, a wrong password and an inactive user alike; 429 after too many attempts. */
  login: {
    method: 'POST',
    path: '/auth/login',
    who: 'public',
    body: 'json' as Json<LoginInput>,
    answer: 'json' as Json<LoginAnswer>,
    status: 200,
    /** Records failed calls, unlike others; a success is recorded with its account. */
    audited: { action: 'users.signInFailed', label: 'Failed login' },
  },
  /** Ends the session of the token. Public and always 200, because ending an ended session is no error. */
  logout: { method: 'POST', path: '/auth/logout', who: 'public', answer: DONE, status: 200 },
  /** Whether a forgotten password can be reset by email. */
  recovery: { method: 'GET', path: '/auth/recovery', who: 'public', answer: 'json' as Json<{ byEmail: boolean }> },
  /** Gives the same answer in the same time with and without an account. 409 without a mail server. */
  forgotten: {
    method: 'POST',
    path: '/auth/forgotten',
    who: 'public',
    body: 'json' as Json<{ email: string }>,
    answer: ACCEPTED,
    status: 200,
    limit: 'calls',
  },
  /** Facts of a link. Reading does not use it. 404 expired, used or unknown. */
  readLink: {
    method: 'POST',
    path: '/auth/link',
    who: 'public',
    body: 'json' as Json<LinkReadInput>,
    answer: 'json' as Json<LinkFacts>,
    status: 200,
    limit: 'calls',
  },
  /** Sets a new password, once, and ends all sessions of the account. 404 as above. */
  reset: {
    method: 'POST',
    path: '/auth/reset',
    who: 'public',
    body: 'json' as Json<LinkPasswordInput>,
    answer: DONE,
    status: 200,
    limit: 'calls',
    audited: { action: 'users.reset', label: 'Reset the password of' },
  },
  /** Makes the account of an invitation, once, with the invited role. 404 as above; 409 email address in use. */
  acceptInvitation: {
    method: 'POST',
    path: '/auth/invitation',
    who: 'public',
    body: 'json' as Json<LinkPasswordInput>,
    answer: DONE,
    status: 200,
    limit: 'calls',
    audited: { action: 'users.join', label: 'Accepted the invitation of' },
  },
  /** Gives an account the address that the link was emailed to. 404 as above; 409 email address in use. */
  confirmEmail: {
    method: 'POST',
    path: '/auth/email',
    who: 'public',
    body: 'json' as Json<LinkInput>,
    answer: DONE,
    status: 200,
    limit: 'calls',
    audited: { action: 'users.confirmEmail', label: 'Confirmed a new email address of' },
  },
  /** Ends all sessions of the account whose token is sent. Always 200, like `logout`. */
  logoutEverywhere: {
    method: 'POST',
    path: '/auth/logout/everywhere',
    who: 'public',
    answer: DONE,
    status: 200,
    audited: { action: 'users.logoutEverywhere', label: 'Ended all sessions of' },
  },
  /** Shows this browser the site for an hour during maintenance mode, by an `HttpOnly` cookie. */
  look: { method: 'POST', path: '/auth/look', who: 'viewer', answer: DONE, status: 200 },
  /** Always 200: an ended session is a result here, not an error. */
  verify: { method: 'GET', path: '/auth/verify', who: 'public', answer: 'json' as Json<VerifyAnswer> },
} as const satisfies Calls;
