import { LIMITS } from '@contract/limits';
import type { PasswordInput } from '@contract/users';

export interface PasswordForm {
  /** Asked for when the password is one's own. */
  currentPassword: string;
  password: string;
  confirmation: string;
}

export const BLANK_PASSWORD: PasswordForm = { currentPassword: '', password: '', confirmation: '' };

export function passwordError(password: string): string | undefined {
  return password.length < LIMITS.passwordMin ? 'Password must be at least 8 characters long' : undefined;
}

/** Whether the update button is on: something is typed, twice the same. A missing current one is told at its field. */
export function isPasswordReady({ password, confirmation }: PasswordForm): boolean {
  return password !== '' && password === confirmation;
}

/** What is sent: the current one only where it is asked for. */
export function toPasswordInput({ currentPassword, password }: PasswordForm, isOwn: boolean): PasswordInput {
  return isOwn ? { currentPassword, password } : { password };
}
