import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import type { FieldError } from '../../contract/errors';
import { invalidFields } from '../errors/product-error';

/** Returns the first failed rule of each field. Fields in lists are named by position: `lines.3.quantity`. */
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
/** Caches the rules of each class, because class-validator searches all classes on each check. */
rules.getTargetValidationMetadatas = (target, ...options) => {
  const found = known.get(target) ?? findRules(target, ...options);
  known.set(target, found);
  return found;
};

/** Validates bodies and queries by DTO. No implicit conversion: the text "false" would become true. */
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
