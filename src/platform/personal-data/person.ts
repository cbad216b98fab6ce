import { domainToASCII } from 'node:url';
import { ERASED_ADDRESS } from '../../contract/privacy';
import { escapeRegex } from '../validation/escape-regex';

/** These two refuse a match beside characters of an email address, so that no part of a longer one matches. */
const NOT_BEFORE = '(?<![\\p{L}\\p{N}._%+-])';
const NOT_AFTER = '(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])';

export class Person {
  /** Spellings of the email address: as stored, and as mail programs write it, with the domain in ASCII. */
  readonly spellings: readonly string[];

  /** `email` is in lower case. `recordIds` includes deleted records, which stored emails may name. */
  constructor(
    readonly email: string,
    readonly recordIds: readonly string[] = [],
  ) {
    const at = email.lastIndexOf('@');
    const mailed = `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`;
    this.spellings = mailed === email || mailed.endsWith('@') ? [email] : [email, mailed];
  }

  isNamedIn(value: unknown): boolean {
    if (typeof value === 'string') return this.pattern().test(value);
    if (value === null || typeof value !== 'object') return false;
    return Object.values(value).some((part) => this.isNamedIn(part));
  }

  takenOutOf(text: string): string {
    return text.replace(this.pattern(), ERASED_ADDRESS);
  }

  private pattern(): RegExp {
    return new RegExp(`${NOT_BEFORE}(?:${this.spellings.map(toPattern).join('|')})${NOT_AFTER}`, 'giu');
  }
}

/** Removes the backslash before hyphens. With the flag `u`, regular expressions may escape only syntax characters. */
const toPattern = (text: string): string => escapeRegex(text).replaceAll('\\-', '-');
