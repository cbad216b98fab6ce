/** A value for one field. `kept` is the form in which the server stores it, if it differs from `value`. */
export interface Sample {
  what: string;
  value: unknown;
  kept?: unknown;
}

/** Valid samples at the bounds of a field, and invalid ones just beyond. */
export interface FieldRule {
  takes: Sample[];
  refuses: Sample[];
  /** True if answers do not contain the field, such as passwords. */
  isHidden?: boolean;
}

export const sample = (what: string, value: unknown, kept: unknown = value): Sample => ({ what, value, kept });

/** Objects, which no tested field accepts. Some contain operators of the database, such as `$ne`. */
const OBJECTS = [
  sample('an object', { a: 'b' }),
  sample('an operator object', { $ne: '' }),
  sample('an operator in a list', [{ $gt: '' }]),
  sample('an object that looks like a string', { length: 5, toString: 'x' }),
];
const WRONG_TYPES = {
  number: sample('a number', 7),
  boolean: sample('a boolean', true),
  list: sample('a list', ['x']),
  text: sample('text', 'x'),
};

/** Returns values that a field of the type `own` must refuse: objects, and values of all other types. */
export function wrongTypes(own: keyof typeof WRONG_TYPES): Sample[] {
  const others = Object.entries(WRONG_TYPES).flatMap(([type, wrong]) => (type === own ? [] : [wrong]));
  return [...OBJECTS, ...others];
}

export const nothing = sample('null', null);
export const blank = [sample('empty', ''), sample('only white space', ' \t\n ')];
export const huge = sample('100,000 characters', 'x'.repeat(100_000));
/** Returns texts that are longer than `max`: one by a character, one by far. */
export const tooLong = (max: number) => [
  sample(`${max + 1} characters`, 'x'.repeat(max + 1)),
  ...(max < 100_000 ? [huge] : []),
];
