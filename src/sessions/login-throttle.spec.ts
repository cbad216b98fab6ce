import { ProductError } from '../platform/errors/product-error';
import { MemoryLimitStore } from '../platform/limits/limit-store';
import { LoginThrottle } from './login-throttle';

const MINUTE = 60_000;

describe('LoginThrottle', () => {
  let throttle: LoginThrottle;
  beforeEach(() => {
    throttle = new LoginThrottle(new MemoryLimitStore());
  });

  const fail = async (times: number, { email = 'a@example.com', address = '10.0.0.1', now = 0 } = {}) => {
    for (let turn = 0; turn < times; turn += 1) await throttle.noteFailure(email, address, now);
  };
  /** Returns the seconds to wait, or `null` if the attempt is accepted. */
  const refusal = (email: string, address: string, now: number): number | null => {
    try {
      throttle.check(email, address, now);
      return null;
    } catch (error) {
      return (error as ProductError).details.retryAfterSeconds ?? null;
    }
  };

  it('lets ten failures pass and refuses the pair from then on', async () => {
    await fail(9);
    expect(refusal('a@example.com', '10.0.0.1', 1)).toBeNull();
    await fail(1);
    expect(refusal('a@example.com', '10.0.0.1', 0)).toBe(15 * 60);
  });

  it('refuses neither the same person elsewhere nor another person there', async () => {
    await fail(10);
    expect(refusal('a@example.com', '10.0.0.2', 0)).toBeNull();
    expect(refusal('b@example.com', '10.0.0.1', 0)).toBeNull();
  });

  it('allows one try when the oldest failure is 15 minutes old', async () => {
    for (let minute = 0; minute < 10; minute += 1) await fail(1, { now: minute * MINUTE });
    expect(refusal('a@example.com', '10.0.0.1', 14 * MINUTE)).toBe(60);
    expect(refusal('a@example.com', '10.0.0.1', 15 * MINUTE)).toBeNull();
    await fail(1, { now: 15 * MINUTE });
    expect(refusal('a@example.com', '10.0.0.1', 15 * MINUTE)).toBe(60);
  });

  it('refuses one address after fifty failures over all emails, despite successes', async () => {
    for (let turn = 0; turn < 49; turn += 1) await fail(1, { email: `${turn}@example.com`, now: turn });
    expect(refusal('new@example.com', '10.0.0.1', 49)).toBeNull();
    await fail(1, { email: 'last@example.com', now: 49 });
    expect(refusal('new@example.com', '10.0.0.1', 60_000)).toBe(14 * 60);
    expect(refusal('new@example.com', '10.0.0.2', 60_000)).toBeNull();
    expect(refusal('new@example.com', '10.0.0.1', 15 * MINUTE)).toBeNull();
    void throttle.reset('last@example.com');
    expect(refusal('new@example.com', '10.0.0.1', 49)).not.toBeNull();
  });

  it('ranks an address behind those whose networks have failed less', async () => {
    const ranks = () =>
      [
        '2001:db8:1:2::/64',
        '2001:db8:1:3::/64',
        '2001:db8:2:2::/64',
        '2a00:1:2:3::/64',
        '10.0.0.1',
        '10.0.1.1',
        '10.1.0.1',
      ].map((address) => throttle.rankOf(address)(0));
    expect(new Set(ranks())).toEqual(new Set([0]));
    await fail(1, { address: '2001:db8:1:2::/64' });
    await fail(1, { address: '10.0.0.1' });
    const [same, sameSite = 0, sameProvider = 0, elsewhere, same4, near4 = 0, far4] = ranks();
    expect(elsewhere).toBe(0);
    expect(far4).toBe(0);
    expect(sameProvider).toBeGreaterThan(0);
    expect(sameSite).toBeGreaterThan(sameProvider);
    expect(same).toBeGreaterThan(sameSite);
    expect(near4).toBeGreaterThan(0);
    expect(same4).toBeGreaterThan(near4);
    // Once a network has reached the maximum of failures, further failures do not change its rank.
    for (let host = 0; host < 60; host += 1) await fail(1, { address: `2001:db8:3:${host}::/64` });
    expect(throttle.rankOf('2001:db8:3:fff::/64')(0)).toBe(throttle.rankOf('2001:db8:3:ffe::/64')(0));
  });

  it('slows an email down after ten failed tries within 15 minutes', async () => {
    for (let host = 0; host < 9; host += 1) await fail(1, { address: `10.0.0.${host}` });
    expect(throttle.isSlow('a@example.com', 1)).toBe(false);
    await fail(1, { address: '10.0.1.1', now: MINUTE });
    expect(throttle.isSlow('a@example.com', MINUTE)).toBe(true);
    expect(throttle.isSlow('b@example.com', MINUTE)).toBe(false);
    expect(throttle.isSlow('a@example.com', 15 * MINUTE)).toBe(false);
  });

  it('forgets what is too old, and the oldest of too many', async () => {
    for (let host = 0; host < 1_000; host += 1) await fail(1, { email: `${host}@example.com`, address: `${host}` });
    expect(throttle.size).toBe(5_000);
    await fail(1, { now: 15 * MINUTE });
    expect(throttle.size).toBe(5);
    for (let host = 0; host < 100_100; host += 1) {
      await fail(1, { email: `${host}@example.com`, address: `${host}`, now: 15 * MINUTE });
    }
    expect(throttle.size).toBeLessThanOrEqual(300_000);
    expect(throttle.size).toBeGreaterThan(250_000);
  });
});
