import { AUTH_TEXTS } from '../../src/contract/auth';
import { PasswordHasher } from '../../src/users/password-hasher';
import { asNewVisitor, signIn, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { ADMIN } from '../support/site';
import { createUser, PASSWORD } from '../support/users';
import { noteWaits } from '../support/waits';

describe('auth', () => {
  const test = useTestApp();
  const admin = useAdmin(test);
  afterEach(() => jest.restoreAllMocks());

  const login = (body: object, visitor = asNewVisitor()) => test.http.post('/api/auth/login').set(visitor).send(body);
  const fail = (email: string, visitor = asNewVisitor()) => login({ email, password: 'not the password' }, visitor);
  const refusal = { success: false, statusCode: 401, message: AUTH_TEXTS.wrong, msg: AUTH_TEXTS.wrong };

  describe('POST /auth/login', () => {
    it('logs a user in with any spelling of the email', async () => {
      await createUser(test, admin, { email: 'mutale@köln.example' });
      await login({ email: 'Mutale@Köln.example', password: PASSWORD }).expect(200);
      const answer = await login({ email: ` ${ADMIN.email.toUpperCase()} `, password: ADMIN.password }).expect(200);
      expect(answer.body).toEqual({
        success: true,
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        user: { _id: expect.stringMatching(/^[0-9a-f]{24}$/), name: 'Admin User', email: ADMIN.email, role: 'admin' },
      });
    });

    it('stores only session and expiry in the token', async () => {
      const token = admin['x-auth-token'];
      const [header, claims] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
      expect(JSON.parse(header)).toEqual({ alg: 'HS256', typ: 'JWT' });
      const { sub, ver, jti, iat, exp, ...more } = JSON.parse(claims);
      expect(jti).toMatch(/^[\w-]{22}$/);
      expect(sub).toMatch(/^[0-9a-f]{24}$/);
      expect(ver).toBe(0);
      expect(exp - iat).toBe(12 * 3_600);
      expect(more).toEqual({});
    });

    it('records the login without changing updatedAt', async () => {
      const user = await createUser(test, admin);
      expect(user.lastLogin).toBeNull();
      await signIn(test, user.email, PASSWORD);
      const list = await test.http.get('/api/users').set(admin).expect(200);
      const after = list.body.find(({ _id }: { _id: string }) => _id === user._id);
      expect(Date.parse(after.lastLogin)).toBeGreaterThanOrEqual(Date.parse(user.createdAt));
      expect(after.updatedAt).toBe(user.updatedAt);
    });

    it('answers unknown email, wrong password and inactive user alike', async () => {
      const active = await createUser(test, admin);
      const inactive = await createUser(test, admin, { active: false });
      const unknown = await fail('nobody@example.com').expect(401);
      const wrong = await fail(active.email).expect(401);
      const asleep = await login({ email: inactive.email, password: PASSWORD }).expect(401);
      const notAnAddress = await fail('nobody').expect(401);
      for (const answer of [unknown, wrong, asleep, notAnAddress]) {
        expect(answer.body).toEqual(refusal);
        expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
      }
    });

    it('checks a password for an unknown email too, in the same time', async () => {
      const { email } = await createUser(test, admin);
      // Expects a password check in both cases, because a missing check would answer faster and reveal unknown
      // addresses. `long/sign-in-time` measures the times.
      const checked = jest.spyOn(test.app.get(PasswordHasher), 'matches');
      for (const address of ['unknown@example.com', email]) {
        await fail(address).expect(401);
        expect(checked).toHaveBeenCalledTimes(1);
        checked.mockClear();
      }
    });

    it.each([
      ['no email', { password: 'x' }, 'email'],
      ['an empty email', { email: '  ', password: 'x' }, 'email'],
      ['an email that is no text', { email: { a: 1 }, password: 'x' }, 'email'],
      ['no password', { email: ADMIN.email }, 'password'],
      ['a password that is no text', { email: ADMIN.email, password: ['x'] }, 'password'],
      ['an endless password', { email: ADMIN.email, password: 'x'.repeat(129) }, 'password'],
    ])('refuses %s', async (_what, body, field) => {
      const answer = await login(body).expect(400);
      expect(answer.body.errors).toEqual([{ field, message: expect.any(String) }]);
    });

    it('refuses operators instead of text', () => login({ email: { $gt: '' }, password: { $gt: '' } }).expect(400));

    it('blocks one pair of account and visitor after ten failures, others not', async () => {
      const { email } = await createUser(test, admin);
      const other = await createUser(test, admin);
      const visitor = asNewVisitor();
      for (let turn = 0; turn < 10; turn += 1) {
        // Alternates between two spellings of the email address. Case and spaces must not matter for the limit.
        await fail(turn % 2 === 0 ? email : ` ${email.toUpperCase()}`, visitor).expect(401);
      }
      const refused = await login({ email, password: PASSWORD }, visitor).expect(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
      await login({ email: other.email, password: PASSWORD }, visitor).expect(200);
      await login({ email, password: PASSWORD }).expect(200);
    });

    it('counts simultaneous attempts', async () => {
      const visitor = asNewVisitor();
      const answers = await Promise.all(Array.from({ length: 14 }, () => fail('sidebyside@example.com', visitor)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    });

    it('counts the addresses of one IPv6 network as one visitor', async () => {
      const from = (host: number) => ({ 'x-forwarded-for': `2001:db8:1:2::${host}` });
      for (let turn = 0; turn < 10; turn += 1) await fail('v6@example.com', from(turn)).expect(401);
      await fail('v6@example.com', from(99)).expect(429);
      await fail('v6@example.com', { 'x-forwarded-for': '2001:db8:1:3::1' }).expect(401);
    });

    it('takes two seconds per attempt after failures from many addresses, without lockout', async () => {
      const { email } = await createUser(test, admin);
      for (let turn = 0; turn < 10; turn += 1) await fail(email).expect(401);
      let letGo = (): void => undefined;
      const waits = noteWaits(
        2_000,
        new Promise<void>((resolve) => {
          letGo = resolve;
        }),
      );
      const checked = jest.spyOn(test.app.get(PasswordHasher), 'matches');
      let answered = 0;
      const tries = [login({ email, password: PASSWORD }).expect(200), fail(email).expect(401)];
      const all = Promise.all(
        tries.map(async (each) => {
          await each;
          answered += 1;
        }),
      );
      while (waits.length < 2 || checked.mock.results.length < 2) await new Promise(setImmediate);
      await Promise.all(checked.mock.results.map(({ value }) => value));
      await test.http.get('/api/health').expect(200);
      expect(answered).toBe(0);
      letGo();
      await all;
    });
  });

  describe('GET /auth/verify', () => {
    const user = { _id: expect.any(String), name: 'Admin User', email: ADMIN.email, role: 'admin' };

    it('accepts a session in either header', async () => {
      const token = admin['x-auth-token'];
      for (const headers of [{ 'x-auth-token': token }, { authorization: `Bearer ${token}` }]) {
        const answer = await test.http.get('/api/auth/verify').set(headers).expect(200);
        expect(answer.body).toEqual({ valid: true, user });
      }
    });

    it('answers 200 without a token and with a bad one', async () => {
      const none = await test.http.get('/api/auth/verify').expect(200);
      expect(none.body).toEqual({ valid: false });
      const bad = await test.http.get('/api/auth/verify').set({ 'x-auth-token': 'not.a.token' }).expect(200);
      expect(bad.body).toEqual({ valid: false });
    });
  });
});
