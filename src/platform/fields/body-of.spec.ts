import { email, knownEmail, phone, requiredLine, requiredText } from '../../contract/fields';
import { createValidationPipe } from '../validation/validation.pipe';
import { bodyOf } from './body-of';

class NewAddress extends bodyOf({ email: email() }) {}

class StoredAddress extends bodyOf({ email: knownEmail() }) {}

class Letter extends bodyOf({
  subject: requiredLine('Subject', 200),
  message: requiredText('Message', 5_000),
  phone: phone(),
}) {}

/** Returns the accepted value, or the field and message of a refusal. */
const takeField = async (metatype: new () => object, body: Record<string, string>, field: string): Promise<string> =>
  createValidationPipe()
    .transform(body, { type: 'body', metatype })
    .then(
      (taken: Record<string, string>) => taken[field]!,
      ({ details }) => `${details.errors[0].field}: ${details.errors[0].message}`,
    );

const take = (metatype: new () => { email: string }, email: string): Promise<string> =>
  takeField(metatype, { email }, 'email');
const takeLetter = (body: Partial<Letter>): Promise<string> =>
  takeField(Letter, { subject: 'Fees', message: 'How much?', ...body }, Object.keys(body)[0]!);

describe('a new email address', () => {
  it.each([
    [' Chanda.Phiri+news@School.EDU.zm ', 'chanda.phiri+news@school.edu.zm'],
    ['chanda@xn--bcher-kva.example', 'chanda@xn--bcher-kva.example'],
    ['chanda@b\u00fccher.example', 'chanda@xn--bcher-kva.example'],
    // The Cyrillic letter looks like a Latin `a`. In Punycode, the difference is visible.
    ['chanda@ex\u0430mple.com', 'chanda@xn--exmple-4nf.com'],
    ['\u212aelvin@example.com', 'kelvin@example.com'],
  ])('is converted from %j to %j', async (typed, taken) => {
    expect(await take(NewAddress, typed)).toBe(taken);
  });

  it.each([
    ['a zero-width space', 'cha\u200bnda@example.com'],
    ['one at its begin', '\u200bchanda@example.com'],
    ['one at its end', 'chanda@example.com\u200b'],
    ['a joiner', 'chanda\u200d@example.com'],
    ['a turned direction', '\u202echanda@example.com'],
    ['an isolate', 'chanda@\u2066example.com'],
    ['a soft hyphen', 'cha\u00adnda@example.com'],
    ['one in the domain', 'chanda@exa\u00admple.com'],
    ['a variation selector', 'chanda@example.com\ufe0f'],
    ['a full-width letter', '\uff43handa@example.com'],
    ['a full-width at', 'chanda\uff20example.com'],
    ['a full-width dot', 'chanda@example\uff0ecom'],
    ['a Cyrillic letter', 'ch\u0430nda@example.com'],
    ['an accent', 'jos\u00e9@example.com'],
    ['a combining accent', 'jose\u0301@example.com'],
  ])('is refused with %s', async (_what, typed) => {
    expect(await take(NewAddress, typed)).toBe('email: Please enter a valid email address');
  });
});

describe('a stored email address', () => {
  it('may contain characters that new ones may not', async () => {
    expect(await take(StoredAddress, ' CHA\u200bNDA@example.com')).toBe('cha\u200bnda@example.com');
    expect(await take(StoredAddress, 'nobody')).toBe('email: Please enter a valid email address');
  });
});

/** Invisible characters that have been used to send seemingly empty text. */
const UNSEEN = [
  ...['\u200b\u200b', '\u3164', '\u2800', '\u00ad', '\u034f', '\u115f\u1160', '\u{e0041}', '\u202e', ' \u200b \n'],
];

describe('invisible text', () => {
  it.each(UNSEEN)('counts as empty: %j', async (typed) => {
    expect(await takeLetter({ subject: typed })).toBe('subject: Subject is required.');
    expect(await takeLetter({ message: typed })).toBe('message: Message is required.');
  });

  it.each([
    '\u0645\u062d\u0645\u062f',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
    '\u0646\u0645\u06cc\u200c\u062e\u0648',
    '?',
  ])('leaves %j unchanged', async (typed) => {
    expect(await takeLetter({ subject: typed })).toBe(typed);
    expect(await takeLetter({ message: typed })).toBe(typed);
  });
});

describe('a single line of an email', () => {
  it.each(['\n', '\r\n', '\t', '\u2028'])('refuses %j', async (sign) => {
    expect(await takeLetter({ subject: `Fees${sign}Bcc: all@example.com` })).toBe('subject: Subject must be one line.');
  });

  it('loses characters that change the text direction', async () => {
    expect(await takeLetter({ subject: 'Invoice \u202egnp.exe\u202c \u2066' })).toBe('Invoice gnp.exe');
  });
});

describe('a phone number', () => {
  it.each(['call me', '0977 or 0966'])('is refused as %j', async (typed) => {
    expect(await takeLetter({ phone: typed })).toMatch(/^phone: Please use only digits, .*0977 123 456/);
  });
});
