import { HttpException, HttpStatus } from '@nestjs/common';
import { type ErrorBody, type FieldError, MESSAGES } from '../../contract/errors';

interface ProductErrorDetails extends Pick<ErrorBody, 'errors' | 'secondStep' | 'current' | 'changed' | 'deleted'> {
  /** Becomes the `Retry-After` header. */
  retryAfterSeconds?: number;
}

/** An expected error with a status, one sentence, and the mistakes in a form's fields. */
export class ProductError extends HttpException {
  constructor(
    status: HttpStatus,
    message: string,
    readonly details: ProductErrorDetails = {},
  ) {
    super(message, status);
  }
}

export const invalid = (field: string, message: string): ProductError =>
  new ProductError(HttpStatus.BAD_REQUEST, message, { errors: [{ field, message }] });

export const invalidFields = (errors: FieldError[]): ProductError =>
  new ProductError(HttpStatus.BAD_REQUEST, (errors.length === 1 && errors[0]?.message) || MESSAGES.validation, {
    errors,
  });

export const notSignedIn = (message: string = MESSAGES.notSignedIn, details?: ProductErrorDetails): ProductError =>
  new ProductError(HttpStatus.UNAUTHORIZED, message, details);

export const forbidden = (message: string = MESSAGES.forbidden): ProductError =>
  new ProductError(HttpStatus.FORBIDDEN, message);

export const notFound = (message: string = MESSAGES.notFound): ProductError =>
  new ProductError(HttpStatus.NOT_FOUND, message);

export const conflict = (message: string): ProductError => new ProductError(HttpStatus.CONFLICT, message);

export const editConflict = (current: unknown, message: string = MESSAGES.editConflict): ProductError =>
  new ProductError(HttpStatus.CONFLICT, message, { current });

export const tooMany = (retryAfterSeconds: number, message: string = MESSAGES.tooMany): ProductError =>
  new ProductError(HttpStatus.TOO_MANY_REQUESTS, message, { retryAfterSeconds });

export const BUSY_SECONDS = 2;

export const tooBusy = (): ProductError => tooMany(BUSY_SECONDS);

export const unavailable = (message: string): ProductError => new ProductError(HttpStatus.SERVICE_UNAVAILABLE, message);

export const diskFull = (): ProductError => unavailable(MESSAGES.diskFull);

export const notStored = (): ProductError => unavailable(MESSAGES.notStored);

export const databaseDamaged = (): ProductError => unavailable(MESSAGES.damaged);

export const databaseDown = (): ProductError => unavailable(MESSAGES.databaseDown);
