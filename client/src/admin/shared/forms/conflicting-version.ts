import type { Deletion } from '@contract/errors';
import { ApiError } from '@/api/http';

/** The entity as it is stored now, when a change lost a race against another person's; else nothing. */
export function conflictingVersion<T>(error: unknown): T | undefined {
  return error instanceof ApiError && error.status === 409 ? (error.current as T | undefined) : undefined;
}

/** The delete of a record that was to be saved, where it can be brought back. */
export const deletionOf = (error: unknown): Deletion | undefined =>
  error instanceof ApiError ? error.deleted : undefined;

/** True where the server has no such record, deleted or never there. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
