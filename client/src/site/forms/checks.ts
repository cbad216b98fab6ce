import { asciiDomain, NOT_AN_ADDRESS } from '@contract/email-address';
import type { Fields, TextContent } from '@contract/fields';
import { EMAIL_PATTERN, VISIBLE_PATTERN } from '@contract/limits';
import { isPhone, NOT_A_PHONE, tidyPhone } from '@contract/phone';

/** Returns the error of a value, `null` if the value is valid. */
export type Check = (value: string) => string | null;

export type FieldMessages<Values> = Partial<Record<keyof Values, string>>;

export const required =
  (message: string): Check =>
  (value) =>
    VISIBLE_PATTERN.test(value) ? null : message;

/** Finds only typing errors in an email address. The server decides which email addresses it accepts. */
export const email: Check = (value) => (EMAIL_PATTERN.test(asciiDomain(value.trim())) ? null : NOT_AN_ADDRESS);

/** Checks a phone number. An empty value is valid, because phone numbers are optional in all forms. */
export const phone: Check = (value) => {
  const number = tidyPhone(value);
  return number === '' || isPhone(number) ? null : NOT_A_PHONE;
};

/** @param limit maximum number of characters after trimming, as on the server */
export const atMost =
  (limit: number): Check =>
  (value) => {
    const { length } = value.trim();
    if (length <= limit) return null;
    return `Please use ${limit.toLocaleString('en-US')} characters or fewer. You have ${length.toLocaleString('en-US')}.`;
  };

const CHECKS: { [Content in TextContent]?: Check } = { email, 'known email': email, phone };

/** Returns the first error of each invalid field. */
export function findMistakes<Values extends Record<string, string>>(
  values: Values,
  fields: Fields,
): FieldMessages<Values> {
  const found = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'text') return [];
    const checks = [field.ask ? required(field.ask) : null, field.holds && CHECKS[field.holds], atMost(field.max)];
    const message = checks.map((check) => check?.(values[name] ?? '')).find(Boolean);
    return message ? [[name, message]] : [];
  });
  return Object.fromEntries(found) as FieldMessages<Values>;
}
