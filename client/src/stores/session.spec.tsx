import { type SessionUser, STORED_LOGIN_KEY, STORED_TOKEN_KEY } from '@contract/auth';
import { onSessionEnd, request, setTokenSource } from '@/api/http';
import { type FakeAnswer, freshApi } from '@/testing/fake-api';
import { readOwnToken, useSession } from './session';
import { clearLogin, readToken, storeLogin } from './stored-login';
import { useUnsaved } from './unsaved';

const user: SessionUser = { _id: 'u1', name: 'Admin User', email: 'admin@example.com', role: 'admin' };
const session = () => useSession.getState();
const api = freshApi();
beforeEach(() => {
  clearLogin();
  useUnsaved.setState({ forms: new Map() });
  useSession.setState({ status: 'unknown', user: null });
});

describe('the check of a stored login', () => {
  it('sends no request without the marker', async () => {
    await session().check();
    expect(session().status).toBe('signed-out');
    expect(api.calls).toHaveLength(0);
  });

  it('logs the user in when the token is valid', async () => {
    storeLogin('t1');
    api.answer('GET /auth/verify', { body: { valid: true, user } });
    await session().check();
    expect(session()).toMatchObject({ status: 'signed-in', user });
  });

  it('removes token and marker when the server refuses them', async () => {
    storeLogin('t1');
    api.answer('GET /auth/verify', { body: { valid: false } });
    await session().check();
    expect(session()).toMatchObject({ status: 'refused', user: null });
    expect(localStorage.getItem(STORED_TOKEN_KEY)).toBeNull();
    expect(localStorage.getItem(STORED_LOGIN_KEY)).toBeNull();
  });

  it.each([
    ['a lost connection', undefined],
    ['a database that is away', { status: 503, body: { message: 'The database is not available.' } }],
  ])('keeps the login after %s', async (_, answer) => {
    storeLogin('t1');
    if (answer) api.answer('GET /auth/verify', answer);
    await session().check();
    expect(session().status).toBe('unreachable');
    expect(readToken()).toBe('t1');
  });
});

describe('logging in', () => {
  it('stores the token and the marker', async () => {
    api.answer('POST /auth/login', { body: { success: true, token: 't2', user } });
    await session().signIn({ email: 'admin@example.com', password: 'right-password' });
    expect(session()).toMatchObject({ status: 'signed-in', user });
    expect(localStorage.getItem(STORED_TOKEN_KEY)).toBe('t2');
    expect(localStorage.getItem(STORED_LOGIN_KEY)).toBe('true');
  });

  it('stores nothing when it is refused', async () => {
    api.answer('POST /auth/login', { status: 401, body: { message: 'Invalid email or password' } });
    await expect(session().signIn({ email: 'admin@example.com', password: 'wrong' })).rejects.toMatchObject({
      status: 401,
    });
    expect(readToken()).toBeNull();
  });
});

describe('changing a password', () => {
  beforeEach(() => {
    storeLogin('t1');
    setTokenSource(readToken);
    onSessionEnd((status) => session().end(status));
    useSession.setState({ status: 'signed-in', user });
  });

  it('stores the fresh token and survives a 401 in the meantime', async () => {
    let answerChange: (answer: FakeAnswer) => void = () => undefined;
    api.answer('PUT /users/u1/password', () => new Promise((resolve) => (answerChange = resolve)));
    api.answer('GET /dashboard', ({ headers }) => {
      if (headers['x-auth-token'] === 't2') return { body: 'counts' };
      answerChange({ body: { success: true, token: 't2' } });
      return { status: 401, body: {} };
    });
    const changed = session().changePassword('u1', { password: 'a-new-password' });
    await expect(request('/dashboard')).resolves.toBe('counts');
    await changed;
    expect(readToken()).toBe('t2');
    expect(session().status).toBe('signed-in');
  });

  it('keeps the stored token when the password is another user’s', async () => {
    api.answer('PUT /users/u2/password', { body: { success: true } });
    await session().changePassword('u2', { password: 'a-new-password' });
    expect(readToken()).toBe('t1');
  });

  it('ends the session of all waiting calls when it is refused', async () => {
    api.answer('PUT /users/u1/password', { status: 401, body: {} });
    api.answer('GET /dashboard', { status: 401, body: {} });
    const changed = session().changePassword('u1', { password: 'a-new-password' });
    await expect(request('/dashboard')).rejects.toMatchObject({ status: 401 });
    await expect(changed).rejects.toMatchObject({ status: 401 });
    expect(session().status).toBe('signed-out');
  });
});

describe('logging out', () => {
  beforeEach(() => {
    storeLogin('t1');
    setTokenSource(readToken);
    useSession.setState({ status: 'signed-in', user });
  });

  it.each([
    ['told', { body: { success: true } }],
    ['unreachable', undefined],
    ['in trouble', { status: 503, body: {} }],
  ])('removes the token at once and on the server, which is %s', async (_, answer) => {
    if (answer) api.answer('POST /auth/logout', answer);
    session().signOut();
    expect(session()).toMatchObject({ status: 'signed-out', user: null, hasLeft: true });
    expect(readToken()).toBeNull();
    await Promise.resolve();
    const [call] = api.callsOf('POST /auth/logout');
    expect(call?.headers['x-auth-token']).toBe('t1');
  });

  it('sends no request when the token is already gone', () => {
    clearLogin();
    session().signOut();
    expect(api.calls).toHaveLength(0);
  });
});

describe('a session that ends', () => {
  beforeEach(() => {
    storeLogin('t1');
    useSession.setState({ status: 'signed-in', user });
  });

  it.each([401, 403] as const)('removes token and marker on a %i', (status) => {
    session().end(status);
    expect(session()).toMatchObject({ status: 'signed-out', user: null });
    expect(readToken()).toBeNull();
    expect(localStorage.getItem(STORED_LOGIN_KEY)).toBeNull();
  });

  it('keeps the user and expires on a 401 with unsaved changes', () => {
    useUnsaved.getState().mark('form', true);
    session().end(401);
    expect(session()).toMatchObject({ status: 'expired', user });
    expect(readToken()).toBeNull();
  });

  it('logs out on a 403 despite unsaved changes', () => {
    useUnsaved.getState().mark('form', true);
    session().end(403);
    expect(session().status).toBe('signed-out');
  });

  it('ends only once: a wrong password in the login dialog changes nothing', () => {
    useUnsaved.getState().mark('form', true);
    session().end(401);
    useUnsaved.getState().mark('form', false);
    session().end(401);
    expect(session().status).toBe('expired');
  });
});

describe('another user who logged in in another tab', () => {
  const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.x`;

  beforeEach(() => {
    storeLogin(tokenOf('u2'));
    useSession.setState({ status: 'signed-in', user });
  });

  it('lends this tab no token', () => {
    expect(readOwnToken()).toBeNull();
    storeLogin(tokenOf('u1'));
    expect(readOwnToken()).toBe(tokenOf('u1'));
  });

  it.each([
    ['ends', () => session().end(401)],
    ['is signed out of', () => session().signOut()],
  ])('stays logged in when the session here %s', (_, leave) => {
    leave();
    expect(session().status).toBe('signed-out');
    expect(readToken()).toBe(tokenOf('u2'));
    expect(api.calls).toHaveLength(0);
  });
});
