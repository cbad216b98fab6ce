import { PASSWORD_TEXTS } from '../contract/users';
import { passwordProblem } from './password-rule';

describe('passwordProblem', () => {
  const problem = (password: string, siteName: string) => passwordProblem(password, 'chanda@example.com', siteName);

  it.each([
    ['Mosi-2026!', 'Mosi'],
    ['digitalmosi1', 'Mosi Digital'],
    ['élan & co.', 'Élan & Co.'],
    ['mosipassword', 'Mosi'],
  ])('refuses %s for the site %s', (password, siteName) => {
    expect(problem(password, siteName)).toBe(PASSWORD_TEXTS.isSiteName);
  });

  it.each([
    ['mangoes of mosi', 'Mosi'],
    ['the sandals of chanda', 'And & Co.'],
    ['mosi-2026!', ''],
  ])('takes %s for the site “%s”', (password, siteName) => {
    expect(problem(password, siteName)).toBeNull();
  });
});
