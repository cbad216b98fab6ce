/** A value for one field. `kept` is how it comes back, where that is not as it was sent. */
export interface Sample {
  what: string;
  value: unknown;
  kept?: unknown;
}

/** What one field of a body takes, at the edge of its bounds, and what it refuses, just beyond. */
export interface FieldRule {
  takes: Sample[];
  refuses: Sample[];
  /** What is taken is not in the answer, as with passwords. */
  isHidden?: boolean;
}

export const sample = (what: string, value: unknown, kept: unknown = value): Sample => ({ what, value, kept });

/** No field takes an object. Operators are refused by their names already. */
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

/** Objects, and every type but the field's own. */
export function wrongTypes(own: keyof typeof WRONG_TYPES): Sample[] {
  const others = Object.entries(WRONG_TYPES).flatMap(([type, wrong]) => (type === own ? [] : [wrong]));
  return [...OBJECTS, ...others];
}

export const nothing = sample('null', null);
export const blank = [sample('empty', ''), sample('only white space', ' \t\n ')];
export const huge = sample('100,000 characters', 'x'.repeat(100_000));
/** Text that no bound of ours is this long for. */
export const tooLong = (max: number) => [
  sample(`${max + 1} characters`, 'x'.repeat(max + 1)),
  ...(max < 100_000 ? [huge] : []),
];
