import type { Role } from './users';

export const TOKEN_HEADER = 'x-auth-token';

/** Key of the session's token in the browser's local storage. */
export const STORED_TOKEN_KEY = 'adminAuthToken';
export const STORED_LOGIN_KEY = 'adminLoggedIn';

export interface LoginInput {
  email: string;
  password: string;
  /** Code of the second step, if the account has one. */
  code?: string;
}

export interface SessionUser {
  _id: string;
  name: string;
  email: string;
  role: Role;
  /** Path of an upload. Absent without a portrait. */
  portrait?: string;
}

export interface LoginAnswer {
  success: true;
  token: string;
  user: SessionUser;
  /** True if the account must first set up a second step. For 15 minutes, the token works only for this purpose. */
  mustSetUp?: true;
}

/** A session of the logged-in user. */
export interface OwnSession {
  _id: string;
  /** "Firefox on Windows". */
  browser: string;
  createdAt: string;
  /** Up to an hour old. */
  lastUsedAt: string;
  /** True for the session that asks. */
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
