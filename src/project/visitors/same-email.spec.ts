import { isSameEmail } from './same-email';

it('ignores case and surrounding spaces of an email address', () => {
  expect(isSameEmail(' Mutinta@Example.COM ', 'mutinta@example.com')).toBe(true);
  for (const other of ['', 'mutinta@example.co', 'mutinta@example.com.', 'x'.repeat(10_000)]) {
    expect(isSameEmail(other, 'mutinta@example.com')).toBe(false);
  }
});

it('matches no empty addresses, as closed accounts leave them', () => {
  expect(isSameEmail('', '')).toBe(false);
});
