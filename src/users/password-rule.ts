import { createRequire } from 'node:module';
import { LIMITS } from '../contract/limits';
import { PASSWORD_TEXTS } from '../contract/users';
import { invalid } from '../platform/errors/product-error';
import { composed } from './password-hasher';

let common: Set<string> | undefined;

/** Most common passwords; 18,000 of them are long enough. Read at first use, because a start does not need them. */
function commonPasswords(): Set<string> {
  if (common) return common;
  const { dictionary } = createRequire(__filename)('@zxcvbn-ts/language-common') as {
    dictionary: { 'passwords-common': string[] };
  };
  common = new Set(dictionary['passwords-common'].filter((password) => password.length >= LIMITS.passwordMin));
  return common;
}

/**
 * Returns why a new password is too easy to guess, or `null`. Stored passwords are not checked, so logins still work.
 * @param email the user's email address; a password that contains it or its first part is easy to guess
 */
export function passwordProblem(password: string, email: string): string | null {
  const plain = composed(password).trim().toLowerCase();
  if (plain === email.toLowerCase() || plain === email.toLowerCase().split('@')[0]) return PASSWORD_TEXTS.isEmail;
  return commonPasswords().has(plain) ? PASSWORD_TEXTS.common : null;
}

/** Throws 400 if `password` is easy to guess. */
export function refuseWeakPassword(password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem) throw invalid('password', problem);
}
