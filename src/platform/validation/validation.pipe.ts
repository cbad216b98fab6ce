import { type ValidationError, ValidationPipe } from '@nestjs/common';
import type { FieldError } from '../../contract/errors';
import { invalidFields } from '../errors/product-error';

/** One sentence a field: the first rule that failed. A field inside a list is named by its place: `lines.3.quantity`. */
function toFieldErrors(errors: ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = parent ? `${parent}.${error.property}` : error.property;
    const sentences = Object.values(error.constraints ?? {});
    if (sentences.length > 0) return [{ field, message: sentences[0] }];
    return toFieldErrors(error.children ?? [], field);
  });
}

/**
 * Checks every body and query against its DTO. Unknown fields are dropped, nothing is converted
 * by itself ("false" would become true), and `null` reaches the rules instead of slipping past them.
 */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    forbidUnknownValues: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => invalidFields(toFieldErrors(errors)),
  });
}
