import { Types } from 'mongoose';
import { MemoryLimitStore } from '../platform/limits/limit-store';
import { LoginThrottle } from '../sessions/login-throttle';
import type { SessionTokensService } from '../sessions/session-tokens.service';
import type { StaffSessionsService } from '../sessions/staff-sessions.service';
import type { AccountsService } from '../users/accounts.service';
import { PasswordHasher } from '../users/password-hasher';
import type { SecondStepService } from '../users/second-step.service';
import { AuthService } from './auth.service';
import type { FailedLoginsService } from './failed-logins.service';

const SEEN = 'seen@example.com';
const UNSEEN = 'unseen@example.com';
const browser = { name: '', knownAs: async () => null };
const BLAMED = '203.0.113.9';
/** Number of attempts in a flood: two are being checked, and a thousand wait. */
const FULL = 1_002;

describe('AuthService with more logins than it can check', () => {
  async function inFlood() {
    const [hasher, throttle] = [new PasswordHasher(), new LoginThrottle(new MemoryLimitStore())];
    const hashes = new Map([
      [SEEN, await hasher.hash('correct horse battery')],
      [UNSEEN, 'a hash of before this process began'],
    ]);
    jest.spyOn(hasher, 'matches').mockReturnValue(new Promise<boolean>(() => undefined));
    const accounts = {
      findByEmail: async (email: string) =>
        hashes.has(email) && { _id: new Types.ObjectId(), passwordHash: hashes.get(email) },
    };
    const auth = new AuthService(
      accounts as unknown as AccountsService,
      hasher,
      throttle,
      {} as SessionTokensService,
      {} as StaffSessionsService,
      { note: () => undefined } as unknown as FailedLoginsService,
      {} as SecondStepService,
    );
    for (let index = 0; index < FULL; index += 1)
      void auth.login({ email: 'flood@example.com', password: 'x' }, `flood ${index}`, '', browser).catch(() => 0);
    // An IP address with an earlier failure ranks last, so its next attempt is refused.
    await throttle.noteFailure('somebody@example.com', BLAMED);
    await new Promise(setImmediate);
    // `glance` reports one wrong password in 256 as `likely`, so the test searches for one that it reports as `wrong`.
    const wrong = [...'abcdefgh'].find((guess) => hasher.glance(hashes.get(SEEN), guess) === 'wrong') as string;
    return { auth, throttle, wrong };
  }

  it.each([
    ['a wrong password of an account', SEEN, 1],
    ['a password of no account', 'nobody@example.com', 1],
    ['a password that may be the right one', UNSEEN, 0],
  ])('counts %s that is turned away unchecked: %s, %d', async (_what, email, failures) => {
    const { auth, throttle, wrong } = await inFlood();
    await expect(auth.login({ email, password: wrong }, BLAMED, '', browser)).rejects.toMatchObject({ status: 429 });
    expect(await throttle.failuresOf(email)).toHaveLength(failures);
  });
});
