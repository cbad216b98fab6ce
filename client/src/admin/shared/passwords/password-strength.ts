import { LIMITS } from '@contract/limits';
import type { PasswordStrength } from '@contract/users';

const KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/** Loads a list of common passwords, which the server refuses. */
export async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Gives one point for length and one for each kind of character. Common passwords are always weak. */
export function passwordStrength(typed: string, common: ReadonlySet<string> = new Set()): PasswordStrength {
  const password = typed.normalize('NFC');
  if (password.length < LIMITS.passwordMin) return 'Too short';
  if (common.has(password.trim().toLowerCase())) return 'Weak';
  const score = 1 + KINDS.filter((kind) => kind.test(password)).length;
  if (score < 3) return 'Weak';
  return score < 5 ? 'Good' : 'Strong';
}
