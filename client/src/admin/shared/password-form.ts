import { LIMITS } from '@contract/limits';

export interface PasswordForm {
  password: string;
  confirmation: string;
}

export const BLANK_PASSWORD: PasswordForm = { password: '', confirmation: '' };

/** Specification, section 5 "Change password". */
export function passwordError(password: string): string | undefined {
  return password.length < LIMITS.passwordMin ? 'Password must be at least 8 characters long' : undefined;
}

/** Whether the update button is on: something is typed, twice the same. */
export function isPasswordReady({ password, confirmation }: PasswordForm): boolean {
  return password !== '' && password === confirmation;
}
