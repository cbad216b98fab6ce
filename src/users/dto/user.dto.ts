import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsString, Matches, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { LIMITS } from '../../contract/limits';
import {
  type CreateUserInput,
  DEFAULT_ROLE,
  PASSWORD_TEXTS,
  type PasswordInput,
  ROLES,
  type Role,
} from '../../contract/users';
import { ReadAt } from '../../platform/validation/read-at';
import { EmailText, RequiredText } from '../../platform/validation/text';

export class PasswordDto implements Pick<PasswordInput, 'password'> {
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

export class CreateUserDto extends PasswordDto implements CreateUserInput {
  @RequiredText('Name', LIMITS.name)
  name: string;

  @EmailText()
  email: string;

  @ApiPropertyOptional({ enum: ROLES, default: DEFAULT_ROLE })
  @ValidateIf((_user, value) => value !== undefined)
  @IsIn(ROLES, { message: `Role must be one of ${ROLES.join(', ')}.` })
  role?: Role;

  @ApiPropertyOptional({ default: true })
  @ValidateIf((_user, value) => value !== undefined)
  @IsBoolean({ message: 'Active must be true or false.' })
  active?: boolean;
}

/** Any subset of the fields. A password has a call of its own. */
export class UpdateUserDto extends PartialType(OmitType(CreateUserDto, ['password']), { skipNullProperties: false }) {
  @ReadAt()
  updatedAt?: string;
}
