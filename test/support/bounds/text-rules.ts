import { LIMITS } from '../../../src/contract/limits';
import { blank, type FieldRule, huge, nothing, sample, tooLong, wrongTypes } from './samples';

/** Rule for a required text. The server removes white space around it. */
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

/** Rule for an optional text. `null` clears it. */
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

/** Rule for a required text without line breaks, because emails use it in a header. */
export const oneLine = (max: number, min = 1): FieldRule => withoutBreaks(requiredText(max, min));
export const optionalLine = (max: number): FieldRule => withoutBreaks(optionalText(max));

function withoutBreaks({ takes, refuses }: FieldRule): FieldRule {
  const breaks = ['\r\nBcc: all@example.com', '\n', '\r', '\u2028', '\u2029', '\t'];
  return {
    takes: takes.filter(({ what }) => !what.includes('separators')),
    refuses: [...refuses, ...breaks.map((end) => sample(`${JSON.stringify(end)} inside`, `Hello${end}world`))],
  };
}

const label = (length: number) => 'a'.repeat(length);
/** The longest email address by RFC 5321: 64 characters before the @, 254 in all. */
const LONGEST_EMAIL = `${label(64)}@${label(63)}.${label(63)}.${label(58)}.zm`;

const NO_EMAILS = [
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
  'Chanda <a@example.com>',
  '<a@example.com>',
  'a@[127.0.0.1]',
  '"a,b"@example.com',
  '"a@example.com,b"@example.com',
  'a\u3000b@example.com',
  `${label(65)}@example.com`,
  LONGEST_EMAIL.replace('.zm', '.zmb'),
];

/**
 * Email addresses with invisible characters and lookalikes. `src/platform/fields/body-of.spec.ts` tests more of them.
 */
const LOOKALIKES = ['cha\u200bnda@example.com', 'chanda@\u2066example.com', 'ch\u0430nda@example.com'];

/**
 * Rule for an email address to search for. Stored addresses may break newer rules, so such addresses are valid here.
 */
export function storedEmail(): FieldRule {
  const { takes, refuses } = email();
  return {
    takes: [...takes, sample('signs that nobody sees', 'cha\u200bnda@example.com')],
    refuses: refuses.filter(({ value }) => !LOOKALIKES.includes(value as string)),
  };
}

export function email(): FieldRule {
  return {
    takes: [
      sample('the longest', LONGEST_EMAIL),
      sample('the shortest', 'a@b.zm'),
      sample('capitals and white space', '  Chanda@EXAMPLE.com ', 'chanda@example.com'),
      sample('a quote, a plus and dots', "o'neil+news.x@sub.example.com"),
      sample('an international domain as mail carries it', 'chanda@xn--bcher-kva.example'),
      sample('an international domain', 'info@b\u00fccher.example', 'info@xn--bcher-kva.example'),
    ],
    refuses: [
      ...wrongTypes('text'),
      nothing,
      huge,
      ...[...NO_EMAILS, ...LOOKALIKES].map((value) => sample(JSON.stringify(value), value)),
    ],
  };
}

export function phone(isRequired = false, max: number = LIMITS.phone): FieldRule {
  const { takes, refuses } = isRequired ? { takes: [], refuses: [nothing, ...blank] } : optionalText(max);
  const longest = '+26 (0) 97-7 '.padEnd(max, '5');
  return {
    takes: [
      ...takes.filter(({ value }) => !String(value).includes('x')),
      sample(`${max} signs`, `${longest} `, longest),
    ],
    refuses: [
      ...wrongTypes('text'),
      ...refuses,
      sample(`${max + 1} digits`, '1'.repeat(max + 1)),
      sample('letters', 'call me'),
      sample('a line break', '097\r\n123'),
      sample('script', '<097>'),
    ],
  };
}

export function image(empty: string): FieldRule {
  const long = 'https://example.com/'.padEnd(LIMITS.image, 'x');
  const refused = [
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:image/svg+xml,<svg/>', '//example.com/a.png'],
    ...['ftp://example.com/a.png', 'a.png', '/uploads/../jwt-secret', '/uploads/a/b.png', '/uploads/.hidden'],
    ...['/etc/passwd', 'https://example.com/" onerror="alert(1)', "https://example.com/'"],
    ...['https://example.com/<script>', 'https://example.com/a b', 'https://example.com/\\', 'https://'],
    ...['https://user:password@example.com/a.png', 'http://example.com/a.png', 'https://example.com/plan.pdf?v=2'],
    '/uploads/0123456789abcdef01234567.pdf',
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

export function password(): FieldRule {
  const { passwordMin: min, passwordMax: max } = LIMITS;
  return {
    isHidden: true,
    takes: [sample('the shortest', 'y'.repeat(min - 1).concat('~')), sample('the longest', 'x'.repeat(max))],
    refuses: [
      ...wrongTypes('text'),
      nothing,
      huge,
      sample('one less', 'x'.repeat(min - 1)),
      sample('one more', 'x'.repeat(max + 1)),
      sample('only white space', ' '.repeat(min)),
      sample('a common one', 'Password1'),
    ],
  };
}

/**
 * Rule for `currentPassword`. Any text is valid, because the server checks it only if users change their own account.
 */
export function currentPassword(): FieldRule {
  return {
    isHidden: true,
    takes: [sample('the longest', 'x'.repeat(LIMITS.passwordMax))],
    refuses: [...wrongTypes('text'), huge, sample('one more', 'x'.repeat(LIMITS.passwordMax + 1))],
  };
}

/** Rule for the path of an upload. Other tests cover valid paths, because these need a stored file. */
export const upload = (): FieldRule => ({
  takes: [sample('null', null, ''), ...blank.map((each) => ({ ...each, kept: '' }))],
  refuses: [
    ...wrongTypes('text'),
    huge,
    ...[
      'https://example.com/a-600x600.png',
      '/uploads/../a-600x600.png',
      '/uploads/0123456789abcdef0123456789abcdef-600x600.gif',
      '/uploads/0123456789abcdef0123456789abcdef.png',
      'data:image/svg+xml,<svg/>',
    ].map((value) => sample(value, value)),
  ],
});
