import { IntersectionType } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { PASSWORD_TEXTS } from '../contract/users';
import { ACCOUNT_EMAIL_FIELDS, ACCOUNT_NAME_FIELDS, SIGN_UP_FIELDS } from '../contract/visitor-accounts';
import { bodyOf } from '../platform/fields/body-of';
import { GivenPassword, NewPasskeyDto, PasswordDto } from '../users/user.dto';

export class SignUpDto extends IntersectionType(PasswordDto, bodyOf(SIGN_UP_FIELDS)) {}

export class AccountEmailDto extends bodyOf(ACCOUNT_EMAIL_FIELDS) {}

export class VisitorLoginDto extends AccountEmailDto {
  @GivenPassword('Password is required.')
  password: string;
}

export class AccountNameDto extends bodyOf(ACCOUNT_NAME_FIELDS) {}

export class CurrentPasswordDto {
  @GivenPassword(PASSWORD_TEXTS.currentMissing, PASSWORD_TEXTS.currentWrong)
  currentPassword: string;
}

export class AddPasskeyDto extends IntersectionType(CurrentPasswordDto, NewPasskeyDto) {}

export class RemovePasskeyDto extends CurrentPasswordDto {
  /** Id of the passkey. */
  @IsString()
  passkey: string;
}

export class OwnPasswordDto extends IntersectionType(PasswordDto, CurrentPasswordDto) {}
