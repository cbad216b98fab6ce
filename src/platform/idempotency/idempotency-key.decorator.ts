import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { LIMITS } from '../../contract/limits';

/** Header with which a client can repeat a POST safely. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

export const ApiIdempotent = () =>
  applyDecorators(
    ApiHeader({
      name: IDEMPOTENCY_HEADER,
      required: false,
      description: 'A repeated key with the same body within seven days gets the first answer again.',
      schema: { type: 'string', minLength: LIMITS.idempotencyKeyMin, maxLength: LIMITS.idempotencyKeyMax },
    }),
  );
