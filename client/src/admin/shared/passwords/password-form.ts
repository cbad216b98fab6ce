import { LIMITS } from '@contract/limits';
import { PASSWORD_TEXTS, type PasswordInput } from '@contract/users';

export interface PasswordForm {
  /** Used only when users change their own password. */
  currentPassword: string;
  password: string;
  confirmation: string;
}

export const BLANK_PASSWORD: PasswordForm = { currentPassword: '', password: '', confirmation: '' };

export function passwordError(password: string): string | undefined {
  return password.normalize('NFC').length < LIMITS.passwordMin ? PASSWORD_TEXTS.tooShort : undefined;
}

/** Compares passwords in one Unicode form: é can be one character or two. */
export const isSamePassword = (one = '', other = ''): boolean => one.normalize('NFC') === other.normalize('NFC');

/**
 * True if the new password was typed twice and both are equal. The save button is then enabled, even if the current
 * password is missing, which the form reports on saving.
 */
export function isPasswordReady({ password, confirmation }: PasswordForm): boolean {
  return password !== '' && isSamePassword(password, confirmation);
}

export function toPasswordInput({ currentPassword, password }: PasswordForm, isOwn: boolean): PasswordInput {
  return isOwn ? { currentPassword, password } : { password };
}
