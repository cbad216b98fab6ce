import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsString, Matches, ValidateBy, ValidateIf } from 'class-validator';
import { INVITATION_FIELDS } from '../contract/account-links';
import { LIMITS } from '../contract/limits';
import { NEW_PASSKEY_FIELDS, PASSKEY_ANSWER_FIELDS } from '../contract/passkeys';
import { CODE_FIELDS, OPTIONAL_CODE, type ProofInput } from '../contract/second-step';
import {
  OWN_EMAIL_FIELDS,
  OWN_NAME_FIELDS,
  type OwnEmailInput,
  PASSWORD_TEXTS,
  type PasswordInput,
  USER_FIELDS,
} from '../contract/users';
import { bodyOf, editOf, OfField } from '../platform/fields/body-of';
import { composed } from './password-hasher';

/** Checks the length of a password in the form that `composed` returns, because this form is hashed. */
function PasswordLength(min: number, tooShort: string, tooLong: string): PropertyDecorator {
  const counts = (fits: (length: number) => boolean) => ({
    validate: (value: unknown) => typeof value === 'string' && fits(composed(value).length),
  });
  const { passwordMax } = LIMITS;
  return applyDecorators(
    ValidateBy({ name: 'minLength', validator: counts((length) => length >= min) }, { message: tooShort }),
    ValidateBy({ name: 'maxLength', validator: counts((length) => length <= passwordMax) }, { message: tooLong }),
  );
}

const TOO_LONG = `Password must have at most ${LIMITS.passwordMax} characters.`;

/** Checks a password that is only compared with a hash. The rules for new passwords do not apply to it. */
export const GivenPassword = (missing: string, tooLong = TOO_LONG): PropertyDecorator =>
  applyDecorators(IsString({ message: missing }), PasswordLength(1, missing, tooLong));

export class PasswordDto implements Pick<PasswordInput, 'password'> {
  /** Spaces are part of a password, so it is not trimmed. A password of spaces only is refused. */
  @ApiProperty({ minLength: LIMITS.passwordMin, maxLength: LIMITS.passwordMax })
  @Matches(/\S/, { message: 'Password is required.' })
  @PasswordLength(LIMITS.passwordMin, PASSWORD_TEXTS.tooShort, TOO_LONG)
  @IsString({ message: 'Password is required.' })
  password: string;
}

export class ChangePasswordDto extends PasswordDto implements PasswordInput {
  @ApiPropertyOptional({ maxLength: LIMITS.passwordMax, description: 'Needed if you change your own password.' })
  @ValidateIf((_user, value) => value !== undefined)
  @GivenPassword(PASSWORD_TEXTS.currentMissing, PASSWORD_TEXTS.currentWrong)
  currentPassword?: string;
}

export class CreateUserDto extends IntersectionType(PasswordDto, bodyOf(USER_FIELDS)) {}

export class InvitationDto extends bodyOf(INVITATION_FIELDS) {}

export class OwnNameDto extends bodyOf(OWN_NAME_FIELDS) {}

export class OwnEmailDto extends bodyOf(OWN_EMAIL_FIELDS) implements OwnEmailInput {
  @ApiProperty({ maxLength: LIMITS.passwordMax })
  @GivenPassword(PASSWORD_TEXTS.currentMissing, PASSWORD_TEXTS.currentWrong)
  currentPassword: string;
}

export class PasskeyAnswerDto extends bodyOf(PASSKEY_ANSWER_FIELDS) {}

export class NewPasskeyDto extends bodyOf(NEW_PASSKEY_FIELDS) {}

export class CodeDto extends bodyOf(CODE_FIELDS) {}

export class ProofDto implements ProofInput {
  @ApiProperty({ maxLength: LIMITS.passwordMax })
  @GivenPassword(PASSWORD_TEXTS.currentMissing, PASSWORD_TEXTS.currentWrong)
  currentPassword: string;

  @OfField(OPTIONAL_CODE)
  code?: string;
}

/** Fields to change, without the password, which has its own call. */
export class UpdateUserDto extends editOf(USER_FIELDS) {}
