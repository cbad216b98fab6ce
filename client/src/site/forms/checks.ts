import { asciiDomain } from '@contract/email-address';
import type { Fields, TextContent } from '@contract/fields';
import { EMAIL_PATTERN, VISIBLE_PATTERN } from '@contract/limits';
import { isPhone, tidyPhone } from '@contract/phone';

/** The sentence that stands at a field, or null when all is well with it. */
export type Check = (value: string) => string | null;

export type FieldMessages<Values> = Partial<Record<keyof Values, string>>;

export const required =
  (message: string): Check =>
  (value) =>
    VISIBLE_PATTERN.test(value) ? null : message;

/** The server has the last word on addresses; this only catches slips of the thumb. */
export const email: Check = (value) =>
  EMAIL_PATTERN.test(asciiDomain(value.trim())) ? null : 'Please enter a valid email address.';

/** Empty is fine: the phone number is optional everywhere. */
export const phone: Check = (value) => {
  const number = tidyPhone(value);
  return number === '' || isPhone(number)
    ? null
    : 'Please use only digits, spaces and + - ( ) / . You can add an extension, such as ext. 12.';
};

/** `limit` in characters, counted as the server does: after trimming. */
export const atMost =
  (limit: number): Check =>
  (value) => {
    const { length } = value.trim();
    if (length <= limit) return null;
    return `Please use ${limit.toLocaleString('en-US')} characters or fewer. You have ${length.toLocaleString('en-US')}.`;
  };

const CHECKS: { [Content in TextContent]?: Check } = { email, 'known email': email, phone };

/** The first sentence about each field that is not right. */
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
