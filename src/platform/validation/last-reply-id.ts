import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength, ValidateIf } from 'class-validator';
import { LIMITS } from '../../contract/limits';

const MESSAGE = 'lastReplyId must be an id or null.';

/** Optional `lastReplyId` of a reply: when there is a newer one, nothing is mailed and the call is refused with a 409. */
export function LastReplyId(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      maxLength: LIMITS.slug,
      description: 'Newest reply that was read, null for none: a newer stored one makes this a 409.',
    }),
    ValidateIf((_object, value) => value !== undefined && value !== null),
    IsString({ message: MESSAGE }),
    MaxLength(LIMITS.slug, { message: MESSAGE }),
  );
}
