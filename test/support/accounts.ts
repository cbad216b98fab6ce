import { TOKEN_HEADER } from '../../src/contract/auth';
import type { Role } from '../../src/contract/users';
import type { TestApp } from './app';
import { ADMIN } from './site';

let visitors = 0;

/** Returns headers with an IP address that no other call of this test file has used. */
export function asNewVisitor(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
}

/** Headers with the token of a session. */
export type SignedIn = Record<string, string>;

export async function signIn(test: TestApp, email: string, password: string): Promise<SignedIn> {
  const answer = await test.http.post('/api/auth/login').set(asNewVisitor()).send({ email, password }).expect(200);
  return { [TOKEN_HEADER]: answer.body.token as string };
}

export const signInAsAdmin = (test: TestApp): Promise<SignedIn> => signIn(test, ADMIN.email, ADMIN.password);

/** Logs in as the administrator, and as a new editor and a new viewer. Returns their headers by role. */
export async function signInAsEach(test: TestApp): Promise<Record<Role, SignedIn>> {
  const admin = await signInAsAdmin(test);
  const create = async (role: Role): Promise<SignedIn> => {
    const email = `${role}@example.com`;
    const password = `the password of ${role}`;
    await test.http
      .post('/api/users')
      .set(admin)
      .send({ name: `The ${role}`, email, password, role })
      .expect(201);
    return signIn(test, email, password);
  };
  return { admin, editor: await create('editor'), viewer: await create('viewer') };
}

/** Like `signInAsEach`, for all tests of the enclosing `describe`. The result is filled before the first test. */
export function useEachRole(test: TestApp): Record<Role, SignedIn> {
  const as = {} as Record<Role, SignedIn>;
  beforeAll(async () => {
    Object.assign(as, await signInAsEach(test));
  });
  return as;
}

/**
 * Logs in as the administrator for all tests of the enclosing `describe`. The result is filled before the first test.
 */
export function useAdmin(test: TestApp): SignedIn {
  const admin: SignedIn = {};
  beforeAll(async () => {
    Object.assign(admin, await signInAsAdmin(test));
  });
  return admin;
}
