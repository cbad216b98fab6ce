import { ApiError } from '@/api/http';

/**
 * Catches the failure of a save. A 409 without a stored version says that a value is in use; its sentence belongs to
 * the field that holds the value. Anything else passes as it is.
 */
export const fieldError =
  (field: string) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.status !== 409 || error.current) throw error;
    throw new ApiError(error.status, error.message, { errors: [{ field, message: error.message }] });
  };
