import { AUTH_TEXTS } from '../../src/contract/auth';
import { PASSKEY_TEXTS as TEXTS } from '../../src/contract/passkeys';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { OwnPasskeysService } from '../../src/users/own-passkeys.service';
import { asNewVisitor, signIn, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { changeSettings } from '../support/content';
import { useMailedApp } from '../support/mailed-app';
import { addPasskey, callPasskeys, passkeyLogin, sendLogin } from '../support/passkeys';
import { loginWith } from '../support/second-step';
import { createSignedInUser, createUser, PASSWORD } from '../support/users';

const refusal = (statusCode: number, message: string) => ({ success: false, statusCode, message, msg: message });

describe('passkeys of changed accounts', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);

  const passkeys = () => test.connection.collection('passkeys');
  const create = async (fields: object = {}) => {
    const { user, signedIn } = await createSignedInUser(test, admin, fields);
    return { user, ...(await addPasskey(test, signedIn)) };
  };
  const settings = (change: object) => changeSettings(test, admin, { ...DEFAULT_SETTINGS, ...change });

  it('log in with the present role, never for deactivated or deleted accounts', async () => {
    const { user, authenticator } = await create({ role: 'admin' });
    const put = (change: object) => test.http.put(`/api/users/${user._id}`).set(admin).send(change).expect(200);
    await put({ role: 'viewer' });
    expect((await passkeyLogin(test, authenticator)).body.user.role).toBe('viewer');
    await put({ active: false });
    expect((await passkeyLogin(test, authenticator)).status).toBe(401);
    await put({ active: true });
    await test.http.delete(`/api/users/${user._id}`).set(admin).expect(200);
    expect((await passkeyLogin(test, authenticator)).status).toBe(401);
  });

  it('work again after Undo, but not after a restore from the trash', async () => {
    const { user, authenticator } = await create();
    const sweep = () => test.app.get(OwnPasskeysService).sweep();
    const remove = () => test.http.delete(`/api/users/${user._id}`).set(admin).expect(200);
    const mine = () => passkeys().countDocuments({ account: { $exists: true }, kind: 'staff' });
    await remove();
    await sweep();
    await test.http.post(`/api/users/${user._id}/restore`).set(admin);
    expect((await passkeyLogin(test, authenticator)).status).toBe(200);
    await remove();
    const before = await mine();
    await test.connection
      .collection('trash')
      .updateMany({ source: 'users' }, { $set: { deletedAt: new Date(Date.now() - 11 * 60_000) } });
    await sweep();
    expect(await mine()).toBeLessThan(before);
    expect(await passkeys().countDocuments({ credentialId: authenticator.credentialId.toString('base64url') })).toBe(0);
    const other = await create();
    await test.http.delete(`/api/users/${other.user._id}`).set(admin).expect(200);
    await test.connection
      .collection('trash')
      .updateMany({ source: 'users' }, { $set: { deletedAt: new Date(Date.now() - 11 * 60_000) } });
    await test.http.post(`/api/users/${other.user._id}/restore`).set(admin);
    await test.http.put(`/api/users/${other.user._id}`).set(admin).send({ active: true }).expect(200);
    expect((await passkeyLogin(test, other.authenticator)).status).toBe(401);
  });

  it('count as required two-step login, which refuses a password alone', async () => {
    const { user, authenticator, signedIn } = await create();
    const password = () => loginWith(test, user.email);
    expect((await password()).status).toBe(200);
    await settings({ requireSecondStep: true });
    const refused = await password();
    expect([refused.status, refused.body]).toEqual([401, refusal(401, TEXTS.needed)]);
    expect((await loginWith(test, user.email, undefined, asNewVisitor(), 'wrong')).body.message).toBe(AUTH_TEXTS.wrong);
    const { body } = await passkeyLogin(test, authenticator);
    expect(body).not.toHaveProperty('mustSetUp');
    await settings({});
    expect(signedIn).toBeTruthy();
  });

  it('are removed by an administrator, together with two-step login', async () => {
    const { user, authenticator } = await create();
    const find = async () =>
      (await test.http.get('/api/users?limit=100').set(admin).expect(200)).body.find(
        ({ _id }: { _id: string }) => _id === user._id,
      );
    expect(await find()).toMatchObject({ hasSecondStep: false, hasPasskey: true });
    await test.http.delete(`/api/users/${user._id}/second-step`).set(admin).expect(200, { success: true });
    expect(await find()).not.toHaveProperty('hasPasskey');
    expect((await passkeyLogin(test, authenticator)).status).toBe(401);
    await test.http.delete(`/api/users/${user._id}/second-step`).set(admin).expect(409);
  });
});

describe('passkeys of a site without HTTPS', () => {
  const test = useTestApp({ PUBLIC_URL: 'http://mosi.example' });
  const admin = useAdmin(test);

  it('are off', async () => {
    const user = await createUser(test, admin);
    const signedIn = await signIn(test, user.email, PASSWORD);
    const { body } = await test.http.get('/api/auth/recovery').expect(200);
    expect(body).toEqual({ byEmail: false, byPasskey: false });
    const off = refusal(409, TEXTS.off);
    await test.http.get('/api/profile/passkeys').set(signedIn).expect(200, { isOffered: false, passkeys: [] });
    await test.http.post('/api/auth/login/passkey/start').expect(409, off);
    expect((await sendLogin(test, '{}')).body).toEqual(off);
    expect((await callPasskeys(test, signedIn, '/start', { currentPassword: PASSWORD })).body).toEqual(off);
    expect((await callPasskeys(test, signedIn, '', { name: 'Key', answer: '{}' })).body).toEqual(off);
  });
});

describe('passkeys of a site on localhost', () => {
  const test = useTestApp();
  it('are offered', async () => {
    const { body } = await test.http.get('/api/auth/recovery').expect(200);
    expect(body.byPasskey).toBe(true);
  });
});
