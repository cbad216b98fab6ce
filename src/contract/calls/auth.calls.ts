import type { LoginAnswer, LoginInput, VerifyAnswer } from '../auth';
import { type Calls, DONE, type Json } from './call';

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
    audited: { action: 'users.signInFailed', label: 'Failed sign-in' },
  },
  /** Ends the session of the token. Public and always 200, because ending an ended session is no error. */
  logout: { method: 'POST', path: '/auth/logout', who: 'public', answer: DONE, status: 200 },
  /** Shows this browser the site for an hour during maintenance mode, by an `HttpOnly` cookie. */
  look: { method: 'POST', path: '/auth/look', who: 'viewer', answer: DONE, status: 200 },
  /** Always 200: an ended session is a result here, not an error. */
  verify: { method: 'GET', path: '/auth/verify', who: 'public', answer: 'json' as Json<VerifyAnswer> },
} as const satisfies Calls;
