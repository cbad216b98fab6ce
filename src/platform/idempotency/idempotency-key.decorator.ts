import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { LIMITS } from '../../contract/limits';

/** Makes a public POST safe to repeat. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

export const ApiIdempotent = () =>
  applyDecorators(
    ApiHeader({
      name: IDEMPOTENCY_HEADER,
      required: false,
      description: 'A repeated key with the same body within 24 hours gets the first answer again.',
      schema: { type: 'string', minLength: LIMITS.idempotencyKeyMin, maxLength: LIMITS.idempotencyKeyMax },
    }),
  );
