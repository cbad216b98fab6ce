import { domainToASCII } from 'node:url';
import { ERASED_ADDRESS } from '../../contract/privacy';
import { escapeRegex } from '../validation/escape-regex';

/** Neither of these may touch the address, or it is a part of another one. */
const NOT_BEFORE = '(?<![\\p{L}\\p{N}._%+-])';
const NOT_AFTER = '(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])';

/** A person as the privacy tools know one: an email address, and the records that are this person's own. */
export class Person {
  /** As stored, and with its domain as mail programs write it. */
  readonly spellings: readonly string[];

  /**
   * @param email in lower case.
   * @param recordIds of the person's own records, deleted ones included: notes elsewhere name nothing but the id.
   */
  constructor(
    readonly email: string,
    readonly recordIds: readonly string[] = [],
  ) {
    const at = email.lastIndexOf('@');
    const mailed = `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`;
    this.spellings = mailed === email || mailed.endsWith('@') ? [email] : [email, mailed];
  }

  /** Whether the address stands in this text, or in any text within this value. */
  isNamedIn(value: unknown): boolean {
    if (typeof value === 'string') return this.pattern().test(value);
    if (value === null || typeof value !== 'object') return false;
    return Object.values(value).some((part) => this.isNamedIn(part));
  }

  /** The text without the address. */
  takenOutOf(text: string): string {
    return text.replace(this.pattern(), ERASED_ADDRESS);
  }

  private pattern(): RegExp {
    return new RegExp(`${NOT_BEFORE}(?:${this.spellings.map(toPattern).join('|')})${NOT_AFTER}`, 'giu');
  }
}

/** With the flag `u` only signs of the syntax may be escaped. */
const toPattern = (text: string): string => escapeRegex(text).replaceAll('\\-', '-');
