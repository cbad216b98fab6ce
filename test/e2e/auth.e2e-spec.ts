import { asNewVisitor, signInAsAdmin } from '../support/accounts';
import { ADMIN, startTestApp, type TestApp } from '../support/app';

describe('auth', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const login = (body: object, visitor = asNewVisitor()) => test.http.post('/api/auth/login').set(visitor).send(body);

  it('signs the first administrator in', async () => {
    const answer = await login({ email: ` ${ADMIN.email.toUpperCase()} `, password: ADMIN.password }).expect(200);
    expect(answer.body).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user: { _id: expect.stringMatching(/^[0-9a-f]{24}$/), name: 'Admin User', email: ADMIN.email, role: 'admin' },
    });
  });

  it('verifies a session in either header and answers 200 without one', async () => {
    const { 'x-auth-token': token } = await signInAsAdmin(test);
    const user = { _id: expect.any(String), name: 'Admin User', email: ADMIN.email, role: 'admin' };
    const own = await test.http.get('/api/auth/verify').set({ 'x-auth-token': token }).expect(200);
    expect(own.body).toEqual({ valid: true, user });
    const bearer = await test.http
      .get('/api/auth/verify')
      .set({ authorization: `Bearer ${token}` })
      .expect(200);
    expect(bearer.body).toEqual({ valid: true, user });
    const none = await test.http.get('/api/auth/verify').expect(200);
    expect(none.body).toEqual({ valid: false });
  });
});
