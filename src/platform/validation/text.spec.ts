import { EmailText, StoredEmailText } from './text';
import { createValidationPipe } from './validation.pipe';

class NewAddress {
  @EmailText()
  email: string;
}

class StoredAddress {
  @StoredEmailText()
  email: string;
}

/** The address as it comes through, or the sentence at its field. */
const take = async (metatype: new () => { email: string }, email: string): Promise<string> =>
  createValidationPipe()
    .transform({ email }, { type: 'body', metatype })
    .then(
      (taken: { email: string }) => taken.email,
      ({ details }) => `${details.errors[0].field}: ${details.errors[0].message}`,
    );

describe('EmailText', () => {
  it.each([
    [' Chanda.Phiri+news@School.EDU.zm ', 'chanda.phiri+news@school.edu.zm'],
    ['chanda@xn--bcher-kva.example', 'chanda@xn--bcher-kva.example'],
  ])('takes %j as %j', async (typed, taken) => {
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
    ['one in the domain', 'chanda@ex\u0430mple.com'],
    ['one in the last part', 'chanda@example.\u0441om'],
    ['an accent', 'jos\u00e9@example.com'],
    ['a combining accent', 'jose\u0301@example.com'],
    ['a domain in other letters', 'chanda@b\u00fccher.example'],
    ['a Kelvin sign, whose lower case is a plain k', '\u212aelvin@example.com'],
  ])('refuses an address with %s', async (_what, typed) => {
    expect(await take(NewAddress, typed)).toBe('email: Please enter a valid email address');
  });
});

describe('StoredEmailText', () => {
  it('takes what was taken before the rule for new addresses', async () => {
    expect(await take(StoredAddress, ' CHA\u200bNDA@example.com')).toBe('cha\u200bnda@example.com');
    expect(await take(StoredAddress, 'nobody')).toBe('email: Please enter a valid email address');
  });
});
