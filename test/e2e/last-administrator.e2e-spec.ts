import type { INestApplication } from '@nestjs/common';
import type { User } from '../../src/contract/users';
import { DeletedUsersService } from '../../src/users/deleted-users.service';
import { UsersService } from '../../src/users/users.service';
import { type SignedIn, signInAsAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { startUsersAnew } from '../support/fresh-site';
import { createSignedInUser, createUser, isSessionValid } from '../support/users';

describe('last active administrator', () => {
  const test = useTestApp();
  let admin: SignedIn;
  let self: User;
  // Removes all users before each test, because the rule counts all administrators in the database.
  beforeEach(async () => {
    await startUsersAnew(test);
    admin = await signInAsAdmin(test);
    [self] = (await test.http.get('/api/users').set(admin)).body;
  });

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

  it('is no longer protected when there is another', async () => {
    const other = await createSignedInUser(test, admin, { role: 'admin' });
    await put(self._id, { role: 'viewer' }).expect(200);
    expect(await isSessionValid(test, admin)).toBe(false);
    await put(other.user._id, { active: false }, other.signedIn).expect(409);
  });

  it('cannot delete the own account, which another administrator may delete', async () => {
    await remove(self._id).expect(409);
    const other = await createSignedInUser(test, admin, { role: 'admin' });
    await remove(self._id).expect(409);
    await remove(self._id, other.signedIn).expect(200);
    await remove(other.user._id, other.signedIn).expect(409);
    expect(await admins()).toBe(1);
  });

  // Calls the services directly. Over HTTP, some callers would get a 401, because another call has ended their session.
  it.each<[string, (app: INestApplication, id: string, callerId: string) => Promise<unknown>]>([
    ['demote', (app, id) => app.get(UsersService).update(id, { role: 'editor' }, '')],
    ['deactivate', (app, id) => app.get(UsersService).update(id, { active: false }, '')],
    ['delete', (app, id, callerId) => app.get(DeletedUsersService).remove(id, callerId)],
  ])('remains when administrators %s each other simultaneously', async (_what, act) => {
    const ring = [self];
    while (ring.length < 4) ring.push(await createUser(test, admin, { role: 'admin' }));
    const calls = ring.map(({ _id }, index) => act(test.app, ring[(index + 1) % ring.length]._id, _id));
    const answers = await Promise.allSettled(calls);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await admins()).toBe(1);
  });
});
