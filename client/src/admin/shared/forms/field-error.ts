import { ApiError } from '@/api/http';

/** Adds `field` to a 409 without a stored version, which means that the field's value is taken. */
export const fieldError =
  (field: string) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.status !== 409 || error.current) throw error;
    throw new ApiError(error.status, error.message, { errors: [{ field, message: error.message }] });
  };
