import { isPasswordReady, passwordError } from './password-form';

describe('a new password', () => {
  it('has at least 8 characters', () => {
    expect(passwordError('1234567')).toBe('Password must be at least 8 characters long');
    expect(passwordError('12345678')).toBeUndefined();
  });

  it('can be sent once it is typed twice the same', () => {
    expect(isPasswordReady({ password: '', confirmation: '' })).toBe(false);
    expect(isPasswordReady({ password: 'one', confirmation: 'two' })).toBe(false);
    expect(isPasswordReady({ password: 'one', confirmation: 'one' })).toBe(true);
  });
});
