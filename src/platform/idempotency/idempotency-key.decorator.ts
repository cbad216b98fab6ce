import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { LIMITS } from '../../contract/limits';

/** Header of a public POST that makes it safe to send again. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Tells the API's document about the header. */
export const ApiIdempotent = () =>
  applyDecorators(
    ApiHeader({
      name: IDEMPOTENCY_HEADER,
      required: false,
      description: 'The same key with the same body within 24 hours answers what was answered first.',
      schema: { type: 'string', minLength: LIMITS.idempotencyKeyMin, maxLength: LIMITS.idempotencyKeyMax },
    }),
  );
