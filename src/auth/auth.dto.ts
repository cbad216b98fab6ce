import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  type LinkInput,
  type LinkPasswordInput,
  type LinkReadInput,
  STAFF_LINK_LABELS,
} from '../contract/account-links';
import type { LoginInput } from '../contract/auth';
import { asciiDomain } from '../contract/email-address';
import { choice, knownEmail, requiredText } from '../contract/fields';
import { LIMITS } from '../contract/limits';
import { OPTIONAL_CODE } from '../contract/second-step';
import { bodyOf, OfField } from '../platform/fields/body-of';
import { GivenPassword, PasswordDto } from '../users/user.dto';

/** Checks only presence and length. Other invalid values get the same answer as a wrong password. */
export class LoginDto implements LoginInput {
  @OfField(requiredText('Email', LIMITS.email, { tidy: (text) => asciiDomain(text.toLowerCase()) }))
  email: string;

  @ApiProperty({ maxLength: LIMITS.passwordMax })
  @GivenPassword('Password is required.')
  password: string;

  @OfField(OPTIONAL_CODE)
  code?: string;
}

export class ForgottenDto extends bodyOf({ email: knownEmail() }) {}

const TOKEN = { token: requiredText('Link', LIMITS.linkToken) };

export class LinkTokenDto extends bodyOf(TOKEN) {}

export class LinkDto
  extends bodyOf({
    ...TOKEN,
    kind: { ...choice('Kind', STAFF_LINK_LABELS, 'reset'), isRequired: true },
  })
  implements LinkReadInput {}

export class LinkPasswordDto
  extends IntersectionType(PasswordDto, bodyOf(TOKEN))
  implements LinkPasswordInput, LinkInput {}
