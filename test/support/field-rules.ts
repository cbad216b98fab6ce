import { LIMITS } from '../../src/contract/limits';

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

const sample = (what: string, value: unknown, kept: unknown = value): Sample => ({ what, value, kept });

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
function wrongTypes(own: keyof typeof WRONG_TYPES): Sample[] {
  const others = Object.entries(WRONG_TYPES).flatMap(([type, wrong]) => (type === own ? [] : [wrong]));
  return [...OBJECTS, ...others];
}

const nothing = sample('null', null);
const blank = [sample('empty', ''), sample('only white space', ' \t\n ')];
const huge = sample('100,000 characters', 'x'.repeat(100_000));
/** Text that no bound of ours is this long for. */
const tooLong = (max: number) => [
  sample(`${max + 1} characters`, 'x'.repeat(max + 1)),
  ...(max < 100_000 ? [huge] : []),
];

/** Trimmed text that must be there. */
export function requiredText(max: number, min = 1): FieldRule {
  return {
    takes: [
      sample(`${max} characters`, 'x'.repeat(max)),
      sample(`${min} characters`, 'x'.repeat(min)),
      sample('white space around the longest', ` ${'x'.repeat(max)}\n`, 'x'.repeat(max)),
      sample('the longest of letters with two units', '\u{1f30d}'.repeat(max / 2)),
      sample('script, quotes and separators', `<b>"'&\u2028 ${'x'.repeat(min)}`),
    ],
    refuses: [
      ...wrongTypes('text'),
      nothing,
      ...blank,
      ...tooLong(max),
      ...(min > 1 ? [sample(`${min - 1} characters`, 'x'.repeat(min - 1))] : []),
    ],
  };
}

/** Text that `null` clears. */
export function optionalText(max: number, empty = ''): FieldRule {
  return {
    takes: [
      sample(`${max} characters`, 'x'.repeat(max)),
      sample('null', null, empty),
      sample('empty', '', empty),
      sample('only white space', '   ', empty),
    ],
    refuses: [...wrongTypes('text'), ...tooLong(max)],
  };
}

/** One line: it becomes part of a mail's head. */
export function oneLine(max: number, min = 1): FieldRule {
  const { takes, refuses } = requiredText(max, min);
  const breaks = ['\r\nBcc: all@example.com', '\n', '\r', '\u0000', '\u2028', '\u2029', '\u007f', '\t'];
  return {
    takes: takes.filter(({ what }) => !what.includes('separators')),
    refuses: [...refuses, ...breaks.map((end) => sample(`${JSON.stringify(end)} inside`, `Hello${end}world`))],
  };
}

const label = (length: number) => 'a'.repeat(length);
/** The longest address there is, by RFC 5321: 64 before the sign, 254 in all. */
export const LONGEST_EMAIL = `${label(64)}@${label(63)}.${label(63)}.${label(58)}.zm`;

export const NO_EMAILS = [
  '',
  ' ',
  'nobody',
  'nobody@',
  '@example.com',
  'a@b',
  'a b@example.com',
  'a@example.com,b@example.com',
  'a@example.com;b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com\nb@example.com',
  'a@example.com\u0000',
  'Chanda <a@example.com>',
  '<a@example.com>',
  'a@[127.0.0.1]',
  `${label(65)}@example.com`,
  LONGEST_EMAIL.replace('.zm', '.zmb'),
];

export function email(): FieldRule {
  return {
    takes: [
      sample('the longest', LONGEST_EMAIL),
      sample('the shortest', 'a@b.zm'),
      sample('capitals and white space', '  Chanda@EXAMPLE.com ', 'chanda@example.com'),
      sample('a quote, a plus and dots', "o'neil+news.x@sub.example.com"),
    ],
    refuses: [...wrongTypes('text'), nothing, huge, ...NO_EMAILS.map((value) => sample(JSON.stringify(value), value))],
  };
}

export function phone(isRequired = false): FieldRule {
  const { takes, refuses } = isRequired ? { takes: [], refuses: [nothing, ...blank] } : optionalText(LIMITS.phone);
  return {
    takes: [
      ...takes.filter(({ value }) => !String(value).includes('x')),
      sample('30 signs', '+26 (0) 97-7 123 456 789 0123 ', '+26 (0) 97-7 123 456 789 0123'),
    ],
    refuses: [
      ...wrongTypes('text'),
      ...refuses,
      sample('31 digits', '1'.repeat(31)),
      sample('letters', 'call me'),
      sample('a line break', '097\r\n123'),
      sample('script', '<097>'),
    ],
  };
}

export function image(empty: string): FieldRule {
  const long = 'https://example.com/'.padEnd(LIMITS.image, 'x');
  const refused = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//example.com/a.png',
    'ftp://example.com/a.png',
    'a.png',
    '/uploads/../jwt-secret',
    '/uploads/a/b.png',
    '/uploads/.hidden',
    '/etc/passwd',
    'https://example.com/" onerror="alert(1)',
    "https://example.com/'",
    'https://example.com/<script>',
    'https://example.com/a b',
    'https://example.com/\\',
    'https://',
  ];
  return {
    takes: [
      sample('the longest address', long),
      sample('an upload', '/uploads/0123456789abcdef01234567-20x20.png'),
      sample('null', null, empty),
      sample('empty', '', empty),
    ],
    refuses: [
      ...wrongTypes('text'),
      sample('one more character', `${long}x`),
      huge,
      ...refused.map((value) => sample(value, value)),
    ],
  };
}

export function textList(maxEntries: number, maxLength: number): FieldRule {
  const entries = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => String(index).padStart(length, 'x'));
  return {
    takes: [
      sample('the most and longest entries', entries(maxEntries, maxLength)),
      sample('none', []),
      sample('null', null, []),
      sample('white space, repetitions and empty ones', [' a ', 'a', '', ' '], ['a']),
    ],
    refuses: [
      ...wrongTypes('list'),
      sample('one entry more', entries(maxEntries + 1, 5)),
      sample('one character more', entries(1, maxLength + 1)),
      sample('a number among them', ['a', 1]),
      sample('null among them', ['a', null]),
      sample('a list among them', [['a']]),
      sample('an object among them', [{ a: 1 }]),
    ],
  };
}

/** @param empty what `null` becomes; without it `null` is refused. */
export function oneOf(values: readonly string[], empty?: string): FieldRule {
  return {
    takes: [
      ...values.map((value) => sample(value, value)),
      ...(empty === undefined ? [] : [sample('null', null, empty)]),
    ],
    refuses: [
      ...wrongTypes('text'),
      huge,
      sample('empty', ''),
      sample('another word', 'constructor'),
      sample('in capitals', values[0].toUpperCase()),
      sample('as a list', [values[0]]),
      ...(empty === undefined ? [nothing] : []),
    ],
  };
}

/** @param empty as above. */
export function trueOrFalse(empty?: boolean): FieldRule {
  const texts = ['true', 'false', '', '1'].map((value) => sample(JSON.stringify(value), value));
  return {
    takes: [
      sample('true', true),
      sample('false', false),
      ...(empty === undefined ? [] : [sample('null', null, empty)]),
    ],
    refuses: [...wrongTypes('boolean'), ...texts, ...(empty === undefined ? [nothing] : [])],
  };
}

const NO_NUMBERS = ['1', '', '1e3', 'NaN', '0x10'].map((value) => sample(JSON.stringify(value), value));

export function wholeNumber(min: number, max: number): FieldRule {
  return {
    takes: [sample('the least', min), sample('the most', max)],
    refuses: [
      ...wrongTypes('number'),
      ...NO_NUMBERS,
      sample('one less', min - 1),
      sample('one more', max + 1),
      sample('a fraction', min + 0.5),
      sample('beyond all numbers', 1e308),
    ],
  };
}

export const required = (rule: FieldRule): FieldRule => ({ ...rule, refuses: [...rule.refuses, nothing] });

export function price(): FieldRule {
  return required({
    takes: [0, 0.01, 0.1, 1_250.5, LIMITS.priceMax - 0.01, LIMITS.priceMax].map((value) =>
      sample(String(value), value),
    ),
    refuses: [
      ...wrongTypes('number'),
      ...NO_NUMBERS,
      ...[-0.01, -1, LIMITS.priceMax + 0.01, 1.005, 1e-7, 0.1 + 0.2, 1e308].map((value) =>
        sample(String(value), value),
      ),
    ],
  });
}

export function password(): FieldRule {
  const { passwordMin: min, passwordMax: max } = LIMITS;
  return {
    isHidden: true,
    takes: [sample('the shortest', 'x'.repeat(min)), sample('the longest', 'x'.repeat(max))],
    refuses: [
      ...wrongTypes('text'),
      nothing,
      huge,
      sample('one less', 'x'.repeat(min - 1)),
      sample('one more', 'x'.repeat(max + 1)),
      sample('only white space', ' '.repeat(min)),
    ],
  };
}

/** `updatedAt` as it was read. */
export function readAt(): FieldRule {
  const wrong = [
    '',
    'today',
    '1',
    '2026-13-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-W10-1',
    '2026-11-21 00:00:00Z',
  ];
  return {
    isHidden: true,
    takes: [sample('a time to come', '2100-01-01T00:00:00.000Z')],
    refuses: [...wrongTypes('text'), nothing, huge, ...wrong.map((value) => sample(JSON.stringify(value), value))],
  };
}

/** The name of another record: a wrong one is unknown, not invalid, so only its type and length are refused. */
export function recordId(max: number = LIMITS.slug): FieldRule {
  return {
    takes: [],
    refuses: [...wrongTypes('text'), nothing, ...blank, ...tooLong(max)],
  };
}

/** The rule for a field whose good values are few and known to the call alone. */
export const refusing = ({ refuses }: FieldRule): FieldRule => ({ takes: [], refuses });
