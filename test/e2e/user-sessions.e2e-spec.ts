import { TOKEN_HEADER } from '../../src/contract/auth';
import { ROLES } from '../../src/contract/users';
import { UsersService } from '../../src/users/users.service';
import { asNewVisitor, type SignedIn, signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { createSignedInUser, createUser, isSessionValid, PASSWORD } from '../support/users';

const NEW_PASSWORD = 'quite another password';

describe('sessions of users', () => {
  let test: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await signInAsAdmin(test);
  });
  afterAll(() => test.close());

  const put = (id: string, body: object) => test.http.put(`/api/users/${id}`).set(admin).send(body).expect(200);
  const login = (email: string, password: string) =>
    test.http.post('/api/auth/login').set(asNewVisitor()).send({ email, password });
  const setPassword = (id: string, password: unknown, by: SignedIn) =>
    test.http.put(`/api/users/${id}/password`).set(by).send({ password });

  it('end at once when the user is deactivated, and stay ended when it is active again', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin);
    await put(user._id, { active: false });
    expect(await isSessionValid(test, signedIn)).toBe(false);
    await test.http.get('/api/pages').set(signedIn).expect(401);
    await put(user._id, { active: true });
    expect(await isSessionValid(test, signedIn)).toBe(false);
    await login(user.email, PASSWORD).expect(200);
  });

  it('need an active user, whoever made it inactive', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin);
    const users = test.connection.collection('users');
    await users.updateOne({ email: user.email }, { $set: { active: false } });
    expect(await isSessionValid(test, signedIn)).toBe(false);
    // Specification, section 3: missing is treated as true.
    await users.updateOne({ email: user.email }, { $unset: { active: 1 } });
    expect(await isSessionValid(test, signedIn)).toBe(true);
  });

  it('end at once when the role changes', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin, { role: 'admin' });
    await put(user._id, { role: 'viewer' });
    expect(await isSessionValid(test, signedIn)).toBe(false);
    await test.http.get('/api/users').set(signedIn).expect(401);
  });

  it('go on when something else changes, or nothing does', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin);
    await put(user._id, { name: 'Mwila', email: `new.${user.email}`, role: user.role, active: true });
    expect(await isSessionValid(test, signedIn)).toBe(true);
  });

  it('end when the user is deleted, and are not brought back with the user', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin);
    await test.http.delete(`/api/users/${user._id}`).set(admin).expect(200);
    expect(await isSessionValid(test, signedIn)).toBe(false);
    await test.http.post(`/api/users/${user._id}/restore`).set(admin).expect(200);
    expect(await isSessionValid(test, signedIn)).toBe(false);
  });

  it('end with each change of role and of password, also of many at once', async () => {
    const user = await createUser(test, admin);
    const service = test.app.get(UsersService);
    await Promise.all([
      ...ROLES.flatMap((role) => [service.update(user._id, { role }), service.update(user._id, { role: 'editor' })]),
      ...ROLES.map(() => service.changePassword(user._id, NEW_PASSWORD, user._id)),
    ]);
    const row = await test.connection.collection('users').findOne({ email: user.email });
    // From editor to admin and back, to editor twice, to viewer and back; and three passwords.
    expect(row?.tokenVersion).toBe(4 + 3);
  });

  describe('PUT /users/:id/password', () => {
    it('ends all sessions but gives a fresh one to whoever changed the own', async () => {
      const { user, signedIn } = await createSignedInUser(test, admin, { role: 'viewer' });
      const answer = await setPassword(user._id, NEW_PASSWORD, signedIn).expect(200);
      expect(answer.body).toEqual({ success: true, token: expect.any(String) });
      expect(await isSessionValid(test, signedIn)).toBe(false);
      expect(await isSessionValid(test, { [TOKEN_HEADER]: answer.body.token })).toBe(true);
      await login(user.email, PASSWORD).expect(401);
      await login(user.email, NEW_PASSWORD).expect(200);
    });

    it('lets an administrator set that of anybody, without a token for that session', async () => {
      const { user, signedIn } = await createSignedInUser(test, admin);
      const answer = await setPassword(user._id, NEW_PASSWORD, admin).expect(200);
      expect(answer.body).toEqual({ success: true });
      expect(await isSessionValid(test, signedIn)).toBe(false);
      expect(await isSessionValid(test, admin)).toBe(true);
      await login(user.email, NEW_PASSWORD).expect(200);
    });

    it('lets nobody else set that of another', async () => {
      const { signedIn } = await createSignedInUser(test, admin, { role: 'editor' });
      const other = await createUser(test, admin);
      await setPassword(other._id, NEW_PASSWORD, signedIn).expect(403);
      await test.http.put(`/api/users/${other._id}/password`).send({ password: NEW_PASSWORD }).expect(401);
      await login(other.email, PASSWORD).expect(200);
    });

    it('keeps every character of a password', async () => {
      const user = await createUser(test, admin);
      const spaced = '  spaces count  ';
      await setPassword(user._id, spaced, admin).expect(200);
      await login(user.email, spaced.trim()).expect(401);
      await login(user.email, spaced).expect(200);
    });

    it.each([['1234567'], ['x'.repeat(129)], [' '.repeat(8)], [null], [12345678], [undefined]])(
      'refuses %j and ends no session',
      async (password) => {
        const { user, signedIn } = await createSignedInUser(test, admin);
        const answer = await setPassword(user._id, password, admin).expect(400);
        expect(answer.body.errors).toEqual([{ field: 'password', message: expect.any(String) }]);
        expect(await isSessionValid(test, signedIn)).toBe(true);
      },
    );

    it('answers 404 for an unknown and for a malformed id', async () => {
      await setPassword('0123456789abcdef01234567', NEW_PASSWORD, admin).expect(404);
      await setPassword('nonsense', NEW_PASSWORD, admin).expect(404);
    });
  });
});
