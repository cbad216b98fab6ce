import type { Response } from 'supertest';
import { TOKEN_HEADER } from '../../src/contract/auth';
import { asNewVisitor, type SignedIn } from './accounts';
import type { TestApp } from './app';
import { Authenticator, type Lies } from './authenticator';
import { PASSWORD } from './users';

export const ORIGIN = 'https://mosi.example';

type Sent = Promise<Response>;

export const callPasskeys = (test: TestApp, by: SignedIn, path: string, body: object = {}): Sent =>
  test.http
    .post(`/api/profile/passkeys${path}`)
    .set({ ...asNewVisitor(), ...by })
    .send(body) as unknown as Sent;

export const startAdding = async (test: TestApp, by: SignedIn, proof: object = {}) =>
  (await callPasskeys(test, by, '/start', { currentPassword: PASSWORD, ...proof })).body;

/** Adds a passkey to the session's account. Returns the session with its new token. */
export async function addPasskey(
  test: TestApp,
  by: SignedIn,
  authenticator = new Authenticator(ORIGIN),
): Promise<{ authenticator: Authenticator; signedIn: SignedIn }> {
  const answer = authenticator.create(await startAdding(test, by));
  const { body } = await callPasskeys(test, by, '', { name: 'My phone', answer });
  return { authenticator, signedIn: { [TOKEN_HEADER]: body.token } };
}

export const startLogin = async (test: TestApp) => (await test.http.post('/api/auth/login/passkey/start')).body;

export const sendLogin = (test: TestApp, answer: string, visitor = asNewVisitor()): Sent =>
  test.http.post('/api/auth/login/passkey').set(visitor).send({ answer }) as unknown as Sent;

export const passkeyLogin = async (test: TestApp, by: Authenticator, lies?: Lies, visitor?: SignedIn) =>
  sendLogin(test, by.get(await startLogin(test), lies), visitor);
