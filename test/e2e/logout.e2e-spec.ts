import { TOKEN_HEADER } from '../../src/contract/auth';
import { EndedSessionsService } from '../../src/sessions/ended-sessions.service';
import { asNewVisitor, type SignedIn, signIn, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { HOUR_SECONDS, jwt } from '../support/tokens';
import { createSignedInUser, isSessionValid, PASSWORD } from '../support/users';

describe('POST /auth/logout', () => {
  const test = useTestApp();
  const admin = useAdmin(test);

  const logout = (headers: SignedIn) => test.http.post('/api/auth/logout').set(headers);
  const ended = () => test.connection.collection('endedsessions');

  it('ends only this session, even among several of the same second', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin);
    const others = await Promise.all([signIn(test, user.email, PASSWORD), signIn(test, user.email, PASSWORD)]);
    const answer = await logout(signedIn).expect(200);
    expect(answer.body).toEqual({ success: true });
    expect(await isSessionValid(test, signedIn)).toBe(false);
    await test.http.get('/api/pages').set(signedIn).expect(401);
    await test.http
      .get('/api/pages')
      .set({ authorization: `Bearer ${signedIn[TOKEN_HEADER]}` })
      .expect(401);
    for (const other of others) expect(await isSessionValid(test, other)).toBe(true);
    expect(await isSessionValid(test, await signIn(test, user.email, PASSWORD))).toBe(true);
  });

  it('ends the former session when the browser logs in again', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin);
    const login = (password: string) =>
      test.http
        .post('/api/auth/login')
        .set({ ...asNewVisitor(), ...signedIn })
        .send({ email: user.email, password });
    await login('wrong').expect(401);
    expect(await isSessionValid(test, signedIn)).toBe(true);
    const { token } = (await login(PASSWORD).expect(200)).body;
    expect(await isSessionValid(test, signedIn)).toBe(false);
    expect(await isSessionValid(test, { [TOKEN_HEADER]: token })).toBe(true);
  });

  it('answers 200 again without a token, with a bad or expired one', async () => {
    const { signedIn } = await createSignedInUser(test, admin);
    await logout({ authorization: `Bearer ${signedIn[TOKEN_HEADER]}` }).expect(200);
    const before = await ended().countDocuments();
    const claims = { sub: '0123456789abcdef01234567', ver: 0 };
    const expired = jwt.sign(claims, { secret: test.environment.jwtSecret, expiresIn: -1 });
    for (const token of [signedIn[TOKEN_HEADER], 'not.a.token', expired])
      await logout({ [TOKEN_HEADER]: token }).expect(200);
    await logout({}).expect(200);
    expect(await ended().countDocuments()).toBe(before);
  });

  it('is stored until the token expires', async () => {
    const { signedIn } = await createSignedInUser(test, admin);
    await logout(signedIn).expect(200);
    const { exp, jti } = jwt.decode(signedIn[TOKEN_HEADER]);
    expect(await ended().findOne({ _id: jti })).toEqual({ _id: jti, expiresAt: new Date(exp * 1_000) });
    const rows = [-1, HOUR_SECONDS].map((seconds) => ({
      _id: `until ${seconds}` as never,
      expiresAt: new Date(Date.now() + seconds * 1_000),
    }));
    await ended().insertMany(rows);
    await test.app.get(EndedSessionsService).sweep();
    expect(await ended().findOne({ _id: 'until -1' as never })).toBeNull();
    expect(await ended().findOne({ _id: `until ${HOUR_SECONDS}` as never })).not.toBeNull();
    expect(await isSessionValid(test, signedIn)).toBe(false);
  });
});
