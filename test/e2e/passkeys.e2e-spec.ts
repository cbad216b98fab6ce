import { FailedLoginsService } from '../../src/auth/failed-logins.service';
import { TOKEN_HEADER } from '../../src/contract/auth';
import { PASSKEY_MINUTES, PASSKEY_TEXTS as TEXTS } from '../../src/contract/passkeys';
import { SECOND_STEP_TEXTS } from '../../src/contract/second-step';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { PASSWORD_TEXTS } from '../../src/contract/users';
import { ChallengesService } from '../../src/passkeys/challenges.service';
import { PROTECTION } from '../../src/platform/limits/protection';
import { mailsTo } from '../support/account-links';
import { asNewVisitor, type SignedIn, signIn, useAdmin } from '../support/accounts';
import { Authenticator, type Lies } from '../support/authenticator';
import { useMailedApp } from '../support/mailed-app';
import {
  addPasskey,
  callPasskeys,
  ORIGIN,
  passkeyLogin,
  sendLogin,
  startAdding,
  startLogin,
} from '../support/passkeys';
import { codeOf, setUp } from '../support/second-step';
import { createSignedInUser, isSessionValid, PASSWORD } from '../support/users';
import { putClock } from '../support/wall-clock';

const UNKNOWN_ID = '0123456789abcdef01234567';
const refusal = (statusCode: number, message: string) => ({ success: false, statusCode, message, msg: message });

describe('passkeys of staff', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  afterEach(() => jest.useRealTimers());

  const passkeys = () => test.connection.collection('passkeys');
  const create = async (fields: object = {}) => {
    const { user, signedIn } = await createSignedInUser(test, admin, fields);
    return { user, ...(await addPasskey(test, signedIn)) };
  };
  const list = async (by: SignedIn) => (await test.http.get('/api/profile/passkeys').set(by).expect(200)).body;

  it('are added after the password, end other sessions, are emailed and recorded', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin, { role: 'viewer' });
    const another = await signIn(test, user.email, PASSWORD);
    const wrong = await callPasskeys(test, signedIn, '/start', { currentPassword: 'not the password' });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ field: 'currentPassword', message: PASSWORD_TEXTS.currentWrong }],
    ]);
    const options = await startAdding(test, signedIn);
    expect(options).toMatchObject({
      rp: { id: 'mosi.example', name: DEFAULT_SETTINGS.siteName },
      user: { name: user.email, displayName: user.name },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const answer = new Authenticator(ORIGIN).create(options);
    const added = await callPasskeys(test, signedIn, '', { name: ' My phone ', answer });
    expect([added.status, added.body]).toEqual([200, { success: true, token: expect.any(String) }]);
    const renewed = { [TOKEN_HEADER]: added.body.token };
    expect(await Promise.all([signedIn, another, renewed].map((by) => isSessionValid(test, by)))).toEqual([
      false,
      false,
      true,
    ]);
    const time = expect.any(String);
    expect(await list(renewed)).toEqual({
      isOffered: true,
      passkeys: [{ _id: expect.any(String), name: 'My phone', createdAt: time, lastUsedAt: null }],
    });
    const subjects = (await mailsTo(test, user.email)).map(({ subject }) => subject);
    expect(subjects).toContain(`A passkey was added to your account at ${DEFAULT_SETTINGS.siteName}`);
    const { body } = await test.http.get('/api/audit?action=users.passkeyAdded').set(admin).expect(200);
    expect(body[0]).toMatchObject({ actorId: user._id, subjectId: user._id, fields: [] });
    expect(JSON.stringify(body)).not.toContain('My phone');
  });

  it('log in without password and code, as often as they like', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin);
    const { signedIn: withStep, secret } = await setUp(test, signedIn);
    const options = await startAdding(test, withStep, { code: codeOf(secret) });
    const authenticator = new Authenticator(ORIGIN);
    const answer = authenticator.create(options);
    const added = await callPasskeys(test, withStep, '', { name: 'Key', answer });
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, body } = await passkeyLogin(test, authenticator);
      const { _id, name, email, role } = user;
      expect([status, body]).toEqual([
        200,
        { success: true, token: expect.any(String), user: { _id, name, email, role } },
      ]);
      expect(await isSessionValid(test, { [TOKEN_HEADER]: body.token })).toBe(true);
    }
    const { passkeys: mine } = await list({ [TOKEN_HEADER]: added.body.token });
    expect(Date.parse(mine[0].lastUsedAt)).toBeGreaterThan(Date.parse(mine[0].createdAt) - 1);
  });

  it('need a code of two-step login to be added or removed', async () => {
    const { signedIn } = await createSignedInUser(test, admin);
    const { signedIn: withStep } = await setUp(test, signedIn);
    const answer = await callPasskeys(test, withStep, '/start', { currentPassword: PASSWORD });
    expect([answer.status, answer.body.errors]).toEqual([400, [{ field: 'code', message: SECOND_STEP_TEXTS.asked }]]);
  });

  it('are removed after the password, and then do not log in', async () => {
    const { user, authenticator, signedIn } = await create();
    const [{ _id }] = (await list(signedIn)).passkeys;
    const remove = (by: SignedIn, id: string, currentPassword = PASSWORD) =>
      callPasskeys(test, by, `/${id}/remove`, { currentPassword });
    expect((await remove(signedIn, _id, 'not the password')).status).toBe(400);
    expect((await remove(signedIn, UNKNOWN_ID)).status).toBe(404);
    const { signedIn: stranger } = await createSignedInUser(test, admin);
    expect((await remove(stranger, _id)).status).toBe(404);
    expect((await passkeyLogin(test, authenticator)).status).toBe(200);
    const removed = await remove(signedIn, _id);
    expect([removed.status, removed.body]).toEqual([200, { success: true, token: expect.any(String) }]);
    expect(await isSessionValid(test, signedIn)).toBe(false);
    expect((await passkeyLogin(test, authenticator)).status).toBe(401);
    const subjects = (await mailsTo(test, user.email)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe(`A passkey was removed from your account at ${DEFAULT_SETTINGS.siteName}`);
  });

  it.each<[string, Lies]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: `${ORIGIN}:8443` }],
    ['another RP ID', { rpId: 'evil.example' }],
    ['no user verification', { isVerified: false }],
    ['an unknown challenge', { challenge: 'AAAA' }],
  ])('refuse an answer with %s', async (_case, lies) => {
    const { user, authenticator, signedIn } = await create();
    const login = await passkeyLogin(test, authenticator, lies);
    expect([login.status, login.body]).toEqual([401, refusal(401, TEXTS.wrong)]);
    const answer = new Authenticator(ORIGIN).create(await startAdding(test, signedIn), lies);
    const added = await callPasskeys(test, signedIn, '', { name: 'Key', answer });
    expect([added.status, added.body]).toEqual([409, refusal(409, TEXTS.refused)]);
    expect(await passkeys().countDocuments({ account: { $exists: true }, name: 'Key' })).toBe(
      await passkeys().countDocuments({ name: 'Key' }),
    );
    expect((await list(signedIn)).passkeys).toHaveLength(1);
    expect(user.email).toBeTruthy();
  });

  it('answer alike to an unknown passkey, another user handle and no JSON', async () => {
    const { authenticator } = await create();
    const unknown = new Authenticator(ORIGIN);
    const answers = [
      await passkeyLogin(test, unknown),
      await passkeyLogin(test, authenticator, { userHandle: 'AAAA' }),
      ...(await Promise.all(['no JSON', 'null', '[]', '{"id":{"$ne":1}}'].map((text) => sendLogin(test, text)))),
    ];
    for (const { status, body } of answers) expect([status, body]).toEqual([401, refusal(401, TEXTS.wrong)]);
    const empty = await test.http.post('/api/auth/login/passkey').set(asNewVisitor()).send({});
    expect([empty.status, empty.body.errors[0].field]).toEqual([400, 'answer']);
  });

  it('take each challenge once, within five minutes, and only for its purpose', async () => {
    const { authenticator, signedIn } = await create();
    const answer = authenticator.get(await startLogin(test));
    const statuses = (await Promise.all([1, 2, 3].map(() => sendLogin(test, answer)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401, 401]);
    const toAdd = await startAdding(test, signedIn);
    expect((await sendLogin(test, authenticator.get({ ...toAdd, rpId: 'mosi.example' }))).status).toBe(401);
    const challenge = (await startLogin(test)).challenge;
    const forLogin = new Authenticator(ORIGIN).create(toAdd, { challenge });
    expect((await callPasskeys(test, signedIn, '', { name: 'Key', answer: forLogin })).status).toBe(409);
    const late = authenticator.get(await startLogin(test));
    putClock(PASSKEY_MINUTES * 60_000);
    expect((await sendLogin(test, late)).status).toBe(401);
  });

  it('forget used challenges only once they have expired', async () => {
    const spent = test.connection.collection('spentchallenges');
    const { authenticator } = await create();
    await passkeyLogin(test, authenticator);
    const count = await spent.countDocuments();
    await test.app.get(ChallengesService).sweep();
    expect(await spent.countDocuments()).toBe(count);
    await spent.updateMany({}, { $set: { expiresAt: new Date(0) } });
    await test.app.get(ChallengesService).sweep();
    expect(await spent.countDocuments()).toBe(0);
  });

  it('are added only by the account that asked, before its sessions ended', async () => {
    const [first, second] = [await createSignedInUser(test, admin), await createSignedInUser(test, admin)];
    const answer = new Authenticator(ORIGIN).create(await startAdding(test, first.signedIn));
    const stolen = await callPasskeys(test, second.signedIn, '', { name: 'Key', answer });
    expect([stolen.status, stolen.body.message]).toEqual([409, TEXTS.refused]);
    await test.http.post('/api/auth/logout/everywhere').set(first.signedIn).expect(200);
    const again = await signIn(test, first.user.email, PASSWORD);
    expect((await callPasskeys(test, again, '', { name: 'Key', answer })).status).toBe(409);
    expect((await list(again)).passkeys).toEqual([]);
  });

  it('refuse a counter that does not rise', async () => {
    const { signedIn } = await createSignedInUser(test, admin);
    const { authenticator } = await addPasskey(test, signedIn, new Authenticator(ORIGIN, 5));
    expect((await passkeyLogin(test, authenticator)).status).toBe(200);
    for (const counter of [6, 1, 0]) expect((await passkeyLogin(test, authenticator, { counter })).status).toBe(401);
    expect((await passkeyLogin(test, authenticator, { counter: 7 })).status).toBe(200);
    const both = [await startLogin(test), await startLogin(test)].map((options) =>
      sendLogin(test, authenticator.get(options, { counter: 8 })),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('are ten at most, each of one account', async () => {
    const { user, authenticator, signedIn } = await create();
    let by = signedIn;
    const again = authenticator.create(await startAdding(test, by));
    const twice = await callPasskeys(test, by, '', { name: 'Key', answer: again });
    expect([twice.status, twice.body.message]).toEqual([409, TEXTS.known]);
    const [row] = await passkeys().find({}).sort({ _id: -1 }).limit(1).toArray();
    expect(String(row?.account)).toBe(user._id);
    const { _id, ...copied } = row ?? {};
    const copy = (place: number) => ({ ...copied, credentialId: `${user._id}${place}` });
    await passkeys().insertMany([1, 2, 3, 4, 5, 6, 7].map(copy));
    ({ signedIn: by } = await addPasskey(test, by));
    const late = new Authenticator(ORIGIN).create(await startAdding(test, by));
    await passkeys().insertOne(copy(8));
    const full = await callPasskeys(test, by, '/start', { currentPassword: PASSWORD });
    expect([full.status, full.body.message]).toEqual([409, TEXTS.full]);
    expect((await callPasskeys(test, by, '', { name: 'Key', answer: late })).status).toBe(409);
    expect((await list(by)).passkeys).toHaveLength(10);
  });

  it('have a name of at most 60 characters', async () => {
    const { signedIn } = await createSignedInUser(test, admin);
    const answer = new Authenticator(ORIGIN).create(await startAdding(test, signedIn));
    for (const name of ['', 'n'.repeat(61)]) {
      const { status, body } = await callPasskeys(test, signedIn, '', { name, answer });
      expect([status, body.errors[0].field]).toEqual([400, 'name']);
    }
    expect((await callPasskeys(test, signedIn, '', { name: 'n'.repeat(60), answer })).status).toBe(200);
  });

  it('count failures as failed logins, by network', async () => {
    const visitor = asNewVisitor();
    const { authenticator } = await create();
    const log = test.connection.collection('audit');
    const failures = async () => {
      await test.app.get(FailedLoginsService).whenWritten();
      return log.countDocuments({ action: 'users.signInFailed' });
    };
    const before = await failures();
    for (let turn = 0; turn < PROTECTION.signIns.mostFailures; turn += 1)
      expect((await passkeyLogin(test, authenticator, { isVerified: false }, visitor)).status).toBe(401);
    expect((await passkeyLogin(test, authenticator, {}, visitor)).status).toBe(429);
    expect(await failures()).toBe(before + 1);
    expect((await passkeyLogin(test, authenticator)).status).toBe(200);
    const crowd = asNewVisitor();
    for (let turn = 0; turn < PROTECTION.signIns.mostFailuresOfAddress; turn += 1)
      await passkeyLogin(test, new Authenticator(ORIGIN), {}, crowd);
    expect((await passkeyLogin(test, authenticator, {}, crowd)).status).toBe(429);
  });
});
