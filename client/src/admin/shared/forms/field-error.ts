import { ApiError } from '@/api/http';

/**
 * Returns a handler for failed saves that throws the error again. A 409 without a stored version means that the value
 * of `field` is already in use, so the error is assigned to this field.
 */
export const fieldError =
  (field: string) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.status !== 409 || error.current) throw error;
    throw new ApiError(error.status, error.message, { errors: [{ field, message: error.message }] });
  };
