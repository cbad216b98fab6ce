import { ApiError } from '@/api/http';

/**
 * A 409 without a stored version says that a value is in use; its sentence belongs to the field that holds the value.
 * Anything else passes as it is.
 */
export function atField(error: unknown, field: string): unknown {
  if (!(error instanceof ApiError) || error.status !== 409 || error.current) return error;
  return new ApiError(error.status, error.message, { errors: [{ field, message: error.message }] });
}
