import { AuthService } from '../../../src/auth/auth.service';
import type { ProductError } from '../../../src/platform/errors/product-error';
import { useAdmin } from '../../support/accounts';
import { useTestApp } from '../../support/app';
import { createUser, PASSWORD } from '../../support/users';

describe('password guesses from 600 IPv6 networks', () => {
  const GUESSES = 600;
  const test = useTestApp();
  const admin = useAdmin(test);

  it.each<[string, (turn: number) => string, string]>([
    ['of one provider', (turn) => `2001:db8:1:${turn}::/64`, '203.0.113.7'],
    ['of one provider, which is the own one', (turn) => `2001:db9:1:${turn}::/64`, '2001:db9:1:f000::1'],
    ['all over the world', (turn) => `${2000 + turn}:1:1:1::/64`, '203.0.114.8'],
  ])(
    '%s, leave the real administrator able to log in within seconds',
    async (_where, addressOf, own) => {
      const { email } = await createUser(test, admin, { role: 'admin' });
      let answered = 0;
      // Calls the application directly, because 600 simultaneous connections would wait for each other.
      const guesses = Array.from({ length: GUESSES }, (_none, turn) =>
        test.app
          .get(AuthService)
          .login({ email, password: `guess ${turn}` }, addressOf(turn), '', { name: '', knownAs: async () => null })
          .then(
            () => 200,
            (error: ProductError) => error.getStatus(),
          )
          .finally(() => {
            answered += 1;
          }),
      );
      // Waits until the first guess has failed. Hundreds of guesses then still wait for their check.
      await Promise.race(guesses);
      const start = performance.now();
      await test.http
        .post('/api/auth/login')
        .set({ 'x-forwarded-for': own })
        .send({ email, password: PASSWORD })
        .expect(200);
      expect(performance.now() - start).toBeLessThan(5_000);
      expect(answered).toBeLessThan(GUESSES / 2);
      const statuses = await Promise.all(guesses);
      expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
    },
    60_000,
  );
});
