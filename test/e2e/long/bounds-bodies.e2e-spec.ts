import { gzipSync } from 'node:zlib';
import { asNewVisitor, useAdmin } from '../../support/accounts';
import { useTestApp } from '../../support/app';
import { WRITE_CALLS, write } from '../../support/bounds/write-calls';
import { holdStill, readAllRows } from '../../support/rows';

const MEGABYTE = 1024 * 1024;
const CALLS = Object.entries(WRITE_CALLS);

/** Returns the body as JSON text, with `entry` added as raw text. */
const withEntry = (body: object, entry: string): string => JSON.stringify(body).replace(/^\{/, `{${entry},`);

describe('bodies', () => {
  const test = useTestApp();
  const admin = useAdmin(test);
  beforeAll(async () => {
    await holdStill(test);
  });

  /** Expects the standard error body, without internal details. */
  function expectRefusal(answer: { status: number; body: unknown; text: string }, status: number): void {
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, statusCode: status, message: expect.any(String) });
    expect(answer.text).not.toMatch(/node_modules|\bat .+:\d+:\d+|Mongo|SyntaxError|Unexpected token/);
  }

  describe.each(CALLS)('of %s', (name, call) => {
    it('are refused with keys of databases or prototypes at any depth', async () => {
      const { path, body } = await call.prepare(test, admin);
      const before = await readAllRows(test);
      const entries = [
        ...['"__proto__":{"role":"admin"}', '"constructor":{"prototype":{"isAdmin":true}}', '"prototype":1'],
        ...['"$where":"sleep(1000)"', '"$set":{"role":"admin"}', '"$":1', '"extra":{"deep":[{"$gt":""}]}'],
        ...['"extra":[[{"__proto__":null}]]', `"extra":${'['.repeat(5_000)}${']'.repeat(5_000)}`],
      ];
      for (const entry of entries) expectRefusal(await write(test, name, path, admin, withEntry(body, entry)), 400);
      expect(await readAllRows(test)).toEqual(before);
      expect(Object.prototype).not.toHaveProperty('role');
      expect({}).not.toHaveProperty('isAdmin');
    });

    it('lose every unknown field', async () => {
      const { path, body } = await call.prepare(test, admin);
      const odd = {
        _id: '0123456789abcdef01234567',
        createdAt: '2001-01-01T00:00:00.000Z',
        views: 7_777,
        passwordHash: 'planted',
        tokenVersion: 7_777,
        slugs: 'planted',
        replies: [{ message: 'planted' }],
        'role.name': 'planted',
        'a.b': 'planted',
        'email.$': 'planted',
        toString: 'planted',
        hasOwnProperty: 'planted',
      };
      const answer = await write(test, name, path, admin, { ...odd, ...body });
      expect([200, 201, call.taken]).toContain(answer.status);
      const rows = JSON.stringify(await readAllRows(test));
      for (const planted of ['planted', '7777', '2001-01-01', '0123456789abcdef01234567']) {
        expect(rows).not.toContain(planted);
      }
    });

    it('are refused when they are not one JSON object, without writes', async () => {
      const { path, body } = await call.prepare(test, admin);
      const before = await readAllRows(test);
      const whole = JSON.stringify(body);
      const broken = [
        'null',
        '"text"',
        '7',
        'true',
        '{',
        whole.slice(0, -1),
        `${whole}}`,
        'NaN',
        "{'a':1}",
        '\u0000',
        `${whole}\u0000`,
      ];
      for (const text of broken) expectRefusal(await write(test, name, path, admin, text), 400);
      for (const list of ['[]', `[${whole}]`]) expectRefusal(await write(test, name, path, admin, list), 400);
      expect(await readAllRows(test)).toEqual(before);
    });

    it('get 415 for another content type, without writes', async () => {
      const { path, body } = await call.prepare(test, admin);
      const before = await readAllRows(test);
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/xml',
        'multipart/form-data; boundary=x',
      ]) {
        expectRefusal(await write(test, name, path, admin, JSON.stringify(body)).set('content-type', type), 415);
      }
      expect(await readAllRows(test)).toEqual(before);
    });

    it('get 413 for ten megabytes, declared, packed or neither, without writes', async () => {
      const { path, body } = await call.prepare(test, admin);
      const before = await readAllRows(test);
      const large = withEntry(body, `"extra":"${'x'.repeat(10 * MEGABYTE)}"`);
      expectRefusal(await write(test, name, path, admin, large), 413);
      const packed = gzipSync(large);
      expect(packed.length).toBeLessThan(20_000);
      expectRefusal(await write(test, name, path, admin, packed).set('content-encoding', 'gzip'), 413);
      expect(await readAllRows(test)).toEqual(before);
    });

    it('never cause a server error, whatever the bytes', async () => {
      const { path, body } = await call.prepare(test, admin);
      const text = JSON.stringify(body);
      const bytes: [string, Buffer, Record<string, string>][] = [
        ['half a character', Buffer.from(text.replace(/"(\w+)":"/, '"$1":"\u00e9')).subarray(0, -1), {}],
        ['bytes that are no UTF-8', Buffer.from(text.replace(/"(\w+)":"/, '"$1":"\u0080\u00ff'), 'latin1'), {}],
        ['UTF-16', Buffer.from(text, 'utf16le'), { 'content-type': 'application/json; charset=utf-16' }],
        ['an unknown character set', Buffer.from(text), { 'content-type': 'application/json; charset=klingon' }],
        ['an unknown packing', Buffer.from(text), { 'content-encoding': 'rot13' }],
        ['a packing that it is not in', Buffer.from(text), { 'content-encoding': 'gzip' }],
        ['two packings', gzipSync(gzipSync(text)), { 'content-encoding': 'gzip, gzip' }],
        ['deep lists', Buffer.from('['.repeat(90_000)), {}],
        ['deep objects', Buffer.from('{"a":'.repeat(15_000)), {}],
        ['deep and closed', Buffer.from(`${'['.repeat(45_000)}${']'.repeat(45_000)}`), {}],
        ['many keys', Buffer.from(`{${Array.from({ length: 9_000 }, (_, index) => `"k${index}":1`).join()}}`), {}],
        ['a long number', Buffer.from(`{"price":${'9'.repeat(90_000)}}`), {}],
      ];
      for (const [what, sent, headers] of bytes) {
        const answer = await write(test, name, path, admin, sent).set({
          'content-type': 'application/json',
          ...headers,
        });
        expect({ what, isFault: answer.status >= 500 }).toEqual({ what, isFault: false });
      }
    });
  });

  it.each(CALLS.filter(([, { fields }]) => Object.keys(fields).length > 0))(
    'store or reject NUL, surrogate halves and odd characters of %s',
    async (name, call) => {
      for (const field of Object.keys(call.fields)) {
        for (const odd of [
          ...['a\\u0000b', 'a\\ud800b', '\\udc00', 'a\\u202eb', '\\ufeffa', '\\uffff', 'a\\u0300\\u0300'],
        ]) {
          const { path, body } = await call.prepare(test, admin);
          const { [field]: _replaced, ...others } = body;
          const answer = await write(test, name, path, admin, withEntry({ '': 0, ...others }, `"${field}":"${odd}"`));
          expect({ field, odd, isFault: answer.status >= 500 }).toEqual({ field, odd, isFault: false });
          if (answer.status === 400) expect(answer.body.errors).toMatchObject([{ field }]);
        }
      }
      await test.http.get('/api/health').expect(200);
    },
  );

  it('are limited to 100 KB, and 1 MB for posts and pages', async () => {
    const bodyOf = (bytes: number) => ({ content: 'x', title: 'x', slug: 'x', extra: 'x'.repeat(bytes) });
    const send = (path: string, bytes: number) =>
      test.http
        .post(path)
        .set({ ...admin, ...asNewVisitor() })
        .send(bodyOf(bytes));
    for (const path of ['/api/contact', '/api/team', '/api/users', '/api/auth/login']) {
      expect([400, 401]).toContain((await send(path, 99_000)).status);
      expect((await send(path, 101 * 1024)).status).toBe(413);
    }
    // The server does not read the bodies of unknown calls, so their size does not matter.
    for (const path of ['/api/uploadsx', '/api/blogsx']) await send(path, 2 * MEGABYTE).expect(404);
    for (const path of ['/api/blogs', '/api/pages']) {
      await send(path, 1_000_000).expect(201);
      await send(path, MEGABYTE).expect(413);
    }
  });
});
