import { PASSKEY_TEXTS as TEXTS } from '../../src/contract/passkeys';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { PASSWORD_TEXTS } from '../../src/contract/users';
import { ACCOUNT_TEXTS } from '../../src/contract/visitor-accounts';
import { TrustedClock } from '../../src/platform/clock/trusted-clock';
import { PROTECTION } from '../../src/platform/limits/protection';
import { RetentionService } from '../../src/privacy/retention.service';
import { VisitorPasskeysService } from '../../src/visitor-accounts/visitor-passkeys.service';
import { mailsTo } from '../support/account-links';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { Authenticator } from '../support/authenticator';
import { changeSettings } from '../support/content';
import { useMailedApp } from '../support/mailed-app';
import * as staff from '../support/passkeys';
import { findPerson } from '../support/personal-data';
import { createSignedInUser } from '../support/users';
import {
  cookiesOf,
  createAccount,
  isLoggedIn,
  linkTo,
  ORIGIN,
  postForm,
  SESSION_COOKIE,
  VISITOR,
} from '../support/visitor-accounts';
import {
  askOptions,
  createWithPasskey,
  logInByPasskey,
  postLogin,
  postPasskey,
  removePasskey,
} from '../support/visitor-passkeys';

const UNKNOWN_ID = '0123456789abcdef01234567';

describe('passkeys of visitors', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const passkeys = () => test.connection.collection('passkeys');
  const accounts = () => test.connection.collection('visitoraccounts');
  const page = async (cookie: string, search = '') =>
    (await test.http.get(`/account${search}`).set({ ...asNewVisitor(), cookie })).text.replace(/<!-- -->/g, '');
  const idsOf = async (cookie: string) =>
    (await test.http.get('/account?do=download').set({ ...asNewVisitor(), cookie })).body.passkeys.passkeys.map(
      ({ _id }: { _id: string }) => _id,
    ) as string[];
  const subjectsTo = async (email: string) => (await mailsTo(test, email)).map(({ subject }) => subject);

  it('are added after the password, end other sessions, and are emailed', async () => {
    const { email, cookie } = await createAccount(test);
    const other = cookiesOf(await postForm(test, '/login', 'login', { email, password: VISITOR.password }));
    const asked = await askOptions(test, 'passkey', cookie);
    expect([asked.status, asked.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(asked.body).toMatchObject({
      rp: { id: 'mosi.example', name: DEFAULT_SETTINGS.siteName },
      user: { name: email, displayName: VISITOR.name },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const answer = new Authenticator(ORIGIN).create(asked.body);
    const wrong = await postPasskey(test, cookie, { answer, currentPassword: 'not this one' });
    expect([wrong.status, wrong.text.includes(PASSWORD_TEXTS.currentWrong)]).toEqual([400, true]);
    for (const secret of ['not this one', 'attestationObject']) expect(wrong.text).not.toContain(secret);
    expect(wrong.text).toContain('value="My phone"');
    const added = await postPasskey(test, cookie, { answer });
    expect([added.status, added.headers.location]).toEqual([303, '/account?done=add-passkey#add-passkey-result']);
    for (const old of [cookie, other]) expect(await isLoggedIn(test, old, email)).toBe(false);
    const text = await page(cookiesOf(added), '?done=add-passkey');
    for (const shown of [ACCOUNT_TEXTS.passkeyAdded, 'My phone', 'Added on']) expect(text).toContain(shown);
    expect(await subjectsTo(email)).toContain(`A passkey was added to your account at ${DEFAULT_SETTINGS.siteName}`);
    expect(await passkeys().findOne({ name: 'My phone' })).toMatchObject({ kind: 'visitor', counter: 0 });
  });

  it('log in without a password, with a session of their own', async () => {
    const { email, authenticator, cookie } = await createWithPasskey(test);
    const asked = await askOptions(test, 'passkey-login');
    expect([asked.status, asked.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(asked.body).toMatchObject({ rpId: 'mosi.example', userVerification: 'required' });
    const done = await postLogin(test, authenticator.get(asked.body), { cookie });
    expect([done.status, done.headers.location]).toEqual([303, '/account']);
    expect(cookiesOf(done)).toMatch(new RegExp(`^${SESSION_COOKIE}=[\\w.-]+; mosi-member=1$`));
    expect(await isLoggedIn(test, cookiesOf(done), email)).toBe(true);
    expect(await isLoggedIn(test, cookie, email)).toBe(false);
    expect(await page(cookiesOf(done))).toContain('last used on');
  });

  it('refuse an answer with certificates, whose URLs the server would fetch', async () => {
    const { cookie } = await createAccount(test);
    const asked = (await askOptions(test, 'passkey', cookie)).body;
    const answer = new Authenticator(ORIGIN).create(asked, { isCertified: true });
    const added = await postPasskey(test, cookie, { answer });
    expect([added.status, added.text.includes(TEXTS.refused)]).toEqual([409, true]);
    expect(await idsOf(cookie)).toEqual([]);
  });

  it('log in at most 30 times in 15 minutes', async () => {
    const { authenticator } = await createWithPasskey(test);
    for (let login = 0; login < 30; login += 1) expect((await logInByPasskey(test, authenticator)).status).toBe(303);
    expect((await logInByPasskey(test, authenticator)).status).toBe(429);
    expect((await createWithPasskey(test).then(({ authenticator: other }) => logInByPasskey(test, other))).status).toBe(
      303,
    );
  });

  it('are never those of staff, nor the other way round', async () => {
    const visitor = await createWithPasskey(test);
    const { signedIn } = await createSignedInUser(test, admin);
    const { authenticator } = await staff.addPasskey(test, signedIn);
    const [ofStaff, ofVisitors] = [await staff.startLogin(test), (await askOptions(test, 'passkey-login')).body];
    for (const options of [ofStaff, ofVisitors]) {
      expect((await postLogin(test, authenticator.get(options))).status).toBe(401);
      expect((await staff.sendLogin(test, visitor.authenticator.get(options))).status).toBe(401);
    }
    expect((await postLogin(test, visitor.authenticator.get(ofStaff))).status).toBe(401);
    expect((await staff.sendLogin(test, authenticator.get(ofVisitors))).status).toBe(401);
    expect((await postLogin(test, visitor.authenticator.get(ofVisitors))).status).toBe(303);
    expect((await staff.sendLogin(test, authenticator.get(ofStaff))).status).toBe(200);
  });

  it('are removed after the password, by their owner alone', async () => {
    const { email, authenticator, cookie } = await createWithPasskey(test);
    const [id = ''] = await idsOf(cookie);
    expect((await removePasskey(test, cookie, id, { currentPassword: 'not this one' })).status).toBe(400);
    const stranger = await createAccount(test);
    for (const [by, unknown] of [
      [stranger.cookie, id],
      [cookie, UNKNOWN_ID],
      [cookie, 'no id'],
      [cookie, ''],
    ] as const)
      expect([unknown, (await removePasskey(test, by, unknown)).status]).toEqual([unknown, 410]);
    expect((await logInByPasskey(test, authenticator)).status).toBe(303);
    const removed = await removePasskey(test, cookie, id);
    expect(removed.headers.location).toBe('/account?done=remove-passkey#remove-passkey-result');
    expect(await isLoggedIn(test, cookie, email)).toBe(false);
    const text = await page(cookiesOf(removed), '?done=remove-passkey');
    for (const shown of [ACCOUNT_TEXTS.passkeyRemoved, 'No passkeys yet.']) expect(text).toContain(shown);
    expect((await logInByPasskey(test, authenticator)).status).toBe(401);
    expect((await subjectsTo(email)).at(-1)).toBe(
      `A passkey was removed from your account at ${DEFAULT_SETTINGS.siteName}`,
    );
  });

  it('need a session and a form of this site', async () => {
    const { email, authenticator, cookie } = await createWithPasskey(test);
    const [id = ''] = await idsOf(cookie);
    const none = await askOptions(test, 'passkey');
    expect([none.status, none.body.message]).toEqual([401, expect.any(String)]);
    const answer = new Authenticator(ORIGIN).create((await askOptions(test, 'passkey', cookie)).body);
    const login = authenticator.get((await askOptions(test, 'passkey-login')).body);
    const own = { currentPassword: VISITOR.password, passkey: id, name: 'Key', answer };
    for (const form of ['add-passkey', 'remove-passkey']) {
      const { status, headers } = await postForm(test, '/account', form, own);
      expect([form, status, headers.location]).toEqual([form, 303, '/login']);
    }
    for (const origin of ['https://evil.example', 'null', '']) {
      for (const form of ['add-passkey', 'remove-passkey'])
        expect((await postForm(test, '/account', form, own, { cookie, origin })).status).toBe(403);
      expect((await postLogin(test, login, { origin })).status).toBe(403);
    }
    expect(await idsOf(cookie)).toEqual([id]);
    expect(await isLoggedIn(test, cookie, email)).toBe(true);
  });

  it('count failures as failed logins, by network, apart from those of staff', async () => {
    const { authenticator } = await createWithPasskey(test);
    const visitor = asNewVisitor();
    for (let turn = 0; turn < PROTECTION.signIns.mostFailures; turn += 1)
      expect((await logInByPasskey(test, authenticator, { isVerified: false }, visitor)).status).toBe(401);
    expect((await logInByPasskey(test, authenticator, {}, visitor)).status).toBe(429);
    expect((await logInByPasskey(test, authenticator)).status).toBe(303);
    const crowd = asNewVisitor();
    for (let turn = 0; turn < PROTECTION.signIns.mostFailuresOfAddress; turn += 1)
      await logInByPasskey(test, new Authenticator(ORIGIN), {}, crowd);
    expect((await logInByPasskey(test, authenticator, {}, crowd)).status).toBe(429);
    expect((await staff.passkeyLogin(test, new Authenticator(ORIGIN), {}, crowd)).status).toBe(401);
  });

  it('stay after a new password, and are then shown', async () => {
    const { email, authenticator } = await createWithPasskey(test);
    await postForm(test, '/login', 'forgotten', { email });
    const link = await linkTo(test, email, 'password');
    const done = await postForm(test, link, 'new-password', { password: 'guavas in the rain' });
    expect(done.headers.location).toBe('/account?done=new-password#new-password-result');
    const text = await page(cookiesOf(done), '?done=new-password');
    expect(text).toContain(ACCOUNT_TEXTS.checkPasskeys);
    expect((await logInByPasskey(test, authenticator)).status).toBe(303);
  });

  it('are found, exported and erased with the person', async () => {
    const { email, authenticator } = await createWithPasskey(test);
    expect((await findPerson(test, admin, email)).kinds.find(({ kind }) => kind === 'accounts')?.count).toBe(1);
    const exported = await test.http.post('/api/privacy/export').set(admin).send({ email }).expect(200);
    expect(exported.body.records.accounts[0].passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
    await test.http.post('/api/privacy/erase').set(admin).send({ email }).expect(200);
    const credentialId = authenticator.credentialId.toString('base64url');
    expect(await passkeys().countDocuments({ credentialId })).toBe(0);
    expect((await logInByPasskey(test, authenticator)).status).toBe(401);
  });

  it('are erased with a closed account, or one nobody has used', async () => {
    const create = () => createWithPasskey(test);
    const [closed, unused, used] = [await create(), await create(), await create()];
    const isStored = async ({ authenticator }: { authenticator: Authenticator }) =>
      (await passkeys().countDocuments({ credentialId: authenticator.credentialId.toString('base64url') })) > 0;
    await postForm(test, '/account', 'close-account', { currentPassword: VISITOR.password }, { cookie: closed.cookie });
    expect(await isStored(closed)).toBe(false);
    await accounts().updateOne({ email: unused.email }, { $set: { activeAt: new Date('2024-01-01') } });
    jest.spyOn(test.app.get(TrustedClock), 'isTrusted').mockResolvedValue(true);
    expect(await test.app.get(RetentionService).sweep()).toMatchObject({ accounts: 1 });
    expect([await isStored(unused), await isStored(used)]).toEqual([false, true]);
    await accounts().deleteOne({ email: used.email });
    await test.app.get(VisitorPasskeysService).sweep();
    expect(await isStored(used)).toBe(false);
  });

  it('are gone when accounts are switched off in Settings', async () => {
    const set = (visitorAccounts: boolean) => changeSettings(test, admin, { ...DEFAULT_SETTINGS, visitorAccounts });
    const { authenticator, cookie } = await createWithPasskey(test);
    const answer = authenticator.get((await askOptions(test, 'passkey-login')).body);
    await set(false);
    for (const wanted of ['passkey', 'passkey-login'] as const)
      expect((await askOptions(test, wanted, cookie)).status).toBe(404);
    expect((await postLogin(test, answer)).status).toBe(404);
    expect((await postPasskey(test, cookie, { answer })).status).toBe(404);
    await set(true);
    expect((await postLogin(test, answer)).status).toBe(303);
  });
});

describe('passkeys of visitors without a mail server', () => {
  const test = useTestApp({ PUBLIC_URL: ORIGIN });

  it('do not exist', async () => {
    for (const wanted of ['passkey', 'passkey-login']) await test.http.get(`/account?do=${wanted}`).expect(404);
    await test.http
      .post('/login?do=passkey-login')
      .set('origin', ORIGIN)
      .type('form')
      .send({ answer: '{}' })
      .expect(404);
  });
});
