import { type LoginAnswer, type LoginInput, TOKEN_HEADER, type VerifyAnswer } from '@contract/auth';
import type { Done } from '@contract/errors';
import type { PasswordChanged, PasswordInput } from '@contract/users';
import { request } from './http';

/** 401 for an unknown address, a wrong password and an inactive user alike; 429 after too many tries. */
export function login(input: LoginInput): Promise<LoginAnswer> {
  return request('/auth/login', { method: 'POST', body: input });
}

export function verify(): Promise<VerifyAnswer> {
  return request('/auth/verify');
}

/** Ends the session on the server. The token is given, since it is forgotten here before the answer comes. */
export function logout(token: string): Promise<Done> {
  return request('/auth/logout', { method: 'POST', headers: { [TOKEN_HEADER]: token } });
}

/**
 * Ends that user's sessions; the answer carries a fresh token when the password was one's own.
 * 400 at `currentPassword` when the own one is not known.
 */
export function changePassword(userId: string, input: PasswordInput): Promise<PasswordChanged> {
  return request(`/users/${userId}/password`, { method: 'PUT', body: input, bringsToken: true });
}
