import { EMAIL_PATTERN, PHONE_PATTERN, TURNING_SIGNS, VISIBLE_PATTERN } from '@contract/limits';

/** The sentence that stands at a field, or null when all is well with it. */
export type Check = (value: string) => string | null;

export type FieldMessages<Values> = Partial<Record<keyof Values, string>>;

export const required =
  (message: string): Check =>
  (value) =>
    VISIBLE_PATTERN.test(value) ? null : message;

/** The server has the last word on addresses; this only catches slips of the thumb. */
export const email: Check = (value) =>
  EMAIL_PATTERN.test(value.trim()) ? null : 'Please enter a valid email address.';

/** Empty is fine: the phone number is optional everywhere. */
export const phone: Check = (value) => {
  const digits = value.replace(TURNING_SIGNS, '').trim();
  return digits === '' || PHONE_PATTERN.test(digits) ? null : 'Please use digits, spaces and + - ( ) only.';
};

/** `limit` in characters, counted as the server does: after trimming. */
export const atMost =
  (limit: number): Check =>
  (value) => {
    const { length } = value.trim();
    if (length <= limit) return null;
    return `Please keep this to ${limit.toLocaleString('en-US')} characters: it has ${length.toLocaleString('en-US')}.`;
  };

/** Runs each field's checks in their order and keeps the first sentence of each. */
export function findMistakes<Values extends Record<string, string>>(
  values: Values,
  checks: { [Field in keyof Values]?: Check[] },
): FieldMessages<Values> {
  const found: FieldMessages<Values> = {};
  for (const field of Object.keys(checks) as (keyof Values)[]) {
    for (const check of checks[field] ?? []) {
      found[field] ??= check(values[field] ?? '') ?? undefined;
    }
    if (found[field] === undefined) delete found[field];
  }
  return found;
}
