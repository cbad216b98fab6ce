import type { OwnSession } from '../../src/contract/auth';
import { TOKEN_HEADER } from '../../src/contract/auth';
import { SessionTokensService } from '../../src/sessions/session-tokens.service';
import { StaffSessionsService } from '../../src/sessions/staff-sessions.service';
import { asNewVisitor, type SignedIn, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { HOUR_SECONDS } from '../support/tokens';
import { within } from '../support/two-apps';
import { createSignedInUser, createUser, isSessionValid, PASSWORD } from '../support/users';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Mobile Safari/537.36';

describe('the own sessions', () => {
  const test = useTestApp();
  const admin = useAdmin(test);
  const rows = () => test.connection.collection<{ _id: string }>('staffsessions');

  async function login(email: string, browser: string): Promise<SignedIn> {
    const headers = { ...asNewVisitor(), 'user-agent': browser };
    const answer = await test.http.post('/api/auth/login').set(headers).send({ email, password: PASSWORD }).expect(200);
    return { [TOKEN_HEADER]: answer.body.token };
  }
  const list = async (by: SignedIn): Promise<OwnSession[]> =>
    (await test.http.get('/api/profile/sessions').set(by).expect(200)).body;
  const end = (by: SignedIn, id: string) => test.http.delete(`/api/profile/sessions/${id}`).set(by);

  it('are listed newest first, for any role and their person only', async () => {
    await createSignedInUser(test, admin);
    const user = await createUser(test, admin, { role: 'viewer' });
    const before = Date.now();
    await login(user.email, FIREFOX);
    const phone = await login(user.email, PHONE);
    const [newest, ...others] = await list(phone);
    expect(newest).toEqual({
      _id: expect.stringMatching(/^[\w-]{22}$/),
      browser: 'Chrome on Android',
      createdAt: expect.any(String),
      lastUsedAt: newest.createdAt,
      isCurrent: true,
    });
    expect(Date.parse(newest.createdAt)).toBeGreaterThanOrEqual(before);
    expect(others).toMatchObject([{ browser: 'Firefox on Windows', isCurrent: false }]);
    expect(others).toHaveLength(1);
    await test.http.get('/api/profile/sessions').expect(401);
  });

  it('end one by one, at once, and leave an audit entry', async () => {
    const user = await createUser(test, admin);
    const [stolen, own] = [await login(user.email, FIREFOX), await login(user.email, PHONE)];
    const [, { _id }] = await list(own);
    expect((await end(own, _id).expect(200)).body).toEqual({ success: true });
    expect(await isSessionValid(test, stolen)).toBe(false);
    expect(await isSessionValid(test, own)).toBe(true);
    expect(await list(own)).toHaveLength(1);
    await end(own, _id).expect(404);
    const [entry] = (await test.http.get('/api/audit?action=users.endSession&limit=1').set(admin).expect(200)).body;
    expect(entry).toMatchObject({ actorId: user._id, subjectId: user._id });
    expect(JSON.stringify(entry)).not.toContain(_id);
  });

  it('are ended by no other person, administrators included', async () => {
    const { signedIn } = await createSignedInUser(test, admin);
    const [{ _id }] = await list(signedIn);
    await end(admin, _id).expect(404);
    await end({}, _id).expect(401);
    await end(admin, 'unknown').expect(404);
    expect(await isSessionValid(test, signedIn)).toBe(true);
  });

  it('leave the list on logout, a new password or deletion', async () => {
    const user = await createUser(test, admin);
    const [first, second] = [await login(user.email, FIREFOX), await login(user.email, PHONE)];
    await test.http.post('/api/auth/logout').set(first).expect(200);
    expect(await list(second)).toMatchObject([{ browser: 'Chrome on Android' }]);
    const change = { password: 'quite another password', currentPassword: PASSWORD };
    const { body } = await test.http
      .put(`/api/users/${user._id}/password`)
      .set({ ...second, 'user-agent': FIREFOX })
      .send(change)
      .expect(200);
    expect(await list({ [TOKEN_HEADER]: body.token })).toMatchObject([{ browser: 'Firefox on Windows' }]);
    await test.http.delete(`/api/users/${user._id}`).set(admin).expect(200);
    expect(await rows().countDocuments({ userId: user._id })).toBe(0);
  });

  it('stay valid from an older version, and are not listed', async () => {
    const { _id: userId } = await createUser(test, admin);
    const token = await test.app.get(SessionTokensService).sign({ userId, tokenVersion: 0 });
    expect(await isSessionValid(test, { [TOKEN_HEADER]: token })).toBe(true);
    expect(await list({ [TOKEN_HEADER]: token })).toEqual([]);
  });

  it('end after four hours without use, and are then not listed', async () => {
    const { _id: userId } = await createUser(test, admin);
    const tokens = test.app.get(SessionTokensService);
    /** Returns a session that another process has used `hours` ago. */
    const usedAgo = async (hours: number): Promise<SignedIn> => {
      const token = await tokens.sign({ userId, tokenVersion: 0 });
      const { sessionId: _id = '', expiresAt } = (await tokens.read(token)) ?? {};
      const at = new Date(Date.now() - hours * HOUR_SECONDS * 1_000);
      const row = { _id, userId, tokenVersion: 0, browser: `${hours}`, createdAt: at, lastUsedAt: at, expiresAt };
      await rows().insertOne(row);
      return { [TOKEN_HEADER]: token };
    };
    const [idle, used] = [await usedAgo(4.1), await usedAgo(3.9)];
    for (const _again of [1, 2]) {
      expect(await isSessionValid(test, idle)).toBe(false);
      await test.http.get('/api/profile/sessions').set(idle).expect(401);
      expect(await isSessionValid(test, used)).toBe(true);
    }
    expect(await list(used)).toMatchObject([{ browser: '3.9' }]);
  });

  it('store their last use by the hour until they expire', async () => {
    const { _id: userId } = await createUser(test, admin);
    const tokens = test.app.get(SessionTokensService);
    const token = await tokens.sign({ userId, tokenVersion: 0 });
    const { sessionId: _id, expiresAt } = (await tokens.read(token)) ?? { sessionId: '', expiresAt: new Date() };
    const old = new Date(Date.now() - 2 * HOUR_SECONDS * 1_000);
    const row = { userId, tokenVersion: 0, browser: 'x', createdAt: old, lastUsedAt: old, expiresAt };
    await rows().insertMany([
      { ...row, _id },
      { ...row, _id: 'expired', expiresAt: old },
    ]);
    await isSessionValid(test, { [TOKEN_HEADER]: token });
    await within(5_000, async () => {
      const [{ lastUsedAt, createdAt }] = await list({ [TOKEN_HEADER]: token });
      expect(createdAt).toBe(old.toISOString());
      expect(Date.parse(lastUsedAt)).toBeGreaterThan(old.getTime());
    });
    await test.app.get(StaffSessionsService).sweep();
    expect(await rows().countDocuments({ userId })).toBe(1);
  });
});
