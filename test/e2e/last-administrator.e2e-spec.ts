import type { User } from '../../src/contract/users';
import { type SignedIn, signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { createSignedInUser, createUser, isSessionValid } from '../support/users';

describe('the last active administrator', () => {
  let test: TestApp;
  let admin: SignedIn;
  let self: User;
  // The rule is about all users of a database, so each test has its own.
  beforeEach(async () => {
    test = await startTestApp();
    admin = await signInAsAdmin(test);
    [self] = (await test.http.get('/api/users').set(admin)).body;
  });
  afterEach(() => test.close());

  const put = (id: string, body: object, by = admin) => test.http.put(`/api/users/${id}`).set(by).send(body);
  const remove = (id: string, by = admin) => test.http.delete(`/api/users/${id}`).set(by);
  const admins = async (): Promise<number> =>
    test.connection.collection('users').countDocuments({ role: 'admin', active: { $ne: false } });

  it('cannot be demoted or deactivated, and keeps the session', async () => {
    await createUser(test, admin, { role: 'admin', active: false });
    await put(self._id, { role: 'editor' }).expect(409);
    await put(self._id, { active: false }).expect(409);
    await put(self._id, { name: 'Mutinta', role: 'admin', active: true }).expect(200);
    expect(await isSessionValid(test, admin)).toBe(true);
  });

  it('is no longer protected once there is another', async () => {
    const other = await createSignedInUser(test, admin, { role: 'admin' });
    await put(self._id, { role: 'viewer' }).expect(200);
    expect(await isSessionValid(test, admin)).toBe(false);
    await put(other.user._id, { active: false }, other.signedIn).expect(409);
  });

  it('is nobody’s own account to delete, though another may delete it', async () => {
    await remove(self._id).expect(409);
    const other = await createSignedInUser(test, admin, { role: 'admin' });
    await remove(self._id).expect(409);
    await remove(self._id, other.signedIn).expect(200);
    await remove(other.user._id, other.signedIn).expect(409);
    expect(await admins()).toBe(1);
  });

  it('is still there after two administrators demote each other at the same time', async () => {
    const other = await createSignedInUser(test, admin, { role: 'admin' });
    const answers = await Promise.all([
      put(other.user._id, { role: 'editor' }),
      put(self._id, { active: false }, other.signedIn),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await admins()).toBe(1);
  });

  it('is still there after two administrators delete each other at the same time', async () => {
    const other = await createSignedInUser(test, admin, { role: 'admin' });
    const answers = await Promise.all([remove(other.user._id), remove(self._id, other.signedIn)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await admins()).toBe(1);
  });
});
