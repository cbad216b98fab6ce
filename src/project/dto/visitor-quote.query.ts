import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { LIMITS } from '../../contract/limits';

export class VisitorQuoteQuery {
  /** Any text that is not the request's address is answered like an unknown request, so its grammar is not checked. */
  @ApiPropertyOptional({ type: String, maxLength: LIMITS.email })
  @IsOptional()
  @MaxLength(LIMITS.email, { message: `Email must have at most ${LIMITS.email} characters.` })
  @IsString({ message: 'Email must be text.' })
  email?: string;
}
