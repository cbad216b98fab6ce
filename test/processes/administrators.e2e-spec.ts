import type { INestApplication } from '@nestjs/common';
import type { User } from '../../src/contract/users';
import { DeletedUsersService } from '../../src/users/deleted-users.service';
import { UsersService } from '../../src/users/users.service';
import { describeShared, useTwoApps } from '../support/two-apps';

const ROUNDS = 50;

describeShared('two processes that remove each other’s administrator', () => {
  const apps = useTwoApps();

  const users = () => apps[0].connection.collection('users');
  const admins = () => users().countDocuments({ role: 'admin', active: { $ne: false } });

  /**
   * Calls the services directly. Over HTTP, the faster call would end the session of the other caller, who would get a
   * 401.
   */
  it.each<[string, (app: INestApplication, id: string, callerId: string) => Promise<unknown>]>([
    ['demote', (app, id) => app.get(UsersService).update(id, { role: 'editor' }, '')],
    ['deactivate', (app, id) => app.get(UsersService).update(id, { active: false }, '')],
    ['delete', (app, id, callerId) => app.get(DeletedUsersService).remove(id, callerId)],
  ])(`leave one, ${ROUNDS} times: %s`, async (_what, act) => {
    let taken = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const pair = await twoAdmins();
      const acts = apps.map(({ app }, turn) => act(app, pair[turn]._id, pair[1 - turn]._id));
      const answers = await Promise.allSettled(acts);
      taken += answers.filter(({ status }) => status === 'fulfilled').length;
      expect(await admins()).toBe(1);
    }
    // In each round, exactly one of the two succeeds.
    expect(taken).toBe(ROUNDS);
    expect(await users().countDocuments({ role: 'admin', active: { $ne: false }, leaving: { $exists: true } })).toBe(0);
  });

  it('take over a dead process’s mark after ten seconds', async () => {
    const [one, two] = await twoAdmins();
    const old = { mark: one._id, at: new Date(Date.now() - 11_000) };
    await users().updateOne({ email: two.email }, { $set: { leaving: old } });
    await apps[0].app.get(UsersService).update(one._id, { role: 'editor' }, '');
    expect(await admins()).toBe(1);
  });

  let made = 0;
  /** Creates two administrators and demotes all others. */
  async function twoAdmins(): Promise<[User, User]> {
    await users().updateMany({}, { $set: { role: 'viewer' }, $unset: { leaving: 1 } });
    const add = async (): Promise<User> => {
      made += 1;
      const stored = { name: 'An administrator', email: `admin${made}@example.com`, role: 'admin', active: true };
      const now = { createdAt: new Date(), updatedAt: new Date() };
      const { insertedId } = await users().insertOne({ ...stored, ...now, passwordHash: 'none', tokenVersion: 0 });
      return { ...stored, _id: insertedId.toHexString() } as unknown as User;
    };
    return [await add(), await add()];
  }
});
