import { BLANK_PASSWORD, isPasswordReady, passwordError, toPasswordInput } from './password-form';

describe('password form', () => {
  it('requires at least 8 characters', () => {
    expect(passwordError('1234567')).toBe('Password must be at least 8 characters long');
    expect(passwordError('12345678')).toBeUndefined();
  });

  it('is ready when both entries are equal', () => {
    const ready = (password: string, confirmation: string) =>
      isPasswordReady({ ...BLANK_PASSWORD, password, confirmation });
    expect(ready('', '')).toBe(false);
    expect(ready('one', 'two')).toBe(false);
    expect(ready('one', 'one')).toBe(true);
  });

  it('sends the current password only for the own account', () => {
    const form = { currentPassword: 'old', password: 'one', confirmation: 'one' };
    expect(toPasswordInput(form, true)).toEqual({ currentPassword: 'old', password: 'one' });
    expect(toPasswordInput(form, false)).toEqual({ password: 'one' });
  });
});
