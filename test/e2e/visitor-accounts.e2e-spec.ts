import { JwtService } from '@nestjs/jwt';
import { AccountLinksService } from '../../src/account-links/account-links.service';
import { AUTH_TEXTS, TOKEN_HEADER } from '../../src/contract/auth';
import { NOT_AN_ADDRESS } from '../../src/contract/email-address';
import { MESSAGES } from '../../src/contract/errors';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { ACCOUNT_TEXTS } from '../../src/contract/visitor-accounts';
import { PROTECTION } from '../../src/platform/limits/protection';
import { VisitorAccountsService } from '../../src/visitor-accounts/visitor-accounts.service';
import { letLinksExpire, mailsTo, readLink } from '../support/account-links';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { changeSettings } from '../support/content';
import { useMailedApp } from '../support/mailed-app';
import { findPerson } from '../support/personal-data';
import {
  attributesOf,
  cookiesOf,
  createAccount,
  isLoggedIn,
  linkTo,
  newEmail,
  ORIGIN,
  postForm,
  SESSION_COOKIE,
  VISITOR,
} from '../support/visitor-accounts';
import { noteWaits } from '../support/waits';

const { password } = VISITOR;
const OTHER_PASSWORD = 'guavas in the rain';

describe('accounts of visitors', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  afterEach(() => jest.restoreAllMocks());

  const signUp = (email: string, more: object = {}) =>
    postForm(test, '/signup', 'signup', { ...VISITOR, email, ...more });
  const login = (email: string, secret = password, headers: object = {}) =>
    postForm(test, '/login', 'login', { email, password: secret }, headers);
  const accounts = () => test.connection.collection('visitoraccounts');
  const ask = async (email: string, form: 'login-link' | 'forgotten') => {
    expect((await postForm(test, '/login', form, { email })).status).toBe(303);
    return linkTo(test, email, form === 'forgotten' ? 'password' : 'login');
  };
  const textOf = async (path: string, cookie = '') =>
    (await test.http.get(path).set({ ...asNewVisitor(), cookie })).text;

  it('are made by signing up and confirming, and log in and out', async () => {
    const email = newEmail();
    const asked = await signUp(email.toUpperCase());
    expect([asked.status, asked.headers.location]).toEqual([303, '/signup?done=signup#signup-result']);
    expect(await textOf('/signup?done=signup')).toContain(ACCOUNT_TEXTS.signedUp);
    expect(await accounts().countDocuments({ email })).toBe(0);
    const link = await linkTo(test, email, 'confirm');
    const confirmed = await postForm(test, link, 'confirm', { password });
    expect([confirmed.status, confirmed.headers.location]).toEqual([303, '/account?done=confirm#confirm-result']);
    const attributes = 'Path=/; SameSite=Lax; Secure; Max-Age=2592000';
    expect(attributesOf(confirmed)).toEqual([
      expect.stringMatching(new RegExp(`^${SESSION_COOKIE}=[\\w.-]+; ${attributes}; HttpOnly$`)),
      `mosi-member=1; ${attributes}`,
    ]);
    const cookie = cookiesOf(confirmed);
    const page = await test.http.get('/account').set({ ...asNewVisitor(), cookie });
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.text).toContain(email);
    const out = await postForm(test, '/account', 'logout', {}, { cookie });
    expect([out.status, out.headers.location]).toEqual([303, '/login?done=logout#logout-result']);
    expect(cookiesOf(out)).toBe(`${SESSION_COOKIE}=; mosi-member=`);
    expect(await isLoggedIn(test, cookie, email)).toBe(false);
    const back = await login(email);
    expect([back.status, back.headers.location]).toEqual([303, '/account']);
    expect(await isLoggedIn(test, cookiesOf(back), email)).toBe(true);
  });

  it('never get the password of a stranger who signed up first', async () => {
    const email = newEmail();
    await signUp(email, { password: 'the stranger knows this' });
    expect((await login(email, 'the stranger knows this')).status).toBe(401);
    await postForm(test, await linkTo(test, email, 'confirm'), 'confirm', { password });
    expect((await login(email, 'the stranger knows this')).status).toBe(401);
    expect((await login(email)).status).toBe(303);
    const stored = JSON.stringify(await test.connection.collection('accountlinks').find({}).toArray());
    expect(stored).not.toContain('the stranger knows this');
  });

  it('show the owner the name, which a stranger may have chosen', async () => {
    const email = newEmail();
    await signUp(email, { name: 'Thief' });
    const answer = await postForm(test, await linkTo(test, email, 'confirm'), 'confirm', { password });
    const cookie = cookiesOf(answer);
    const { text } = await test.http.get('/account?done=confirm').set({ ...asNewVisitor(), cookie });
    expect(text).toContain(ACCOUNT_TEXTS.created);
    expect(text).toMatch(/<input(?=[^>]*name="name")(?=[^>]*value="Thief")/);
    expect((await test.http.get('/account').set({ ...asNewVisitor(), cookie })).text).not.toContain(
      ACCOUNT_TEXTS.created,
    );
  });

  it('answer a known and an unknown address alike, and tell the owner', async () => {
    const { email, cookie } = await createAccount(test);
    await test.forgetMail();
    const seen = [];
    for (const each of [email, newEmail()]) {
      for (const form of ['signup', 'login-link', 'forgotten']) {
        const waits = noteWaits(PROTECTION.sameAnswerMs);
        const path = form === 'signup' ? '/signup' : '/login';
        const { status, headers, text } = await postForm(test, path, form, { ...VISITOR, name: 'Thief', email: each });
        seen.push([form, status, headers.location, headers['set-cookie'], text, waits.length]);
        jest.restoreAllMocks();
      }
    }
    expect(seen.slice(3)).toEqual(seen.slice(0, 3));
    expect(seen.map((answer) => answer.at(-1))).toEqual([1, 1, 1, 1, 1, 1]);
    const [told] = (await mailsTo(test, email)).filter(({ subject }) => subject?.startsWith('You already have'));
    expect(told.text).toContain(`${ORIGIN}/login`);
    expect(told.text).not.toMatch(/\/account\/|Thief/);
    expect(await isLoggedIn(test, cookie, email)).toBe(true);
    expect(await accounts().findOne({ email })).toMatchObject({ name: VISITOR.name });
  });

  it('refuse an unknown address and a wrong password with one page', async () => {
    const { email } = await createAccount(test);
    const [unknown, wrong] = [await login(newEmail()), await login(email, 'wrong')];
    for (const answer of [unknown, wrong]) {
      expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined]);
      expect(answer.text).toContain(AUTH_TEXTS.wrong);
      expect(answer.text).not.toContain('value="wrong"');
    }
    const plain = (text: string) => text.replace(/person-\d+|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
    expect(plain(unknown.text)).toBe(plain(wrong.text));
    expect(unknown.text).toMatch(/value="person-\d+@school.example"/);
  });

  it('count failures by address and place, apart from those of staff', async () => {
    const { email } = await createAccount(test);
    const visitor = asNewVisitor();
    for (let turn = 0; turn < 10; turn += 1) expect((await login(email, 'wrong', visitor)).status).toBe(401);
    const refused = await login(email, password, visitor);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    for (let turn = 0; turn < 40; turn += 1) expect((await login(newEmail(), 'wrong', visitor)).status).toBe(401);
    const staff = await test.http.post('/api/auth/login').set(visitor).send({ email, password: 'wrong' });
    expect(staff.status).toBe(401);
  });

  describe('links', () => {
    it('log in or set a new password once, also side by side', async () => {
      const { email, cookie } = await createAccount(test);
      const link = await ask(email, 'login-link');
      const answers = await Promise.all([1, 2, 3].map(() => postForm(test, link, 'use-link')));
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
      expect((await postForm(test, link, 'use-link')).text).toContain('This link has expired or was already used.');
      const reset = await ask(email, 'forgotten');
      const done = await postForm(test, reset, 'new-password', { password: OTHER_PASSWORD });
      expect([done.status, done.headers.location]).toEqual([303, '/account?done=new-password#new-password-result']);
      expect((await postForm(test, reset, 'new-password', { password })).status).toBe(410);
      expect(await isLoggedIn(test, cookie, email)).toBe(false);
      expect(await isLoggedIn(test, cookiesOf(done), email)).toBe(true);
      expect((await login(email)).status).toBe(401);
      expect((await login(email, OTHER_PASSWORD)).status).toBe(303);
    });

    it('stay unused while scanners and browsers only open them', async () => {
      const { email } = await createAccount(test);
      const fresh = newEmail();
      await signUp(fresh);
      const links = [
        [await linkTo(test, fresh, 'confirm'), 'confirm'],
        [await ask(email, 'login-link'), 'use-link'],
        [await ask(email, 'forgotten'), 'new-password'],
      ] as const;
      for (const [link, form] of links) {
        for (const path of [link, `${link}?do=${form}`]) {
          const page = await test.http.get(path);
          expect(page.status).toBe(200);
          expect(page.headers['set-cookie']).toBeUndefined();
          expect(page.headers).toMatchObject({ 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex' });
          expect(page.text).not.toContain(link.split('/').at(-1));
          await test.http.head(path);
        }
      }
      for (const [link, form] of links) expect((await postForm(test, link, form, { password })).status).toBe(303);
    });

    it('end with their time, a newer one, or with a new password', async () => {
      const { email } = await createAccount(test);
      const [older, newer] = [await ask(email, 'login-link'), await ask(email, 'login-link')];
      expect((await postForm(test, older, 'use-link')).status).toBe(410);
      await postForm(test, await ask(email, 'forgotten'), 'new-password', { password: OTHER_PASSWORD });
      expect((await postForm(test, newer, 'use-link')).status).toBe(410);
      const late = await ask(email, 'login-link');
      const row = await test.connection.collection('accountlinks').findOne({ email, kind: 'visitorLogin' });
      expect(Math.abs(+(row?.expiresAt as Date) - Date.now() - 15 * 60_000)).toBeLessThan(30_000);
      await letLinksExpire(test);
      expect((await postForm(test, late, 'use-link')).status).toBe(410);
      expect((await postForm(test, `/account/login/${'A'.repeat(43)}`, 'use-link')).status).toBe(410);
      await test.app.get(AccountLinksService).sweep();
      expect(await test.connection.collection('accountlinks').countDocuments({ email })).toBe(0);
    });

    it('work for nothing but their own purpose', async () => {
      const { email } = await createAccount(test);
      const fresh = newEmail();
      await signUp(fresh);
      const tokens = await Promise.all([
        linkTo(test, fresh, 'confirm'),
        ask(email, 'login-link'),
        ask(email, 'forgotten'),
      ]).then((links) => links.map((link) => link.split('/').at(-1)));
      const forms = [
        ['confirm', 'confirm'],
        ['login', 'use-link'],
        ['password', 'new-password'],
      ];
      for (const [of, token] of tokens.entries())
        for (const [at, [page, form]] of forms.entries())
          if (at !== of)
            expect((await postForm(test, `/account/${page}/${token}`, form, { password })).status).toBe(410);
      for (const token of tokens)
        for (const kind of ['reset', 'invitation', 'email'])
          expect((await readLink(test, kind, token ?? '')).status).toBe(404);
    });

    it('are emailed to one address five times an hour', async () => {
      const email = newEmail();
      for (let turn = 0; turn < 7; turn += 1) {
        expect((await signUp(email)).status).toBe(303);
        // Waits for the email before the next sign-up, because a newer link would cancel the email.
        await mailsTo(test, email);
      }
      expect(await mailsTo(test, email)).toHaveLength(PROTECTION.visitorLinks.most);
    });
  });

  describe('sessions', () => {
    it('begin with a token of their own and end the one before', async () => {
      const [mine, planted] = [await createAccount(test), await createAccount(test)];
      const answer = await login(mine.email, password, { cookie: planted.cookie });
      expect(cookiesOf(answer)).not.toBe(planted.cookie);
      expect(await isLoggedIn(test, cookiesOf(answer), mine.email)).toBe(true);
      expect(await isLoggedIn(test, planted.cookie, planted.email)).toBe(false);
    });

    it('are never those of staff, nor the other way round', async () => {
      const { email, cookie } = await createAccount(test);
      const [, token = ''] = /=([\w.-]+)/.exec(cookie) ?? [];
      for (const headers of [{ [TOKEN_HEADER]: token }, { authorization: `Bearer ${token}` }, { cookie }])
        expect((await test.http.get('/api/contact').set(headers)).status).toBe(401);
      const { _id } = (await accounts().findOne({ email })) ?? {};
      const claims = { sub: String(_id), ver: 0, jti: 'made up' };
      const jwt = test.app.get(JwtService, { strict: false });
      const { jwtSecret } = test.environment;
      const made = [jwtSecret, `look ${jwtSecret}`].map((secret) =>
        jwt.sign(claims, { secret, algorithm: 'HS256', expiresIn: 60 }),
      );
      const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${made[0].split('.')[1]}.`;
      for (const other of [admin[TOKEN_HEADER], ...made, unsigned, token.slice(0, -2)])
        expect(await isLoggedIn(test, `${SESSION_COOKIE}=${other}`, email)).toBe(false);
      const good = jwt.sign(claims, { secret: `visitor ${jwtSecret}`, algorithm: 'HS256', expiresIn: 60 });
      expect(await isLoggedIn(test, `${SESSION_COOKIE}=${good}`, email)).toBe(true);
    });

    it('lead to the login page when over, and remove the cookie', async () => {
      const answer = await test.http.get('/account').set({ ...asNewVisitor(), cookie: `${SESSION_COOKIE}=old` });
      expect([answer.status, answer.headers.location]).toEqual([303, '/login']);
      expect(cookiesOf(answer as never)).toBe(`${SESSION_COOKIE}=; mosi-member=`);
      expect((await test.http.get('/account').set(asNewVisitor())).headers['set-cookie']).toBeUndefined();
    });

    it('are ignored by every page but the account, which no cache keeps', async () => {
      const [one, two] = [await createAccount(test), await createAccount(test)];
      for (const { email, cookie } of [one, two, one]) {
        const other = email === one.email ? two : one;
        const { headers, text } = await test.http.get('/account').set({ ...asNewVisitor(), cookie });
        expect([headers['cache-control'], text.includes(other.email)]).toEqual(['no-store', false]);
      }
      for (const path of ['/', '/login', '/signup', '/contact', '/no/such/page']) {
        const [with_, without] = [await textOf(path, one.cookie), await textOf(path)];
        expect(with_).toBe(without);
        expect(with_).not.toContain(one.email);
      }
    });
  });

  it('take no form from another site', async () => {
    const { email, cookie } = await createAccount(test);
    const fresh = newEmail();
    await signUp(fresh);
    const forms = [
      ['/signup', 'signup', { ...VISITOR, email: newEmail() }],
      ['/login', 'login', { email, password }],
      ['/login', 'login-link', { email }],
      ['/login', 'forgotten', { email }],
      [await linkTo(test, fresh, 'confirm'), 'confirm', { password }],
      [await ask(email, 'login-link'), 'use-link', {}],
      [await ask(email, 'forgotten'), 'new-password', { password: OTHER_PASSWORD }],
      ['/account', 'logout', {}],
    ] as const;
    await test.forgetMail();
    for (const [path, form, fields] of forms)
      for (const origin of ['https://evil.example', 'null', '']) {
        const { status, headers } = await postForm(test, path, form, fields, { cookie, origin });
        expect([form, origin, status, headers['set-cookie']]).toEqual([form, origin, 403, undefined]);
      }
    expect(test.mailbox.received).toEqual([]);
    expect(await isLoggedIn(test, cookie, email)).toBe(true);
    expect((await login(email)).status).toBe(303);
  });

  it('show errors at the fields with what was typed, but no password', async () => {
    const answer = await signUp('mutinta', { name: 'Mutinta <b>', password: 'short' });
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(/<input(?=[^>]*name="email")(?=[^>]*aria-invalid="true")(?=[^>]*value="mutinta")/);
    expect(answer.text).toMatch(/<input(?=[^>]*name="password")(?=[^>]*aria-invalid="true")(?=[^>]*value="")/);
    expect(answer.text).toContain('value="Mutinta &lt;b&gt;"');
    expect(answer.text).toContain('Password must be at least 8 characters long');
    const empty = await postForm(test, '/login', 'login');
    expect(empty.text).toContain(NOT_AN_ADDRESS);
    expect(empty.text).toContain('Password is required.');
  });

  it('are found and erased with the person', async () => {
    const { email, cookie } = await createAccount(test);
    await login(email, 'wrong');
    const { kinds } = await findPerson(test, admin, email);
    expect(kinds.find(({ kind }) => kind === 'accounts')).toMatchObject({ count: 2 });
    const exported = await test.http.post('/api/privacy/export').set(admin).send({ email }).expect(200);
    expect(exported.text).toContain(VISITOR.name);
    expect(exported.text).not.toContain('argon2');
    await test.http.post('/api/privacy/erase').set(admin).send({ email }).expect(200);
    expect(await accounts().countDocuments({ email })).toBe(0);
    expect(await isLoggedIn(test, cookie, email)).toBe(false);
  });

  it('are gone with their pages and links when switched off in Settings', async () => {
    const set = (visitorAccounts: boolean) => changeSettings(test, admin, { ...DEFAULT_SETTINGS, visitorAccounts });
    const { email, cookie } = await createAccount(test);
    expect(await textOf('/')).toContain('href="/login"');
    await set(false);
    const home = await textOf('/');
    for (const path of ['/login', '/signup']) expect(home).not.toContain(`href="${path}"`);
    for (const path of ['/login', '/signup', '/account', `/account/login/${'A'.repeat(43)}`])
      expect([path, (await test.http.get(path).set({ ...asNewVisitor(), cookie })).status]).toEqual([path, 404]);
    expect((await login(email)).status).toBe(404);
    const dead = await test.http.get('/api/links/nowhere?to=/login').set(admin);
    expect([dead.status, dead.body]).toEqual([200, ['/login']]);
    await set(true);
    expect((await login(email)).status).toBe(303);
  });
});

describe('accounts of visitors without a mail server', () => {
  const test = useTestApp({ PUBLIC_URL: ORIGIN });

  it('are not open: the forms send nothing, and there is no account', async () => {
    for (const path of ['/login', '/signup']) {
      const { text } = await test.http.get(path).expect(200);
      expect(text).toContain('Accounts are not open yet.');
      expect(text).toMatch(/<form[^>]* method="dialog"/);
      expect(text).not.toContain('name="password"');
      const form = path.slice(1);
      await test.http.post(`${path}?do=${form}`).set('origin', ORIGIN).type('form').send(VISITOR).expect(404);
    }
    await test.http.get('/account').expect(404);
    await test.http.get(`/account/confirm/${'A'.repeat(43)}`).expect(404);
  });
});

describe('a flood of sign-ups', () => {
  const test = useMailedApp();

  it('is refused for every email address, without promise of an email', async () => {
    const accounts = test.app.get(VisitorAccountsService);
    const { mostOfAll } = PROTECTION.visitorLinks;
    await Promise.all(Array.from({ length: mostOfAll }, () => accounts.signUp({ ...VISITOR, email: newEmail() })));
    const refused = await postForm(test, '/signup', 'signup', { ...VISITOR, email: newEmail() });
    expect([refused.status, refused.text.includes(MESSAGES.tooMany)]).toEqual([429, true]);
  });
});
