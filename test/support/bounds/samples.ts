/** A value for one field. `kept` is its stored form if it differs. */
export interface Sample {
  what: string;
  value: unknown;
  kept?: unknown;
}

/** Valid samples at the bounds of a field, and invalid ones just beyond. */
export interface FieldRule {
  takes: Sample[];
  refuses: Sample[];
  /** True if the answer omits the field, as for passwords. */
  isHidden?: boolean;
}

export const sample = (what: string, value: unknown, kept: unknown = value): Sample => ({ what, value, kept });

/** Objects, which no field accepts. Those with an operator, such as `$ne`, are rejected for this name. */
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

/** Objects and values of every other type. */
export function wrongTypes(own: keyof typeof WRONG_TYPES): Sample[] {
  const others = Object.entries(WRONG_TYPES).flatMap(([type, wrong]) => (type === own ? [] : [wrong]));
  return [...OBJECTS, ...others];
}

export const nothing = sample('null', null);
export const blank = [sample('empty', ''), sample('only white space', ' \t\n ')];
export const huge = sample('100,000 characters', 'x'.repeat(100_000));
/** Text above the bound, up to very long. */
export const tooLong = (max: number) => [
  sample(`${max + 1} characters`, 'x'.repeat(max + 1)),
  ...(max < 100_000 ? [huge] : []),
];
