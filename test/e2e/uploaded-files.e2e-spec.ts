import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OrphanSweep } from '../../src/uploads/orphan-sweep';
import { NOT_FOUND } from '../support/access';
import { type SignedIn, signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { createBlog, createMember } from '../support/content';
import { animation, DOC, DOCX, PDF, picture, SVG } from '../support/files';

describe('uploaded files', () => {
  let test: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await signInAsAdmin(test);
  });
  afterAll(() => test.close());

  const inFolder = (name: string) => join(test.environment.dataDir, 'uploads', name);
  const nameOf = (path: string) => path.slice('/uploads/'.length);
  const store = async (bytes: Buffer) =>
    (await test.http.post('/api/uploads').set(admin).attach('file', bytes, 'f').expect(201)).body.filePath as string;

  describe('GET /uploads/{filename}', () => {
    it.each([
      ['jpg', () => picture(20, 20, 'jpeg'), 'image/jpeg'],
      ['png', () => picture(20, 20, 'png'), 'image/png'],
      ['webp', () => picture(20, 20, 'webp'), 'image/webp'],
      ['gif', () => animation(20, 20, 'gif'), 'image/gif'],
      ['svg', async () => SVG, 'image/svg+xml'],
      ['pdf', async () => PDF, 'application/pdf'],
      ['doc', async () => DOC, 'application/msword'],
      ['docx', async () => DOCX, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ])('serves a %s as what it is, so that nothing in it can run', async (extension, make, type) => {
      const path = await store(await make());
      const answer = await test.http.get(path).expect(200);
      expect(answer.headers['content-type'].split(';')[0]).toBe(type);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const isDocument = ['pdf', 'doc', 'docx'].includes(extension);
      expect(answer.headers['content-disposition']).toBe(isDocument ? 'attachment' : undefined);
      expect(answer.headers).not.toHaveProperty('x-powered-by');
    });

    it('answers parts and repeated requests as browsers ask for them', async () => {
      const path = await store(PDF);
      const { headers } = await test.http.get(path).expect(200);
      await test.http.get(path).set('if-none-match', headers.etag).expect(304);
      const part = await test.http.get(path).set('range', 'bytes=0-3').expect(206);
      expect(part.body.toString()).toBe('%PDF');
      await test.http.head(path).expect(200);
    });

    it('answers 404 with the one error body for anything else', async () => {
      writeFileSync(join(test.environment.dataDir, 'secret.txt'), 'secret');
      writeFileSync(inFolder('.hidden.png'), 'secret');
      writeFileSync(inFolder('.incoming/half.png'), 'secret');
      const paths = [
        '',
        '/',
        '/nothing.png',
        '/.hidden.png',
        '/.incoming/half.png',
        '/..%2fsecret.txt',
        '/%2e%2e/secret.txt',
        '/%00',
        '/%zz',
      ];
      for (const path of paths) {
        const answer = await test.http.get(`/uploads${path}`).expect(404);
        expect(answer.body).toEqual(NOT_FOUND);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    });

    it('takes no other method', async () => {
      const path = await store(PDF);
      for (const method of ['post', 'put', 'delete'] as const) await test.http[method](path).expect(404);
      await test.http.get(path).expect(200);
    });
  });

  describe('the sweep', () => {
    const DAY_MS = 24 * 3_600_000;
    const age = (path: string, ms: number) => {
      const time = new Date(Date.now() - ms);
      utimesSync(inFolder(nameOf(path)), time, time);
    };
    const sweep = () => test.app.get(OrphanSweep).sweep();
    const isThere = async (path: string) => (await test.http.get(path)).status === 200;

    it('removes nothing from the folder of a database that shows no picture: it may be the wrong one', async () => {
      const path = await store(PDF);
      age(path, 2 * DAY_MS);
      expect(await sweep()).toBe(0);
      expect(await isThere(path)).toBe(true);
    });

    it('removes what nothing shows for a day, and keeps the rest', async () => {
      const cover = await store(await picture(600, 20, 'png'));
      const portrait = await store(await picture(20, 20, 'png'));
      const linked = await store(await picture(20, 20, 'png'));
      const deleted = await store(await picture(20, 20, 'png'));
      const fresh = await store(await picture(20, 20, 'png'));
      const orphan = await store(await picture(600, 20, 'png'));
      const widths = (path: string) => path.replace('.png', '-w480.webp');
      await createBlog(test, admin, { image: cover });
      await createBlog(test, admin, { image: `https://mosi.example${linked}` });
      await createMember(test, admin, { image: portrait });
      const { _id } = await createBlog(test, admin, { image: deleted });
      await test.http.delete(`/api/blogs/${_id}`).set(admin).expect(200);
      for (const path of [cover, widths(cover), portrait, linked, deleted, orphan, widths(orphan)])
        age(path, DAY_MS + 1_000);
      age(fresh, DAY_MS - 60_000);
      await sweep();
      for (const path of [cover, widths(cover), portrait, linked, deleted, fresh]) {
        expect([path, await isThere(path)]).toEqual([path, true]);
      }
      for (const path of [orphan, widths(orphan)]) expect([path, await isThere(path)]).toEqual([path, false]);
    });
  });
});
