import { TOTP } from 'otpauth';
import type { Response } from 'supertest';
import { TOKEN_HEADER } from '../../src/contract/auth';
import { asNewVisitor, type SignedIn } from './accounts';
import type { TestApp } from './app';
import { createSignedInUser, PASSWORD } from './users';

/** Returns the code that the authenticator app shows now, or `steps` periods of 30 seconds later. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Posts to a call about the two-step login of the caller's own account. */
export const change = (test: TestApp, by: SignedIn, path: string, body: object, visitor = asNewVisitor()) =>
  test.http
    .post(`/api/profile/second-step${path}`)
    .set({ ...by, ...visitor })
    .send(body);

export interface WithSecondStep {
  _id: string;
  email: string;
  secret: string;
  recoveryCodes: string[];
  /** Headers of the session that set up two-step login, with the new token from the setup. */
  signedIn: SignedIn;
}

/**
 * Sets up two-step login for the account of a session. Confirms it with the code of the previous 30 seconds, so that
 * tests can still use the current code.
 */
export async function setUp(test: TestApp, by: SignedIn) {
  const { body: started } = await change(test, by, '', { currentPassword: PASSWORD }).expect(200);
  const code = codeOf(started.secret, -1);
  const { body } = await change(test, by, '/confirm', { code }).expect(200);
  const signedIn: SignedIn = { [TOKEN_HEADER]: body.token };
  return { secret: started.secret as string, recoveryCodes: body.recoveryCodes as string[], signedIn };
}

export async function createWithSecondStep(test: TestApp, admin: SignedIn): Promise<WithSecondStep> {
  const { user, signedIn } = await createSignedInUser(test, admin);
  return { _id: user._id, email: user.email, ...(await setUp(test, signedIn)) };
}

export const loginWith = (
  test: TestApp,
  email: string,
  code?: string,
  visitor = asNewVisitor(),
  password = PASSWORD,
): Promise<Response> =>
  test.http.post('/api/auth/login').set(visitor).send({ email, password, code }) as unknown as Promise<Response>;

/** Sets the last used time step of all accounts to 0, so that the current codes can be used again. */
export const passTime = (test: TestApp) =>
  test.connection
    .collection('users')
    .updateMany({ secondStep: { $exists: true } }, { $set: { 'secondStep.lastStep': 0 } });
