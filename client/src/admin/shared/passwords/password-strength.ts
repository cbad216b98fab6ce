import { LIMITS } from '@contract/limits';
import type { PasswordStrength } from '@contract/users';

const KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/** Those that the server refuses because many people use them. Loaded when the first password is typed: no screen needs it before. */
export async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** One point for the length, one for each kind of character; none of that helps what everybody tries first. */
export function passwordStrength(password: string, common: ReadonlySet<string> = new Set()): PasswordStrength {
  if (password.length < LIMITS.passwordMin) return 'Too short';
  if (common.has(password.trim().toLowerCase())) return 'Weak';
  const score = 1 + KINDS.filter((kind) => kind.test(password)).length;
  if (score < 3) return 'Weak';
  return score < 5 ? 'Good' : 'Strong';
}
