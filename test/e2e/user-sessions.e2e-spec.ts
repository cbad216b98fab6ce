import { TOKEN_HEADER } from '../../src/contract/auth';
import { PASSWORD_TEXTS, ROLES } from '../../src/contract/users';
import type { Caller } from '../../src/users/current-caller';
import { PasswordHasher } from '../../src/users/password-hasher';
import { PasswordsService } from '../../src/users/passwords.service';
import { UsersService } from '../../src/users/users.service';
import { asNewVisitor, type SignedIn, signIn, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createSignedInUser, createUser, isSessionValid, PASSWORD } from '../support/users';

const NEW_PASSWORD = 'quite another password';

describe('user sessions', () => {
  const test = useTestApp();
  const admin = useAdmin(test);

  const put = (id: string, body: object) => test.http.put(`/api/users/${id}`).set(admin).send(body).expect(200);
  const login = (email: string, password: string) =>
    test.http.post('/api/auth/login').set(asNewVisitor()).send({ email, password });
  const setPassword = (
    id: string,
    password: unknown,
    by: SignedIn,
    currentPassword?: unknown,
    visitor = asNewVisitor(),
  ) =>
    test.http
      .put(`/api/users/${id}/password`)
      .set({ ...by, ...visitor })
      .send({ password, currentPassword });

  it('end when the user is deactivated, and stay ended after reactivation', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin);
    await put(user._id, { active: false });
    expect(await isSessionValid(test, signedIn)).toBe(false);
    await test.http.get('/api/pages').set(signedIn).expect(401);
    await put(user._id, { active: true });
    expect(await isSessionValid(test, signedIn)).toBe(false);
    await login(user.email, PASSWORD).expect(200);
  });

  it('need an active user, whatever made it inactive', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin);
    const users = test.connection.collection('users');
    await users.updateOne({ email: user.email }, { $set: { active: false } });
    expect(await isSessionValid(test, signedIn)).toBe(false);
    // Accounts from older versions of the product lack the field `active`. They count as active.
    await users.updateOne({ email: user.email }, { $unset: { active: 1 } });
    expect(await isSessionValid(test, signedIn)).toBe(true);
  });

  it('continue when something else or nothing changes', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin);
    await put(user._id, { name: 'Mwila', email: `new.${user.email}`, role: user.role, active: true });
    expect(await isSessionValid(test, signedIn)).toBe(true);
  });

  it('end with each change of role and password, even many simultaneous ones', async () => {
    const user = await createUser(test, admin);
    const [service, passwords] = [test.app.get(UsersService), test.app.get(PasswordsService)];
    const somebodyElse = { _id: 'somebody else' } as Caller;
    await Promise.all([
      ...ROLES.flatMap((role) => [
        service.update(user._id, { role }, ''),
        service.update(user._id, { role: 'editor' }, ''),
      ]),
      ...ROLES.map(() => passwords.changePassword(user._id, { password: NEW_PASSWORD }, somebodyElse)),
    ]);
    const row = await test.connection.collection('users').findOne({ email: user.email });
    // `tokenVersion` counts four changes of role and three changes of password. Setting the same role does not count.
    expect(row?.tokenVersion).toBe(4 + 3);
  });

  describe('PUT /users/:id/password', () => {
    it('ends all sessions, with a new one for the own password', async () => {
      const { user, signedIn } = await createSignedInUser(test, admin, { role: 'viewer' });
      const answer = await setPassword(user._id, NEW_PASSWORD, signedIn, PASSWORD).expect(200);
      expect(answer.body).toEqual({ success: true, token: expect.any(String) });
      expect(await isSessionValid(test, signedIn)).toBe(false);
      expect(await isSessionValid(test, { [TOKEN_HEADER]: answer.body.token })).toBe(true);
      await login(user.email, PASSWORD).expect(401);
      await login(user.email, NEW_PASSWORD).expect(200);
    });

    it('lets an administrator set any password, without a token for that session', async () => {
      const { user, signedIn } = await createSignedInUser(test, admin);
      const answer = await setPassword(user._id, NEW_PASSWORD, admin).expect(200);
      expect(answer.body).toEqual({ success: true });
      expect(await isSessionValid(test, signedIn)).toBe(false);
      expect(await isSessionValid(test, admin)).toBe(true);
      await login(user.email, NEW_PASSWORD).expect(200);
    });

    it.each<[string, unknown, string]>([
      ['none', undefined, PASSWORD_TEXTS.currentMissing],
      ['an empty one', '', PASSWORD_TEXTS.currentMissing],
      ['a wrong one', 'not the password', PASSWORD_TEXTS.currentWrong],
      ['one that is no text', [''], PASSWORD_TEXTS.currentMissing],
    ])('requires the current one for the own: %s is a 400', async (_what, current, message) => {
      for (const role of ['viewer', 'admin'] as const) {
        const { user, signedIn } = await createSignedInUser(test, admin, { role });
        const answer = await setPassword(user._id.toUpperCase(), NEW_PASSWORD, signedIn, current).expect(400);
        expect(answer.body).toMatchObject({ message, errors: [{ field: 'currentPassword', message }] });
        expect(await isSessionValid(test, signedIn)).toBe(true);
        await login(user.email, PASSWORD).expect(200);
      }
    });

    it('limits guesses at the current one like logins, also simultaneous ones', async () => {
      const { user, signedIn } = await createSignedInUser(test, admin);
      const visitor = asNewVisitor();
      const guesses = Array.from({ length: 13 }, (_none, turn) =>
        setPassword(user._id, NEW_PASSWORD, signedIn, `guess ${turn}`, visitor),
      );
      const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(10).fill(400), ...Array(3).fill(429)]);
      const refused = await setPassword(user._id, NEW_PASSWORD, signedIn, PASSWORD, visitor).expect(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
      await setPassword(user._id, NEW_PASSWORD, signedIn, PASSWORD).expect(200);
    });

    it.each<[string, (email: string) => string, string]>([
      ['a common one', () => 'password', PASSWORD_TEXTS.common],
      ['a common one of digits', () => '12345678', PASSWORD_TEXTS.common],
      ['a common one in capitals', () => 'ILoveYou', PASSWORD_TEXTS.common],
      ['the email', (email) => email.toUpperCase(), PASSWORD_TEXTS.isEmail],
      ['its first part', (email) => email.split('@')[0].toUpperCase(), PASSWORD_TEXTS.isEmail],
      ['the name of the site', () => 'Mosi Digital Academy', PASSWORD_TEXTS.isSiteName],
      ['a word of its name with a year', () => 'academy2026', PASSWORD_TEXTS.isSiteName],
      ['a word of its name with a common password', () => 'mosi12345678', PASSWORD_TEXTS.isSiteName],
    ])('refuses %s with an error at the field', async (_what, passwordOf, message) => {
      const { user, signedIn } = await createSignedInUser(test, admin, {
        email: `somebody${Math.random()}@example.com`,
      });
      const refusal = { message, errors: [{ field: 'password', message }] };
      const password = passwordOf(user.email);
      expect((await setPassword(user._id, password, admin).expect(400)).body).toMatchObject(refusal);
      expect((await setPassword(user._id, password, signedIn, PASSWORD).expect(400)).body).toMatchObject(refusal);
      await login(user.email, PASSWORD).expect(200);
    });

    it('accepts a stored common password, and lets it be changed', async () => {
      const { user } = await createSignedInUser(test, admin);
      const passwordHash = await test.app.get(PasswordHasher).hash('password');
      await test.connection.collection('users').updateOne({ email: user.email }, { $set: { passwordHash } });
      const signedIn = await signIn(test, user.email, 'password');
      await setPassword(user._id, NEW_PASSWORD, signedIn, 'password').expect(200);
    });

    it('keeps every character of a password', async () => {
      const user = await createUser(test, admin);
      const spaced = '  spaces count  ';
      await setPassword(user._id, spaced, admin).expect(200);
      await login(user.email, spaced.trim()).expect(401);
      await login(user.email, spaced).expect(200);
    });

    it('counts, refuses and compares composed characters', async () => {
      const { user, signedIn } = await createSignedInUser(test, admin);
      const [asOne, asTwo] = ['é'.repeat(128), 'e\u0301'.repeat(128)];
      await setPassword(user._id, asTwo, admin).expect(200);
      await login(user.email, asOne).expect(200);
      await login(user.email, asTwo).expect(200);
      expect(await isSessionValid(test, signedIn)).toBe(false);
      const again = await signIn(test, user.email, asTwo);
      await setPassword(user._id, NEW_PASSWORD, again, asTwo).expect(200);
      for (const wrong of ['e\u0301'.repeat(129), 'e\u0301'.repeat(7)])
        await setPassword(user._id, wrong, admin).expect(400);
    });
  });
});
