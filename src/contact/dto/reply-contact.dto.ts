import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength, ValidateIf } from 'class-validator';
import type { ContactReplyInput } from '../../contract/contact';
import { LIMITS } from '../../contract/limits';
import { HeaderText, RequiredText, StoredEmailText } from '../../platform/validation/text';

export class ReplyContactDto implements ContactReplyInput {
  /** A malformed one is answered like an unknown one, so only its length is checked here. */
  @RequiredText('The message to answer', LIMITS.slug)
  contactId: string;

  @StoredEmailText()
  email: string;

  @HeaderText('Subject', LIMITS.subject)
  subject: string;

  @RequiredText('Message', LIMITS.message)
  message: string;

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
