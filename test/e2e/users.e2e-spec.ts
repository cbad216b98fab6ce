import type { User } from '../../src/contract/users';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { ADMIN } from '../support/site';
import { createUser, PASSWORD } from '../support/users';

describe('users', () => {
  const test = useTestApp();
  const as = useEachRole(test);

  const put = (id: string, body: object) => test.http.put(`/api/users/${id}`).set(as.admin).send(body);
  const list = async (query = ''): Promise<User[]> =>
    (await test.http.get(`/api/users${query}`).set(as.admin).expect(200)).body;
  const find = async (id: string): Promise<User | undefined> => (await list()).find(({ _id }) => _id === id);

  describe('POST /users', () => {
    it('creates an active editor by default, and never returns the password', async () => {
      const body = { name: ' Bwalya Zulu ', email: ' Bwalya@Example.com', password: PASSWORD };
      const answer = await test.http.post('/api/users').set(as.admin).send(body).expect(201);
      expect(answer.body).toEqual({
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        name: 'Bwalya Zulu',
        email: 'bwalya@example.com',
        role: 'editor',
        active: true,
        lastLogin: null,
        hasSecondStep: false,
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
      });
    });

    it('stores the password as an argon2id hash', async () => {
      const { email } = await createUser(test, as.admin);
      const row = await test.connection.collection('users').findOne({ email });
      expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
      expect(JSON.stringify(row)).not.toContain(PASSWORD);
    });

    it('refuses a second account with the same email, in any spelling', async () => {
      const { email } = await createUser(test, as.admin);
      const body = { name: 'Other', email: email.toUpperCase(), password: PASSWORD };
      const answer = await test.http.post('/api/users').set(as.admin).send(body).expect(409);
      const message = 'This email address is already in use.';
      expect(answer.body).toEqual({ success: false, statusCode: 409, message, msg: message });
    });

    it('creates one account from simultaneous calls', async () => {
      const body = { name: 'Twin', email: 'twin@example.com', password: PASSWORD };
      const send = () => test.http.post('/api/users').set(as.admin).send(body);
      const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status).sort();
      expect(statuses).toEqual([201, 409, 409]);
      expect((await list()).filter(({ email }) => email === body.email)).toHaveLength(1);
    });

    it.each([
      ['a common password', { password: 'Sunshine1' }, 'password'],
      [
        'a password that is the email',
        { email: 'Chanda.Phiri@example.com', password: 'chanda.phiri@EXAMPLE.com' },
        'password',
      ],
      ['a password that begins the email', { email: 'chanda.phiri@example.com', password: 'Chanda.Phiri' }, 'password'],
    ])('refuses %s and stores nothing', async (_what, fields, field) => {
      const before = (await list()).length;
      const body = { name: 'Mutale', email: 'refused@example.com', ...fields };
      const answer = await test.http.post('/api/users').set(as.admin).send(body).expect(400);
      expect(answer.body.errors).toEqual([{ field, message: expect.any(String) }]);
      expect(await list()).toHaveLength(before);
    });
  });

  describe('GET /users', () => {
    it('never returns a password, a hash or a token version', async () => {
      const text = JSON.stringify(await list());
      expect(text).not.toMatch(/password|hash|argon|token/i);
    });
  });

  describe('PUT /users/:id', () => {
    it('changes the given fields and nothing else', async () => {
      const user = await createUser(test, as.admin);
      const answer = await put(user._id, { name: 'Natasha Banda' }).expect(200);
      expect(answer.body).toEqual({ ...user, name: 'Natasha Banda', updatedAt: expect.any(String) });
      expect(await find(user._id)).toEqual(answer.body);
    });

    it('cannot change password, login time or token version', async () => {
      const user = await createUser(test, as.admin);
      const before = await test.connection.collection('users').findOne({ email: user.email });
      await put(user._id, { password: 'another password', passwordHash: 'x', tokenVersion: 9, lastLogin: null }).expect(
        200,
      );
      const after = await test.connection.collection('users').findOne({ email: user.email });
      const isEdited = { updatedAt: expect.any(Date), version: 1 };
      expect(after).toEqual({ ...before, ...isEdited });
    });

    it('refuses the email address of another user', async () => {
      const [user, other] = [await createUser(test, as.admin), await createUser(test, as.admin)];
      const answer = await put(user._id, { email: other.email }).expect(409);
      expect(answer.body.message).toBe('This email address is already in use.');
      expect(await find(user._id)).toEqual(user);
    });

    it('refuses a new email address of the caller and stores nothing', async () => {
      const self = (await list()).find(({ email }) => email === ADMIN.email)!;
      const answer = await put(self._id, { name: 'Other', email: 'thief@example.com' }).expect(400);
      const message = 'Change your own email address under My profile.';
      expect(answer.body.errors).toEqual([{ field: 'email', message }]);
      await put(self._id.toUpperCase(), { email: 'thief@example.com' }).expect(400);
      expect(await find(self._id)).toEqual(self);
      await put(self._id, { name: self.name, email: self.email }).expect(200);
    });
  });

  describe('DELETE /users/:id and restore', () => {
    it('hides the user, who cannot log in, and restores the same one', async () => {
      const user = await createUser(test, as.admin);
      const signIn = () =>
        test.http.post('/api/auth/login').set(asNewVisitor()).send({ email: user.email, password: PASSWORD });
      const removed = await test.http.delete(`/api/users/${user._id}`).set(as.admin).expect(200);
      expect(removed.body).toEqual({ success: true });
      expect(await find(user._id)).toBeUndefined();
      await signIn().expect(401);
      await test.http.delete(`/api/users/${user._id}`).set(as.admin).expect(404);

      const restored = await test.http.post(`/api/users/${user._id}/restore`).set(as.admin).expect(200);
      expect(restored.body).toEqual(user);
      expect(await find(user._id)).toEqual(user);
      await signIn().expect(200);
    });

    it('refuses to restore a user whose email address is taken', async () => {
      const user = await createUser(test, as.admin);
      await test.http.delete(`/api/users/${user._id}`).set(as.admin).expect(200);
      await createUser(test, as.admin, { email: user.email });
      await test.http.post(`/api/users/${user._id}/restore`).set(as.admin).expect(409);
      expect(await find(user._id)).toBeUndefined();
    });
  });

  it('hide the first administrator’s password from everybody', async () => {
    const answer = await test.http.get('/api/users').set(as.admin).expect(200);
    expect(answer.text).not.toContain(ADMIN.password);
  });
});
