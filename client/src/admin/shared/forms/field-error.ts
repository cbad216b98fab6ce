import { ApiError } from '@/api/http';

/**
 * Returns a handler for failed saves. A 409 without the stored record means that another record already has the value
 * of `field`. The handler then throws an error that the form shows at this field.
 */
export const fieldError =
  (field: string) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.status !== 409 || error.current) throw error;
    throw new ApiError(error.status, error.message, { errors: [{ field, message: error.message }] });
  };
