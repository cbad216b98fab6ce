import { LIMITS } from '@contract/limits';
import type { PasswordInput } from '@contract/users';

export interface PasswordForm {
  /** Required only for the own password. */
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

/** However é was typed: as one character or as two. */
export const isSamePassword = (one = '', other = ''): boolean => one.normalize('NFC') === other.normalize('NFC');

/** True if the update button is enabled: both entries are equal. The field reports a missing current password. */
export function isPasswordReady({ password, confirmation }: PasswordForm): boolean {
  return password !== '' && isSamePassword(password, confirmation);
}

/** Builds the input; the current password is sent only for the own account. */
export function toPasswordInput({ currentPassword, password }: PasswordForm, isOwn: boolean): PasswordInput {
  return isOwn ? { currentPassword, password } : { password };
}
