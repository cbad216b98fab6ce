import type { LoginAnswer, LoginInput, VerifyAnswer } from '@contract/auth';
import type { PasswordChanged } from '@contract/users';
import { request } from './http';

/** 401 for an unknown address, a wrong password and an inactive user alike; 429 after too many tries. */
export function login(input: LoginInput): Promise<LoginAnswer> {
  return request('/auth/login', { method: 'POST', body: input });
}

export function verify(): Promise<VerifyAnswer> {
  return request('/auth/verify');
}

/** Ends that user's sessions; the answer carries a fresh token when the password was one's own. */
export function changePassword(userId: string, password: string): Promise<PasswordChanged> {
  return request(`/users/${userId}/password`, { method: 'PUT', body: { password }, bringsToken: true });
}
