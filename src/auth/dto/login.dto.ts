import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, MaxLength, MinLength } from 'class-validator';
import type { LoginInput } from '../../contract/auth';
import { LIMITS } from '../../contract/limits';

/** Only presence and length are checked: whatever else is wrong gets the one answer of a failed sign-in. */
export class LoginDto implements LoginInput {
  @ApiProperty({ example: 'admin@example.com', maxLength: LIMITS.email })
  @Transform(({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value))
  @MaxLength(LIMITS.email, { message: `Email must have at most ${LIMITS.email} characters.` })
  @MinLength(1, { message: 'Email is required.' })
  @IsString({ message: 'Email is required.' })
  email: string;

  @ApiProperty({ maxLength: LIMITS.passwordMax })
  @MaxLength(LIMITS.passwordMax, { message: `Password must have at most ${LIMITS.passwordMax} characters.` })
  @MinLength(1, { message: 'Password is required.' })
  @IsString({ message: 'Password is required.' })
  password: string;
}
