import type { Role } from './users';

export const TOKEN_HEADER = 'x-auth-token';

/** Key of the session's token in the browser's local storage. */
export const STORED_TOKEN_KEY = 'adminAuthToken';
export const STORED_LOGIN_KEY = 'adminLoggedIn';

export interface LoginInput {
  email: string;
  password: string;
  /** Code for two-step login. Needed only if the account uses it. */
  code?: string;
}

export interface SessionUser {
  _id: string;
  name: string;
  email: string;
  role: Role;
  /** Path of the uploaded portrait. Missing if the user has none. */
  portrait?: string;
}

/** Ways to log in that the login page offers if a user cannot enter the password. */
export interface Recovery {
  /** True if a link to set a new password can be emailed. */
  byEmail: boolean;
  byPasskey: boolean;
}

export interface LoginAnswer {
  success: true;
  token: string;
  user: SessionUser;
  /** True if the account must first set up two-step login. The token allows only that, and expires after 15 minutes. */
  mustSetUp?: true;
}

export interface OwnSession {
  _id: string;
  /** Example: "Firefox on Windows". */
  browser: string;
  createdAt: string;
  /** May be up to an hour too early, because the time is stored at most once an hour. */
  lastUsedAt: string;
  isCurrent: boolean;
}

export type VerifyAnswer = { valid: true; user: SessionUser } | { valid: false };

export const AUTH_TEXTS = {
  wrong: 'Invalid email or password',
  failed: 'An error occurred. Please try again.',
  success: 'Login successful',
  guard: 'Authentication failed. Please login again.',
  loggedOut: 'Logged out successfully',
} as const;
