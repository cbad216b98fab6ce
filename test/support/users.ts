import type { CreateUserInput, User } from '../../src/contract/users';
import { type SignedIn, signIn } from './accounts';
import type { TestApp } from './app';

export const PASSWORD = 'a password to test with';

let users = 0;

export async function createUser(test: TestApp, admin: SignedIn, fields: Partial<CreateUserInput> = {}): Promise<User> {
  users += 1;
  const input = { name: 'Chanda Phiri', email: `person${users}@example.com`, password: PASSWORD, ...fields };
  const answer = await test.http.post('/api/users').set(admin).send(input).expect(201);
  return answer.body as User;
}

export async function createSignedInUser(
  test: TestApp,
  admin: SignedIn,
  fields: Partial<CreateUserInput> = {},
): Promise<{ user: User; signedIn: SignedIn }> {
  const user = await createUser(test, admin, fields);
  return { user, signedIn: await signIn(test, user.email, fields.password ?? PASSWORD) };
}

export async function isSessionValid(test: TestApp, signedIn: SignedIn): Promise<boolean> {
  const answer = await test.http.get('/api/auth/verify').set(signedIn).expect(200);
  return answer.body.valid as boolean;
}
