import { PROTECTION } from '../../src/platform/limits/protection';
import { LoginThrottle } from '../../src/sessions/login-throttle';
import { mailsTo } from '../support/account-links';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { type MailedApp, useMailedApp } from '../support/mailed-app';
import { createUser, PASSWORD } from '../support/users';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('a login in a new browser', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);

  async function login(email: string, Cookie = ''): Promise<string> {
    const headers = { ...asNewVisitor(), 'user-agent': FIREFOX, Cookie };
    const answer = await test.http.post('/api/auth/login').set(headers).send({ email, password: PASSWORD }).expect(200);
    return String(answer.headers['set-cookie'][0]);
  }
  const pairOf = (cookie: string) => String(cookie.split(';')[0]);
  const notices = async ({ email }: { email: string }) =>
    (await mailsTo(test as MailedApp, email)).filter(({ subject = '' }) => subject.startsWith('New login to '));

  it('is emailed with time and browser, except the first of an account', async () => {
    const user = await createUser(test, admin);
    const cookie = await login(user.email);
    expect(await notices(user)).toEqual([]);
    const name = `mosi-browser-${user._id}`;
    expect(cookie).toMatch(
      new RegExp(
        `^${name}=[\\w.-]+; Max-Age=34560000; Path=/api/auth/login; Expires=.+; HttpOnly; Secure; SameSite=Lax$`,
      ),
    );
    await login(user.email, pairOf(cookie));
    expect(await notices(user)).toEqual([]);
    await login(user.email);
    const [mail, ...others] = await notices(user);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Firefox on Windows');
    expect(mail?.text).toContain(String(new Date().getFullYear()));
    const stored = await test.connection.collection('users').findOne({ email: user.email });
    expect(stored?.pendingMails ?? []).toEqual([]);
  });

  it('is recognised by the cookie of its account, not of another account', async () => {
    const [user, other] = [await createUser(test, admin), await createUser(test, admin)];
    await login(user.email);
    const [, token = ''] = pairOf(await login(other.email)).split('=');
    const [header, claims] = token.split('.');
    for (const value of [token, `${header}.${claims}.`, 'x', '']) {
      await login(user.email, `mosi-browser-${user._id}=${value}`);
    }
    expect(await notices(user)).toHaveLength(4);
  });

  it('is not blocked by strangers in its network once the browser is known, but by ten own failures', async () => {
    const user = await createUser(test, admin);
    const known = pairOf(await login(user.email));
    const [visitor, throttle] = [asNewVisitor(), test.app.get(LoginThrottle)];
    for (let turn = 0; turn < PROTECTION.signIns.mostFailuresOfAddress; turn += 1)
      await throttle.noteFailure(`${turn}@example.com`, visitor['x-forwarded-for']);
    const tryWith = (Cookie: string, password = PASSWORD) =>
      test.http
        .post('/api/auth/login')
        .set({ ...visitor, Cookie })
        .send({ email: user.email, password });
    await tryWith('').expect(429);
    await tryWith(known).expect(200);
    for (let turn = 0; turn < PROTECTION.signIns.mostFailures; turn += 1) await tryWith(known, 'wrong').expect(401);
    await tryWith(known).expect(429);
  });

  it('opens nothing by its cookie', async () => {
    const user = await createUser(test, admin);
    const [, token = ''] = pairOf(await login(user.email)).split('=');
    await test.http
      .get('/api/dashboard')
      .set({ 'x-auth-token': token, Cookie: `mosi-look=${token}` })
      .expect(401);
  });

  it('gets no cookie when it fails', async () => {
    const user = await createUser(test, admin);
    const sent = { email: user.email, password: 'not the password' };
    const answer = await test.http.post('/api/auth/login').set(asNewVisitor()).send(sent).expect(401);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
});

describe('a login in a new browser without a mail server', () => {
  const test = useTestApp();
  const admin = useAdmin(test);

  it('writes no email, and its cookie works over plain HTTP', async () => {
    const user = await createUser(test, admin);
    const login = () =>
      test.http.post('/api/auth/login').set(asNewVisitor()).send({ email: user.email, password: PASSWORD }).expect(200);
    await login();
    expect(String((await login()).headers['set-cookie'][0])).not.toContain('Secure');
    expect(await test.connection.collection('mailOutbox').countDocuments({ to: user.email })).toBe(0);
  });
});
