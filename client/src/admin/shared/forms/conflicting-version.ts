import type { Deletion } from '@contract/errors';
import { ApiError } from '@/api/http';

export function conflictingVersion<T>(error: unknown): T | undefined {
  return error instanceof ApiError && error.status === 409 ? (error.current as T | undefined) : undefined;
}

/** If a call failed because the record is in Trash, returns who deleted the record and when. */
export const deletionOf = (error: unknown): Deletion | undefined =>
  error instanceof ApiError ? error.deleted : undefined;

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
