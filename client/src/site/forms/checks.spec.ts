import { email as emailField, requiredText } from '@contract/fields';
import { atMost, email, findMistakes, phone, required } from './checks';

describe('checks of a form', () => {
  it.each(['', '   ', '\n', '\u200b', '\u3164'])('treats %j as missing', (value) => {
    expect(required('Please enter your name.')(value)).toBe('Please enter your name.');
  });

  it.each<[string, boolean]>([
    ['a@b.zm', true],
    [' first.last+tag@school.edu.zm ', true],
    ...['', 'name', 'a b@c.zm', 'name@host', 'na\u200bme@b.zm', 'n\u0430me@b.zm'].map((value): [string, boolean] => [
      value,
      false,
    ]),
  ])('checks the address %j', (value, isValid) => {
    expect(email(value)).toBe(isValid ? null : 'Please enter a valid email address');
  });

  it('accepts an empty phone number, and digits with the usual signs', () => {
    expect(phone('')).toBeNull();
    expect(phone('+260 (97) 000-0000')).toBeNull();
    expect(phone('\u202a+260 97 000 0000\u202c')).toBeNull();
    expect(phone('call me')).toMatch(/digits, .*0977 123 456/);
  });

  it('reports by how many characters a text is too long', () => {
    expect(atMost(5_000)('x'.repeat(5_000))).toBeNull();
    expect(atMost(5_000)('x'.repeat(5_012))).toBe('Please use 5,000 characters or fewer. You have 5,012.');
  });

  it('reports the first error of each invalid field', () => {
    const mistakes = findMistakes(
      { name: '', email: 'Bwalya', subject: 'Fees' },
      {
        name: requiredText('Name', 3, { ask: 'Name?' }),
        email: emailField({ ask: 'Email?' }),
        subject: requiredText('Subject', 200, { ask: 'Subject?' }),
      },
    );
    expect(mistakes).toEqual({ name: 'Name?', email: 'Please enter a valid email address' });
  });
});
