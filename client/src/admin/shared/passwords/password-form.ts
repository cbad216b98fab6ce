import { LIMITS } from '@contract/limits';
import type { PasswordInput } from '@contract/users';

export interface PasswordForm {
  /** Required only when users change their own password. */
  currentPassword: string;
  password: string;
  confirmation: string;
}

export const BLANK_PASSWORD: PasswordForm = { currentPassword: '', password: '', confirmation: '' };

export function passwordError(password: string): string | undefined {
  return password.normalize('NFC').length < LIMITS.passwordMin
    ? 'Password must be at least 8 characters long'
    : undefined;
}

/** Compares passwords in one Unicode form: é can be one character or two. */
export const isSamePassword = (one = '', other = ''): boolean => one.normalize('NFC') === other.normalize('NFC');

/** True if both entries are equal, which enables the save button. The field reports a missing current password. */
export function isPasswordReady({ password, confirmation }: PasswordForm): boolean {
  return password !== '' && isSamePassword(password, confirmation);
}

export function toPasswordInput({ currentPassword, password }: PasswordForm, isOwn: boolean): PasswordInput {
  return isOwn ? { currentPassword, password } : { password };
}
