import { createRequire } from 'node:module';
import { LIMITS } from '../contract/limits';
import { PASSWORD_TEXTS } from '../contract/users';
import { invalid } from '../platform/errors/product-error';
import { composed } from './password-hasher';

let common: Set<string> | undefined;

/** Reads the list of common passwords at the first use, which keeps the start fast. */
function commonPasswords(): Set<string> {
  if (common) return common;
  const { dictionary } = createRequire(__filename)('@zxcvbn-ts/language-common') as {
    dictionary: { 'passwords-common': string[] };
  };
  common = new Set(dictionary['passwords-common'].filter((password) => password.length >= LIMITS.passwordMin));
  return common;
}

/**
 * Returns why a new password is too weak, `null` if it is strong enough.
 * @param email email address of the user. The password must differ from it.
 */
export function passwordProblem(password: string, email: string): string | null {
  const plain = composed(password).trim().toLowerCase();
  if (plain === email.toLowerCase() || plain === email.toLowerCase().split('@')[0]) return PASSWORD_TEXTS.isEmail;
  return commonPasswords().has(plain) ? PASSWORD_TEXTS.common : null;
}

/** Throws 400 if the password is too weak. */
export function refuseWeakPassword(password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem) throw invalid('password', problem);
}
