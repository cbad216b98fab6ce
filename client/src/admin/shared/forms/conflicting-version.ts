import type { Deletion } from '@contract/errors';
import { ApiError } from '@/api/http';

/** Returns the stored record if a change was refused because of a conflict (409). */
export function conflictingVersion<T>(error: unknown): T | undefined {
  return error instanceof ApiError && error.status === 409 ? (error.current as T | undefined) : undefined;
}

/** Returns the deletion of a record that was to be saved, if it can be restored. */
export const deletionOf = (error: unknown): Deletion | undefined =>
  error instanceof ApiError ? error.deleted : undefined;

/** True if the server has no such record (404). */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
