import type { LinkFacts, LinkInput, LinkPasswordInput, LinkReadInput } from '../account-links';
import type { LoginAnswer, LoginInput, Recovery, VerifyAnswer } from '../auth';
import type { PasskeyAnswerInput, PasskeyOptions } from '../passkeys';
import { ACCEPTED, type Calls, DONE, type Json } from './call';

export const AUTH_CALLS = {
  /** The same 401 for every failure, with `secondStep` if only the `code` is missing or wrong. 429 after too many. */
  login: {
    method: 'POST',
    path: '/auth/login',
    who: 'public',
    body: 'json' as Json<LoginInput>,
    answer: 'json' as Json<LoginAnswer>,
    /** Recorded when a login fails. Other calls are recorded when they succeed. */
    audited: { action: 'users.signInFailed', label: 'Failed login' },
  },
  /** Answers 409 while passkeys are off. */
  startPasskeyLogin: {
    method: 'POST',
    path: '/auth/login/passkey/start',
    who: 'public',
    answer: 'json' as Json<PasskeyOptions>,
  },
  /** Gives the same 401 for every failure. Answers 409 while passkeys are off, 429 after too many failures. */
  loginByPasskey: {
    method: 'POST',
    path: '/auth/login/passkey',
    who: 'public',
    body: 'json' as Json<PasskeyAnswerInput>,
    answer: 'json' as Json<LoginAnswer>,
  },
  /** Ends the session of the token. Also answers 200 if the session has already ended. */
  logout: { method: 'POST', path: '/auth/logout', who: 'public', answer: DONE },
  recovery: { method: 'GET', path: '/auth/recovery', who: 'public', answer: 'json' as Json<Recovery> },
  forgotten: {
    method: 'POST',
    path: '/auth/forgotten',
    who: 'public',
    body: 'json' as Json<{ email: string }>,
    answer: ACCEPTED,
    limit: 'calls',
  },
  /** Reads facts about a link without using it up. Answers 404 if the link is expired, used or unknown. */
  readLink: {
    method: 'POST',
    path: '/auth/link',
    who: 'public',
    body: 'json' as Json<LinkReadInput>,
    answer: 'json' as Json<LinkFacts>,
    limit: 'calls',
  },
  /** Sets a new password and ends all sessions of the account. Answers 404 for an expired or used link. */
  reset: {
    method: 'POST',
    path: '/auth/reset',
    who: 'public',
    body: 'json' as Json<LinkPasswordInput>,
    answer: DONE,
    limit: 'calls',
    audited: { action: 'users.reset', label: 'Reset the password of' },
  },
  /** Creates the invited account. Answers 404 for an expired or used link, and 409 if the email address is in use. */
  acceptInvitation: {
    method: 'POST',
    path: '/auth/invitation',
    who: 'public',
    body: 'json' as Json<LinkPasswordInput>,
    answer: DONE,
    limit: 'calls',
    audited: { action: 'users.join', label: 'Accepted the invitation for' },
  },
  /** Answers 404 for an expired or used link, and 409 if another account has the email address. */
  confirmEmail: {
    method: 'POST',
    path: '/auth/email',
    who: 'public',
    body: 'json' as Json<LinkInput>,
    answer: DONE,
    limit: 'calls',
    audited: { action: 'users.confirmEmail', label: 'Confirmed a new email address for' },
  },
  /** Ends all sessions of the token's account. Always answers 200. */
  logoutEverywhere: {
    method: 'POST',
    path: '/auth/logout/everywhere',
    who: 'public',
    answer: DONE,
    audited: { action: 'users.logoutEverywhere', label: 'Logged out all devices of' },
  },
  /** Sets a cookie that lets this browser see the site in maintenance mode for an hour. */
  look: { method: 'POST', path: '/auth/look', who: 'viewer', answer: DONE },
  /** Tells whether the session of the token is valid. Always answers 200, because an ended session is no error. */
  verify: { method: 'GET', path: '/auth/verify', who: 'public', answer: 'json' as Json<VerifyAnswer> },
} as const satisfies Calls;
