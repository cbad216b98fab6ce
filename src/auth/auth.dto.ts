import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import type { LoginInput } from '../contract/auth';
import { requiredText } from '../contract/fields';
import { LIMITS } from '../contract/limits';
import { OfField } from '../platform/fields/body-of';

/** Only presence and length are checked: whatever else is wrong gets the one answer of a failed sign-in. */
export class LoginDto implements LoginInput {
  @OfField(requiredText('Email', LIMITS.email, { tidy: (text) => text.toLowerCase() }))
  email: string;

  @ApiProperty({ maxLength: LIMITS.passwordMax })
  @MaxLength(LIMITS.passwordMax, { message: `Password must have at most ${LIMITS.passwordMax} characters.` })
  @MinLength(1, { message: 'Password is required.' })
  @IsString({ message: 'Password is required.' })
  password: string;
}
