import { createHash } from 'node:crypto';
import { FailedLoginsService } from '../../src/auth/failed-logins.service';
import { SECOND_STEP_TEXTS as TEXTS } from '../../src/contract/second-step';
import { PASSWORD_TEXTS } from '../../src/contract/users';
import { PROTECTION } from '../../src/platform/limits/protection';
import { mailsTo, post, tokenIn } from '../support/account-links';
import { asNewVisitor, signIn, useAdmin } from '../support/accounts';
import { useMailedApp } from '../support/mailed-app';
import { change, codeOf, createWithSecondStep, loginWith, passTime, setUp } from '../support/second-step';
import { createSignedInUser, isSessionValid, PASSWORD } from '../support/users';
import { putClock } from '../support/wall-clock';

const UNKNOWN_CODE = '0000-0000-0000-0000';
/** Returns a code that is wrong in this time step and in the two steps before and after it. */
function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !near.includes(code)) ?? '';
}

describe('two-step login', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  beforeEach(() => passTime(test));
  afterEach(() => jest.useRealTimers());

  const create = () => createWithSecondStep(test, admin);
  const login = (email: string, code?: string, visitor = asNewVisitor()) => loginWith(test, email, code, visitor);
  const users = () => test.connection.collection('users');
  const refusal = (message: string) => ({
    ...{ success: false, statusCode: 401, message, msg: message },
    secondStep: true,
  });
  const failures = async (id: string) => {
    await test.app.get(FailedLoginsService).whenWritten();
    return test.connection.collection('audit').countDocuments({ action: 'users.signInFailed', subjectId: id });
  };

  it('asks for a code only after the right password', async () => {
    const { _id, email, secret } = await create();
    const asked = await login(email);
    expect([asked.status, asked.body]).toEqual([401, refusal(TEXTS.asked)]);
    expect((await loginWith(test, email, codeOf(secret), asNewVisitor(), 'not the password')).body).not.toHaveProperty(
      'secondStep',
    );
    const before = await failures(_id);
    await login(email);
    expect(await failures(_id)).toBe(before);
    const { status, body } = await login(email, ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`);
    expect([status, body.user.email]).toEqual([200, email]);
    await test.http.get('/api/dashboard').set({ 'x-auth-token': body.token }).expect(200);
  });

  it('counts a wrong code as a failed login', async () => {
    const { _id, email, secret } = await create();
    const wrong = await login(email, wrongCode(secret));
    expect([wrong.status, wrong.body]).toEqual([401, refusal(TEXTS.wrong)]);
    expect(await failures(_id)).toBe(1);
    const visitor = asNewVisitor();
    for (let turn = 0; turn < PROTECTION.signIns.mostFailures; turn += 1) {
      expect((await login(email, UNKNOWN_CODE, visitor)).status).toBe(401);
    }
    expect((await login(email, codeOf(secret), visitor)).status).toBe(429);
    expect((await login(email, codeOf(secret))).status).toBe(200);
  });

  it('takes each code once, and none from before the last one', async () => {
    const { email, secret } = await create();
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(email, codeOf(secret))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expect((await login(email, codeOf(secret, -1))).status).toBe(401);
    expect((await login(email, codeOf(secret, 1))).status).toBe(200);
    expect((await login(email, codeOf(secret))).status).toBe(401);
  });

  it('lets a clock be off by one step at most', async () => {
    const { email, secret } = await create();
    // The clock stands still, so that no step of 30 seconds ends during the test.
    putClock(0);
    await passTime(test);
    for (const steps of [-2, 2]) expect((await login(email, codeOf(secret, steps))).status).toBe(401);
    for (const steps of [-1, 0, 1]) expect((await login(email, codeOf(secret, steps))).status).toBe(200);
  });

  it('ends guesses from many addresses, but takes a recovery code', async () => {
    const { email, secret, recoveryCodes } = await create();
    const wrong = wrongCode(secret);
    const guesses = Array.from({ length: PROTECTION.secondSteps.most + 5 }, () => login(email, wrong));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(PROTECTION.secondSteps.most);
    const answer = await login(email, codeOf(secret));
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await login(email, recoveryCodes[0])).status).toBe(200);
  });

  it('takes each recovery code once, and stores only hashes', async () => {
    const { _id, email, secret, recoveryCodes, signedIn } = await create();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9a-z]{4}-){5}[0-9a-z]{4}$/);
    const [row] = await users().find({ email }).toArray();
    expect(JSON.stringify(row)).not.toContain(secret);
    for (const code of recoveryCodes) expect(JSON.stringify(row)).not.toContain(code);
    const [code = ''] = recoveryCodes;
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expect((await login(email, recoveryCodes[1]?.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    const state = await test.http.get('/api/profile/second-step').set(signedIn).expect(200);
    expect(state.body).toEqual({ isOn: true, recoveryCodesLeft: 8, isRequired: false });
    expect(_id).toBeTruthy();
  });

  it('takes recovery codes of 80 bits, which earlier versions made', async () => {
    const { email } = await create();
    const hash = createHash('sha256').update('recovery code 0123456789abcdef').digest('base64url');
    await users().updateOne({ email }, { $set: { 'secondStep.codes': [hash] } });
    expect((await login(email, '0123-4567-89AB-CDEF')).status).toBe(200);
  });

  it('is skipped neither by a forgotten password nor by an administrator’s', async () => {
    const { _id, email, secret } = await create();
    await post(test, '/auth/forgotten', { email });
    const token = tokenIn((await mailsTo(test, email)).at(-1) ?? {}, '/admin/reset-password');
    const password = 'quite another password';
    expect((await post(test, '/auth/reset', { token, password })).body).toEqual({ success: true });
    const enter = (code?: string, typed = password) => loginWith(test, email, code, asNewVisitor(), typed);
    expect((await enter()).body).toEqual(refusal(TEXTS.asked));
    expect((await enter(codeOf(secret))).status).toBe(200);
    const set = { password: 'yet another password' };
    await test.http.put(`/api/users/${_id}/password`).set(admin).send(set).expect(200);
    expect((await enter(undefined, set.password)).body).toEqual(refusal(TEXTS.asked));
  });

  it('takes a recovery code after a restore with another signing key', async () => {
    const [{ _id, email, secret, recoveryCodes }, other] = [await create(), await create()];
    const stored = await users().findOne({ email: other.email });
    // Copies the other account's secret into this account. The server cannot decrypt it here, because it was encrypted
    // for the other account.
    const moved = { $set: { 'secondStep.secret': stored?.secondStep.secret } };
    await users().updateOne({ email }, moved);
    for (const known of [secret, other.secret]) {
      expect((await login(email, codeOf(known))).body).toEqual(refusal(TEXTS.unreadable));
    }
    expect((await login(email, recoveryCodes[0])).status).toBe(200);
    expect(_id).toBeTruthy();
  });
});

describe('setup of two-step login', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  beforeEach(() => passTime(test));

  const proof = { currentPassword: PASSWORD };
  const entries = async (action: string, id: string) => {
    const { body } = await test.http.get(`/api/audit?action=${action}`).set(admin).expect(200);
    return (body as { actorId: string; subjectId: string; fields: string[] }[])
      .filter(({ subjectId }) => subjectId === id)
      .map(({ actorId, fields }) => ({ isOwn: actorId === id, fields }));
  };

  it('needs the password and a first code, and ends all other sessions', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin, { role: 'viewer' });
    const another = await signIn(test, user.email, PASSWORD);
    const state = await test.http.get('/api/profile/second-step').set(signedIn).expect(200);
    expect(state.body).toEqual({ isOn: false, recoveryCodesLeft: 0, isRequired: false });
    const { body: started } = await change(test, signedIn, '', proof).expect(200);
    expect(started).toEqual({ secret: expect.stringMatching(/^[A-Z2-7]{32}$/), uri: expect.any(String) });
    const uri = new URL(started.uri);
    expect([uri.protocol, uri.host, uri.searchParams.get('secret')]).toEqual(['otpauth:', 'totp', started.secret]);
    expect(decodeURIComponent(uri.pathname)).toBe(`/Mosi Digital Academy:${user.email}`);
    // Before the secret is confirmed, the login needs no code.
    await signIn(test, user.email, PASSWORD);
    const { body } = await change(test, signedIn, '/confirm', { code: codeOf(started.secret) }).expect(200);
    expect(body).toEqual({ success: true, token: expect.any(String), recoveryCodes: expect.any(Array) });
    for (const ended of [signedIn, another]) expect(await isSessionValid(test, ended)).toBe(false);
    expect(await isSessionValid(test, { 'x-auth-token': body.token })).toBe(true);
    // The code that confirmed the secret does not work for a login.
    expect((await loginWith(test, user.email, codeOf(started.secret))).status).toBe(401);
    expect(await entries('users.secondStep', user._id)).toEqual([{ isOwn: true, fields: [] }]);
  });

  it('refuses a wrong password, a wrong code or an expired key', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin);
    for (const [currentPassword, message] of [
      ['not the password', PASSWORD_TEXTS.currentWrong],
      ['', PASSWORD_TEXTS.currentMissing],
    ]) {
      const { body } = await change(test, signedIn, '', { currentPassword }).expect(400);
      expect(body.errors).toEqual([{ field: 'currentPassword', message }]);
    }
    const early = await change(test, signedIn, '/confirm', { code: '123456' }).expect(409);
    expect(early.body.message).toBe(TEXTS.notStarted);
    const { body: started } = await change(test, signedIn, '', proof).expect(200);
    const wrong = await change(test, signedIn, '/confirm', { code: codeOf(started.secret, 5) }).expect(400);
    expect(wrong.body.errors).toEqual([{ field: 'code', message: TEXTS.wrong }]);
    const visitor = asNewVisitor();
    for (let turn = 0; turn < 10; turn += 1)
      await change(test, signedIn, '/confirm', { code: '1' }, visitor).expect(400);
    await change(test, signedIn, '/confirm', { code: codeOf(started.secret) }, visitor).expect(429);
    const tooLong = { code: 'x'.repeat(41) };
    expect((await change(test, signedIn, '/confirm', tooLong).expect(400)).body.errors[0].field).toBe('code');
    const late = { $set: { 'newSecret.at': new Date(Date.now() - 31 * 60_000) } };
    await test.connection.collection('users').updateOne({ email: user.email }, late);
    await change(test, signedIn, '/confirm', { code: codeOf(started.secret) }).expect(409);
    for (const path of ['', '/confirm', '/codes', '/off']) {
      await change(test, {}, path, { ...proof, code: '1' }).expect(401);
    }
    await signIn(test, user.email, PASSWORD);
  });

  it.each(['', '/codes', '/off'])('needs password and code again once it is on: %s', async (path) => {
    const { email, secret, signedIn, recoveryCodes } = await createWithSecondStep(test, admin);
    await mailsTo(test, email);
    const before = await test.connection.collection('users').findOne({ email });
    for (const [body, field] of [
      [{ ...proof }, 'code'],
      [{ ...proof, code: '0000-0000-0000-0000' }, 'code'],
      [{ currentPassword: 'not the password', code: codeOf(secret) }, 'currentPassword'],
    ] as const) {
      const answer = await change(test, signedIn, path, body).expect(400);
      expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    }
    expect(await test.connection.collection('users').findOne({ email })).toEqual(before);
    const visitor = asNewVisitor();
    const guess = { ...proof, code: '0000-0000-0000-0000' };
    for (let turn = 0; turn < 10; turn += 1) await change(test, signedIn, path, guess, visitor).expect(400);
    await change(test, signedIn, path, { ...proof, code: recoveryCodes[0] }, visitor).expect(429);
    await change(test, signedIn, path, { ...proof, code: recoveryCodes[0] }).expect(200);
  });

  it('keeps the earlier app until the new one is confirmed', async () => {
    const { _id, email, secret, signedIn, recoveryCodes } = await createWithSecondStep(test, admin);
    const { body: started } = await change(test, signedIn, '', { ...proof, code: recoveryCodes[0] }).expect(200);
    expect((await loginWith(test, email, codeOf(secret))).status).toBe(200);
    await change(test, signedIn, '/confirm', { code: codeOf(started.secret, -1) }).expect(200);
    await passTime(test);
    expect((await loginWith(test, email, codeOf(secret))).status).toBe(401);
    expect((await loginWith(test, email, recoveryCodes[1])).status).toBe(401);
    expect((await loginWith(test, email, codeOf(started.secret))).status).toBe(200);
    expect(await entries('users.secondStep', _id)).toHaveLength(2);
  });

  it('makes new recovery codes, which replace the earlier ones', async () => {
    const { _id, email, secret, signedIn, recoveryCodes } = await createWithSecondStep(test, admin);
    const { body } = await change(test, signedIn, '/codes', { ...proof, code: codeOf(secret) }).expect(200);
    expect(body).toEqual({ recoveryCodes: expect.any(Array) });
    expect((await loginWith(test, email, recoveryCodes[0])).status).toBe(401);
    expect((await loginWith(test, email, body.recoveryCodes[9])).status).toBe(200);
    expect(await isSessionValid(test, signedIn)).toBe(true);
    expect(await entries('users.recoveryCodes', _id)).toEqual([{ isOwn: true, fields: [] }]);
  });

  it('is turned off, and then on again', async () => {
    const { _id, email, secret, signedIn } = await createWithSecondStep(test, admin);
    const { body } = await change(test, signedIn, '/off', { ...proof, code: codeOf(secret) }).expect(200);
    expect(body).toEqual({ success: true, token: expect.any(String) });
    expect(await isSessionValid(test, signedIn)).toBe(false);
    const renewed = { 'x-auth-token': body.token };
    const row = await test.connection.collection('users').findOne({ email });
    expect(Object.keys(row ?? {})).not.toEqual(expect.arrayContaining(['secondStep']));
    await signIn(test, email, PASSWORD);
    for (const path of ['/codes', '/off']) {
      expect((await change(test, renewed, path, { ...proof, code: '123456' }).expect(409)).body.message).toBe(
        TEXTS.off,
      );
    }
    expect(await entries('users.secondStepOff', _id)).toEqual([{ isOwn: true, fields: [] }]);
    await setUp(test, renewed);
  });
});
