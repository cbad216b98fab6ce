import type { Deletion } from '@contract/errors';
import { ApiError } from '@/api/http';

export function conflictingVersion<T>(error: unknown): T | undefined {
  return error instanceof ApiError && error.status === 409 ? (error.current as T | undefined) : undefined;
}

/** Returns the deletion of a record that could not be saved because it is in Trash. */
export const deletionOf = (error: unknown): Deletion | undefined =>
  error instanceof ApiError ? error.deleted : undefined;

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
