import { type FakeAnswer, FakeApi, NO_BODY } from '@/testing/fake-api';
import { ApiError, INVALID_LIST, NO_CONNECTION, onSessionEnd, request, requestList, setTokenSource } from './http';

const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('it worked')),
    (error: ApiError) => error,
  );

describe('request', () => {
  let api: FakeApi;

  beforeEach(() => {
    api = new FakeApi();
    setTokenSource(() => null);
    onSessionEnd(() => undefined);
  });

  it('returns the body of an answer', async () => {
    api.answer('GET /settings', { body: { siteName: 'Mosi' } });
    await expect(request('/settings')).resolves.toEqual({ siteName: 'Mosi' });
  });

  it('sends a body as JSON and a form with files unchanged', async () => {
    api.answer('POST /contact', { status: 201, body: {} });
    api.answer('POST /uploads', { status: 201, body: {} });
    const form = new FormData();
    await request('/contact', { method: 'POST', body: { name: 'Ruth' } });
    await request('/uploads', { method: 'POST', body: form });
    expect(api.calls[0]).toMatchObject({ body: { name: 'Ruth' }, headers: { 'Content-Type': 'application/json' } });
    expect(api.calls[1]?.body).toBe(form);
    expect(api.calls[1]?.headers).not.toHaveProperty('Content-Type');
  });

  it('sends the token header only with a token', async () => {
    api.answer('GET /users', { body: [] });
    await request('/users');
    setTokenSource(() => 'secret');
    await request('/users');
    expect(api.calls[0]?.headers).not.toHaveProperty('x-auth-token');
    expect(api.calls[1]?.headers).toMatchObject({ 'x-auth-token': 'secret' });
  });

  it('turns a refusal into an error with all its fields', async () => {
    const errors = [{ field: 'email', message: 'Please enter a valid email address' }];
    const deleted = { id: 't1', name: 'Ruth', at: '2026-11-20T12:02:00.000Z', by: 'Mary' };
    api.answer('PUT /team/1', {
      status: 409,
      body: { success: false, message: 'Somebody was faster.', errors, current: { name: 'Ruth' }, deleted },
      headers: { 'Retry-After': '30' },
    });
    const error = await failureOf(request('/team/1', { method: 'PUT', body: {} }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 409,
      message: 'Somebody was faster.',
      errors,
      current: { name: 'Ruth' },
      deleted,
      retryAfterSeconds: 30,
    });
  });

  it('fails with status 0 and a message without a connection', async () => {
    expect(await failureOf(request('/team'))).toMatchObject({ status: 0, message: NO_CONNECTION });
  });

  it('rejects the login page of a Wi-Fi network whatever its status', async () => {
    api.answer('POST /contact', { status: 200, contentType: 'text/html', body: '<html>' });
    expect(await failureOf(request('/contact', { method: 'POST', body: {} }))).toMatchObject({ status: 0 });
  });

  it('reads an answer without a content type as JSON', async () => {
    api.answer('GET /users', { body: null, contentType: null });
    expect(await request('/users')).toBeNull();
  });

  it.each<[string, FakeAnswer]>([
    ['the page of a proxy', { status: 502, contentType: 'text/html', body: '<html>' }],
    ['an empty object', { status: 500, body: {} }],
    ['null', { status: 500, body: null }],
    ['no body', { status: 500, body: NO_BODY }],
    ['words that are no text', { status: 500, body: { message: ['a'], msg: null, errors: 'none' } }],
  ])('leaves the message empty when the error is %s', async (_, answer) => {
    api.answer('POST /contact', answer);
    const error = await failureOf(request('/contact', { method: 'POST', body: {} }));
    expect(error).toMatchObject({ status: answer.status, message: '', errors: [] });
  });

  it('ends the session on a 403 with an HTML body', async () => {
    const ended: number[] = [];
    onSessionEnd((status) => ended.push(status));
    api.answer('GET /users', { status: 403, contentType: 'text/html', body: '<html>' });
    await failureOf(request('/users'));
    expect(ended).toEqual([403]);
  });

  it('reads an empty answer as null', async () => {
    api.answer('GET /project/admin/quote/r1', { body: NO_BODY });
    await expect(request('/project/admin/quote/r1')).resolves.toBeNull();
  });

  it('rethrows an abort unchanged', async () => {
    const controller = new AbortController();
    controller.abort();
    api.answer('GET /team', { body: [] });
    await expect(request('/team', { signal: controller.signal })).rejects.not.toBeInstanceOf(ApiError);
  });

  it('reports a 401 or 403 to a call with a token', async () => {
    const ended: number[] = [];
    onSessionEnd((status) => ended.push(status));
    setTokenSource(() => 'old');
    api.answer('GET /users', { status: 401, body: {} });
    api.answer('GET /pages', { status: 403, body: {} });
    api.answer('GET /team', { status: 404, body: {} });
    await Promise.all(['/users', '/pages', '/team'].map((path) => failureOf(request(path))));
    expect(ended.sort()).toEqual([401, 403]);
  });

  it('repeats a call that was refused because its token was outdated', async () => {
    const ended: number[] = [];
    onSessionEnd((status) => ended.push(status));
    let token = 'old';
    setTokenSource(() => token);
    api.answer('GET /users', ({ headers }) => {
      token = 'new';
      return headers['x-auth-token'] === 'new' ? { body: ['Ruth'] } : { status: 401, body: {} };
    });
    await expect(request('/users')).resolves.toEqual(['Ruth']);
    expect(api.callsOf('GET /users')).toHaveLength(2);
    expect(ended).toEqual([]);
  });

  it('reports a 401 after another tab has removed the token', async () => {
    const ended: number[] = [];
    onSessionEnd((status) => ended.push(status));
    api.answer('GET /users', { status: 401, body: { message: 'Please log in.' } });
    await expect(request('/users')).rejects.toMatchObject({ status: 401, message: 'Please log in.' });
    expect(ended).toEqual([401]);
  });
});

describe('requestList', () => {
  it('returns the items of a page with the total of all pages', async () => {
    const api = new FakeApi();
    api.answer('GET /blogs?limit=1', { body: ['a'], headers: { 'X-Total-Count': '7' } });
    await expect(requestList('/blogs?limit=1')).resolves.toEqual({ items: ['a'], total: 7 });
  });

  it.each(['data', 'blogs', 'services', 'contacts'])('finds a list under "%s"', async (key) => {
    const api = new FakeApi();
    api.answer('GET /blogs', { body: { success: true, [key]: ['a', 'b'] } });
    await expect(requestList('/blogs')).resolves.toEqual({ items: ['a', 'b'], total: 2 });
  });

  it.each([null, {}, { items: ['a'] }, { data: { blogs: [] } }, 'a'])('rejects %j as no list', async (body) => {
    const api = new FakeApi();
    api.answer('GET /blogs', { body });
    expect(await failureOf(requestList('/blogs'))).toMatchObject({ status: 0, message: INVALID_LIST });
  });
});
