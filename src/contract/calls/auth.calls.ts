import type { LoginAnswer, LoginInput, VerifyAnswer } from '../auth';
import { type Calls, DONE, type Json } from './call';

export const AUTH_CALLS = {
  /** 401 for an unknown address, a wrong password and an inactive user alike; 429 after too many tries. */
  login: {
    method: 'POST',
    path: '/auth/login',
    who: 'public',
    body: 'json' as Json<LoginInput>,
    answer: 'json' as Json<LoginAnswer>,
    status: 200,
    /** Of a call that fails, for once: one that succeeds is noted with its account. */
    audited: { action: 'users.signInFailed', label: 'Failed sign-in' },
  },
  /** Ends the session of the token. Public and always 200: a session that has ended already is ended. */
  logout: { method: 'POST', path: '/auth/logout', who: 'public', answer: DONE, status: 200 },
  /** Lets this browser see the site for an hour while it is closed to visitors: sets an `HttpOnly` cookie. */
  look: { method: 'POST', path: '/auth/look', who: 'viewer', answer: DONE, status: 200 },
  /** Always 200: a session that has ended is an answer here, not an error. */
  verify: { method: 'GET', path: '/auth/verify', who: 'public', answer: 'json' as Json<VerifyAnswer> },
} as const satisfies Calls;
