import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsString, Matches, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { LIMITS } from '../contract/limits';
import { PASSWORD_TEXTS, type PasswordInput, USER_FIELDS } from '../contract/users';
import { bodyOf, editOf } from '../platform/fields/body-of';

class PasswordDto implements Pick<PasswordInput, 'password'> {
  /** Never trimmed: spaces are part of a password, though not all of one. */
  @ApiProperty({ minLength: LIMITS.passwordMin, maxLength: LIMITS.passwordMax })
  @Matches(/\S/, { message: 'Password is required.' })
  @MaxLength(LIMITS.passwordMax, { message: `Password must have at most ${LIMITS.passwordMax} characters.` })
  @MinLength(LIMITS.passwordMin, { message: `Password must be at least ${LIMITS.passwordMin} characters long` })
  @IsString({ message: 'Password is required.' })
  password: string;
}

export class ChangePasswordDto extends PasswordDto implements PasswordInput {
  @ApiPropertyOptional({ maxLength: LIMITS.passwordMax, description: 'Needed when the password is one’s own.' })
  @ValidateIf((_user, value) => value !== undefined)
  @MaxLength(LIMITS.passwordMax, { message: PASSWORD_TEXTS.currentWrong })
  @IsString({ message: PASSWORD_TEXTS.currentMissing })
  currentPassword?: string;
}

export class CreateUserDto extends IntersectionType(PasswordDto, bodyOf(USER_FIELDS)) {}

/** Any subset of the fields. A password has a call of its own. */
export class UpdateUserDto extends editOf(USER_FIELDS) {}
