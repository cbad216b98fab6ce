import { ApiError } from '@/api/http';

/** The entity as it is stored now, when a change lost a race against another person's; else nothing. */
export function storedInstead<T>(error: unknown): T | undefined {
  return error instanceof ApiError && error.status === 409 ? (error.current as T | undefined) : undefined;
}
