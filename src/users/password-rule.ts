import { createRequire } from 'node:module';
import { LIMITS } from '../contract/limits';
import { PASSWORD_TEXTS } from '../contract/users';
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
 * @param siteName its words in the password do not count: the rest must be long enough, and not common.
 */
export function passwordProblem(password: string, email: string, siteName = ''): string | null {
  const plain = plainOf(password);
  if (plain === email.toLowerCase() || plain === email.toLowerCase().split('@')[0]) return PASSWORD_TEXTS.isEmail;
  if (commonPasswords().has(plain)) return PASSWORD_TEXTS.common;
  const rest = wordsOf(siteName).reduce((text, word) => text.replaceAll(word, ''), plain);
  if (rest === plain) return null;
  return rest.length < LIMITS.passwordMin || commonPasswords().has(rest) ? PASSWORD_TEXTS.isSiteName : null;
}

const plainOf = (text: string): string => composed(text).trim().toLowerCase();

/** Returns the words of at least four letters or digits. Shorter words are parts of many other words. */
const wordsOf = (name: string): string[] => plainOf(name).match(/[\p{L}\p{N}]{4,}/gu) ?? [];
