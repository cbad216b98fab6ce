import { LIMITS } from '@contract/limits';
import type { PasswordStrength } from '@contract/users';

const KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/** One point for the length, one for each kind of character. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < LIMITS.passwordMin) return 'Too short';
  const score = 1 + KINDS.filter((kind) => kind.test(password)).length;
  if (score < 3) return 'Weak';
  return score < 5 ? 'Good' : 'Strong';
}
