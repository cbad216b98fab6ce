import { ProductError } from '../common/errors/product-error';
import { LoginThrottle } from './login-throttle';

const MINUTE = 60_000;

describe('LoginThrottle', () => {
  let throttle: LoginThrottle;
  beforeEach(() => {
    throttle = new LoginThrottle();
  });

  const fail = (times: number, { email = 'a@example.com', address = '10.0.0.1', now = 0 } = {}) => {
    for (let turn = 0; turn < times; turn += 1) throttle.noteFailure(email, address, now);
  };
  /** Seconds to wait, or null. */
  const refusal = (email: string, address: string, now: number): number | null => {
    try {
      throttle.check(email, address, now);
      return null;
    } catch (error) {
      return (error as ProductError).details.retryAfterSeconds ?? null;
    }
  };

  it('lets ten failures pass and refuses the pair from then on', () => {
    fail(9);
    expect(refusal('a@example.com', '10.0.0.1', 1)).toBeNull();
    fail(1);
    expect(refusal('a@example.com', '10.0.0.1', 0)).toBe(15 * 60);
  });

  it('refuses neither the same person elsewhere nor another person there', () => {
    fail(10);
    expect(refusal('a@example.com', '10.0.0.2', 0)).toBeNull();
    expect(refusal('b@example.com', '10.0.0.1', 0)).toBeNull();
  });

  it('lets the pair in again when the oldest of ten is 15 minutes old, for one try each', () => {
    for (let minute = 0; minute < 10; minute += 1) fail(1, { now: minute * MINUTE });
    expect(refusal('a@example.com', '10.0.0.1', 14 * MINUTE)).toBe(60);
    expect(refusal('a@example.com', '10.0.0.1', 15 * MINUTE)).toBeNull();
    fail(1, { now: 15 * MINUTE });
    expect(refusal('a@example.com', '10.0.0.1', 15 * MINUTE)).toBe(60);
  });

  it('slows an e-mail down once ten tries have failed anywhere within 15 minutes', () => {
    for (let host = 0; host < 9; host += 1) fail(1, { address: `10.0.0.${host}` });
    expect(throttle.isSlow('a@example.com', 1)).toBe(false);
    fail(1, { address: '10.0.1.1', now: MINUTE });
    expect(throttle.isSlow('a@example.com', MINUTE)).toBe(true);
    expect(throttle.isSlow('b@example.com', MINUTE)).toBe(false);
    expect(throttle.isSlow('a@example.com', 15 * MINUTE)).toBe(false);
  });

  it('forgets what is too old, and the oldest of too many', () => {
    for (let host = 0; host < 1_000; host += 1) fail(1, { email: `${host}@example.com`, address: `${host}` });
    expect(throttle.size).toBe(2_000);
    fail(1, { now: 15 * MINUTE });
    expect(throttle.size).toBe(2);
    for (let host = 0; host < 100_100; host += 1) {
      fail(1, { email: `${host}@example.com`, address: `${host}`, now: 15 * MINUTE });
    }
    expect(throttle.size).toBe(200_000);
  });
});
