import type { Done, Edit } from '@contract/errors';
import type { CreateUserInput, User, UserInput } from '@contract/users';
import { type List, request, requestList } from './http';

/** Administrators only. Passwords are changed through `auth.ts`, since everybody may change their own. */
export function listUsers(page: number, limit: number, signal?: AbortSignal): Promise<List<User>> {
  return requestList(`/users?page=${page}&limit=${limit}`, { signal });
}

/** 409 when the address is in use. */
export function createUser(input: CreateUserInput): Promise<User> {
  return request('/users', { method: 'POST', body: input });
}

/**
 * Ends that user's sessions when role or activity change.
 * 409 when the address is in use, for the last active administrator, and with `current` for a lost race.
 */
export function updateUser(id: string, edit: Edit<UserInput>): Promise<User> {
  return request(`/users/${id}`, { method: 'PUT', body: edit });
}

/** 409 for one's own account and for the last active administrator. */
export function removeUser(id: string): Promise<Done> {
  return request(`/users/${id}`, { method: 'DELETE' });
}

export function restoreUser(id: string): Promise<User> {
  return request(`/users/${id}/restore`, { method: 'POST' });
}
