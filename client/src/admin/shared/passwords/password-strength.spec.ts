import { passwordStrength } from './password-strength';

describe('passwordStrength', () => {
  it.each([
    ['', 'Too short'],
    ['Ab1!xyz', 'Too short'],
    ['abcdefgh', 'Weak'],
    ['12345678', 'Weak'],
    ['abcdefg1', 'Good'],
    ['Abcdefg1', 'Good'],
    ['abcdef1!', 'Good'],
    ['Abcdef1!', 'Strong'],
    ['Zambezi 2026', 'Strong'],
  ])('rates %j as %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('does not count an accented letter as a symbol', () => {
    expect(passwordStrength('Abcdéfg1')).toBe('Good');
  });
});
