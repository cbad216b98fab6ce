import { SECOND_STEP_TEXTS as TEXTS } from '../../src/contract/second-step';
import { mailsTo } from '../support/account-links';
import { asNewVisitor, type SignedIn, useAdmin } from '../support/accounts';
import { changeSettings } from '../support/content';
import { useMailedApp } from '../support/mailed-app';
import { change, codeOf, createWithSecondStep, loginWith, passTime, setUp } from '../support/second-step';
import { createSignedInUser, createUser, isSessionValid, PASSWORD } from '../support/users';

describe('required two-step login', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  const require = (requireSecondStep: boolean) => changeSettings(test, admin, { requireSecondStep });
  beforeEach(() => passTime(test));
  afterEach(() => require(false));

  /** Creates an account that must set up two-step login, and logs in. The token permits only this setup. */
  async function limited(): Promise<{ _id: string; email: string; by: SignedIn }> {
    const { _id, email } = await createUser(test, admin, { role: 'admin' });
    await require(true);
    const { status, body } = await loginWith(test, email);
    expect([status, body.mustSetUp, body.user.email]).toEqual([200, true, email]);
    return { _id, email, by: { 'x-auth-token': body.token } };
  }

  it('lets an account without one set it up, and nothing else before', async () => {
    const { email, by } = await limited();
    const { recoveryCodes, signedIn } = await setUp(test, by);
    expect(recoveryCodes).toHaveLength(10);
    expect(await isSessionValid(test, signedIn)).toBe(true);
    await test.http.get('/api/users').set(signedIn).expect(200);
    // The token that permitted only the setup is no longer valid.
    await change(test, by, '', { currentPassword: PASSWORD }).expect(401);
    expect((await loginWith(test, email)).body).toMatchObject({ secondStep: true, message: TEXTS.asked });
  });

  it('gives no other right to the limited token', async () => {
    const { _id, by } = await limited();
    expect(await isSessionValid(test, by)).toBe(false);
    for (const path of ['/users', '/dashboard', '/settings', '/profile/second-step', '/audit']) {
      const { status, body } = await test.http.get(`/api${path}`).set(by);
      // Visitors can read the settings too, but without the fields that only staff see.
      expect([path, status === 200 ? 'requireSecondStep' in body : status]).toEqual([
        path,
        path === '/settings' ? false : 401,
      ]);
    }
    const password = { password: 'quite another password', currentPassword: PASSWORD };
    await test.http.put(`/api/users/${_id}/password`).set(by).send(password).expect(401);
    await test.http.put('/api/profile').set(by).send({ name: 'Mwila' }).expect(401);
    await test.http.post('/api/auth/look').set(by).expect(401);
    for (const path of ['/codes', '/off']) {
      await change(test, by, path, { currentPassword: PASSWORD, code: '1' }).expect(401);
    }
    // The setup also requires the current password.
    await change(test, by, '', { currentPassword: 'not the password' }).expect(400);
  });

  it('cannot be turned off, but the app can be replaced', async () => {
    const { secret, signedIn, recoveryCodes } = await createWithSecondStep(test, admin);
    await require(true);
    const state = await test.http.get('/api/profile/second-step').set(signedIn).expect(200);
    expect(state.body).toEqual({ isOn: true, recoveryCodesLeft: 10, isRequired: true });
    const proof = { currentPassword: PASSWORD, code: codeOf(secret) };
    expect((await change(test, signedIn, '/off', proof).expect(409)).body.message).toBe(TEXTS.required);
    await change(test, signedIn, '', { ...proof, code: recoveryCodes[0] }).expect(200);
  });

  it('leaves running sessions and accounts with two-step login as they are', async () => {
    const { signedIn } = await createSignedInUser(test, admin);
    const { email, secret } = await createWithSecondStep(test, admin);
    await require(true);
    expect(await isSessionValid(test, signedIn)).toBe(true);
    const { body } = await loginWith(test, email, codeOf(secret));
    expect(body).toEqual({ success: true, token: expect.any(String), user: expect.any(Object) });
  });
});

describe('two-step login that an administrator turns off', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  beforeEach(() => passTime(test));
  const take = (id: string, by: SignedIn) =>
    test.http.delete(`/api/users/${id}/second-step`).set({ ...by, ...asNewVisitor() });

  it('ends the sessions, is emailed to the person and recorded', async () => {
    const { _id, email, signedIn } = await createWithSecondStep(test, admin);
    const listed = async () =>
      (await test.http.get('/api/users').set(admin).expect(200)).body.find((user: { _id: string }) => user._id === _id);
    expect((await listed()).hasSecondStep).toBe(true);
    expect((await take(_id, admin).expect(200)).body).toEqual({ success: true });
    expect((await listed()).hasSecondStep).toBe(false);
    expect(await isSessionValid(test, signedIn)).toBe(false);
    expect((await loginWith(test, email)).status).toBe(200);
    const notices = (await mailsTo(test, email)).filter(({ subject = '' }) => subject.endsWith('was turned off'));
    expect(notices).toEqual([expect.objectContaining({ text: expect.stringContaining('/admin/profile') })]);
    const { body } = await test.http.get('/api/audit?action=users.secondStepTaken').set(admin).expect(200);
    expect(body[0]).toMatchObject({ subjectId: _id, fields: [], changes: [] });
    expect((await take(_id, admin).expect(409)).body.message).toBe(TEXTS.off);
  });

  it('is never the own one', async () => {
    const own = await test.http.get('/api/auth/verify').set(admin).expect(200);
    expect((await take(own.body.user._id, admin).expect(409)).body.message).toBe(TEXTS.own);
  });
});
