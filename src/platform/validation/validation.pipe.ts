import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import type { FieldError } from '../../contract/errors';
import { invalidFields } from '../errors/product-error';

/** One sentence a field: the first rule that failed. A field inside a list is named by its place: `lines.3.quantity`. */
function toFieldErrors(errors: ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = parent ? `${parent}.${error.property}` : error.property;
    const [message] = Object.values(error.constraints ?? {});
    if (message !== undefined) return [{ field, message }];
    return toFieldErrors(error.children ?? [], field);
  });
}

const rules = getMetadataStorage();
const findRules = rules.getTargetValidationMetadatas.bind(rules);
const known = new Map<unknown, ReturnType<typeof findRules>>();
/** class-validator would look through the rules of all classes at each check. No class gets rules after its first check, and none has groups. */
rules.getTargetValidationMetadatas = (target, ...options) => {
  const found = known.get(target) ?? findRules(target, ...options);
  known.set(target, found);
  return found;
};

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
