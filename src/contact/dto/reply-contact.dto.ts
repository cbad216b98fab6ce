import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength, ValidateIf } from 'class-validator';
import { REPLY_FIELDS } from '../../contract/contact';
import { LIMITS } from '../../contract/limits';
import { bodyOf } from '../../platform/fields/body-of';

export class ReplyContactDto extends bodyOf(REPLY_FIELDS) {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: LIMITS.slug,
    description: 'Newest reply that was read, null for none: a newer stored one makes this a 409.',
  })
  @ValidateIf((_object, value) => value !== undefined && value !== null)
  @IsString({ message: 'lastReplyId must be an id or null.' })
  @MaxLength(LIMITS.slug, { message: 'lastReplyId must be an id or null.' })
  lastReplyId?: string | null;
}
