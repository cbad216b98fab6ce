import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { OrphanSweepService } from '../../src/uploads/orphan-sweep.service';
import { NOT_FOUND } from '../support/access';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { changeSettings, createBlog, createMember, createService } from '../support/content';
import { animation, DOC, DOCX, imageOf, PDF, SVG } from '../support/files';
import { giveIdentity } from '../support/identity';
import { REQUEST, saveQuote, sendRequest } from '../support/project';
import { StoredUploads } from '../support/stored-uploads';

describe('uploaded files', () => {
  const test = useTestApp();
  const admin = useAdmin(test);

  const inFolder = (name: string) => join(test.environment.dataDir, 'uploads', name);
  const nameOf = (path: string) => path.slice('/uploads/'.length);
  const store = async (bytes: Buffer) =>
    (await test.http.post('/api/uploads').set(admin).attach('file', bytes, 'f').expect(201)).body.filePath as string;

  describe('GET /uploads/{filename}', () => {
    it.each([
      ['jpg', () => imageOf(20, 20, 'jpeg'), 'image/jpeg'],
      ['png', () => imageOf(20, 20, 'png'), 'image/png'],
      ['webp', () => imageOf(20, 20, 'webp'), 'image/webp'],
      ['gif', () => animation(20, 20, 'gif'), 'image/gif'],
      ['svg', async () => SVG, 'image/svg+xml'],
      ['pdf', async () => PDF, 'application/pdf'],
      ['doc', async () => DOC, 'application/msword'],
      ['docx', async () => DOCX, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ])('serves a %s with its own type, so nothing in it runs', async (extension, make, type) => {
      const path = await store(await make());
      const answer = await test.http.get(path).expect(200);
      expect(answer.headers['content-type'].split(';')[0]).toBe(type);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const isDocument = ['pdf', 'doc', 'docx'].includes(extension);
      expect(answer.headers['content-disposition']).toBe(isDocument ? 'attachment' : undefined);
      expect(answer.headers).not.toHaveProperty('x-powered-by');
    });

    it('answers range and conditional requests as browsers expect', async () => {
      const path = await store(PDF);
      const { headers } = await test.http.get(path).expect(200);
      await test.http.get(path).set('if-none-match', headers.etag).expect(304);
      const part = await test.http.get(path).set('range', 'bytes=0-3').expect(206);
      expect(part.body.toString()).toBe('%PDF');
      await test.http.head(path).expect(200);
    });

    it.each([
      ['a part past its end', 416, { range: 'bytes=9999999-' }],
      ['a version that it never had', 412, { 'if-match': '"another"' }],
    ])('answers %s with %d for an existing file', async (_what, status, headers) => {
      const answer = await test.http
        .get(await store(PDF))
        .set(headers)
        .expect(status);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': expect.stringContaining('json'),
      });
      expect(answer.body.statusCode).toBe(status);
    });

    it('answers 404 with the standard error body for anything else', async () => {
      writeFileSync(join(test.environment.dataDir, 'secret.txt'), 'secret');
      writeFileSync(inFolder('.hidden.png'), 'secret');
      writeFileSync(inFolder('.incoming/half.png'), 'secret');
      const paths = [
        ...['', '/', '/nothing.png', '/.hidden.png', '/.incoming/half.png', '/..%2fsecret.txt', '/%2e%2e/secret.txt'],
        ...['/%00', '/%zz'],
      ];
      for (const path of paths) {
        const answer = await test.http.get(`/uploads${path}`).expect(404);
        expect(answer.body).toEqual(NOT_FOUND);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    });

    it('allows no other method', async () => {
      const path = await store(PDF);
      for (const method of ['post', 'put', 'delete'] as const) await test.http[method](path).expect(404);
      await test.http.get(path).expect(200);
    });
  });

  describe('sweep', () => {
    const DAY_MS = 24 * 3_600_000;
    const age = (path: string, ms: number) => new StoredUploads(test).age(path, ms);
    const sweep = () => test.app.get(OrphanSweepService).sweep();
    const isThere = async (path: string) => (await test.http.get(path)).status === 200;
    /** Simulates that the process was killed before it added the file to the media library. */
    const unfinish = (path: string) => test.connection.collection('media').deleteOne({ file: nameOf(path) });
    const storeUnfinished = async (bytes: Buffer) => {
      const path = await store(bytes);
      await unfinish(path);
      return path;
    };

    it('removes nothing when the database shows no image: it may be wrong', async () => {
      const path = await storeUnfinished(PDF);
      await age(path, 2 * DAY_MS);
      expect(await sweep()).toBe(0);
      expect(await isThere(path)).toBe(true);
    });

    it('removes incomplete and unused uploads after a day, and keeps the rest', async () => {
      const cover = await store(await imageOf(600, 20, 'png'));
      const portrait = await store(await imageOf(20, 20, 'png'));
      const linked = await store(await imageOf(20, 20, 'png'));
      const deleted = await store(await imageOf(20, 20, 'png'));
      const fresh = await store(await imageOf(20, 20, 'png'));
      const orphan = await storeUnfinished(await imageOf(600, 20, 'png'));
      const widths = (path: string) => path.replace('.png', '-w480.webp');
      await createBlog(test, admin, { image: cover });
      await createBlog(test, admin, { image: `https://mosi.example${linked}` });
      await createMember(test, admin, { image: portrait });
      const { _id } = await createBlog(test, admin, { image: deleted });
      await test.http.delete(`/api/blogs/${_id}`).set(admin).expect(200);
      for (const path of [cover, widths(cover), portrait, linked, deleted, orphan, widths(orphan)])
        await age(path, DAY_MS + 1_000);
      await age(fresh, DAY_MS - 60_000);
      await sweep();
      for (const path of [cover, widths(cover), portrait, linked, deleted, fresh]) {
        expect([path, await isThere(path)]).toEqual([path, true]);
      }
      for (const path of [orphan, widths(orphan)]) expect([path, await isThere(path)]).toEqual([path, false]);
    });

    it('keeps each identity image with smaller files, even after a replacement', async () => {
      const images = await giveIdentity(test, admin);
      const small = images.logoOnDark.replace('.png', '-w480.webp');
      const all = [...Object.values(images), small];
      for (const path of all) await age(path, 2 * DAY_MS);
      await sweep();
      for (const path of all) expect([path, await isThere(path)]).toEqual([path, true]);
      await changeSettings(test, admin, { logoOnDark: '', icon: '' });
      await sweep();
      for (const path of all) expect([path, await isThere(path)]).toEqual([path, true]);
      await changeSettings(test, admin, DEFAULT_SETTINGS);
    });

    describe('an uploaded file', () => {
      const post = (path: string, body: object) => test.http.post(`/api${path}`).set(admin).send(body).expect(201);
      const visit = (path: string, body: object) =>
        test.http.post(`/api${path}`).set(asNewVisitor()).send(body).expect(201);
      const writer = { name: 'Chanda', email: 'chanda@school.example', subject: 'A file' };
      const account = { email: 'file@example.com', password: 'correct horse battery', role: 'viewer', active: true };

      it.each<[string, (path: string) => Promise<unknown>]>([
        ['in the text of a post', (path) => createBlog(test, admin, { content: `Read ${path}.` })],
        ['in the tags of a post', (path) => createBlog(test, admin, { tags: [nameOf(path).slice(0, 40)] })],
        ['in a page', (path) => post('/pages', { title: 'Forms', slug: 'forms', content: `[form](${path})` })],
        ['in the description of a service', (path) => createService(test, admin, { description: `See <${path}>` })],
        ['in the features of a service', (path) => createService(test, admin, { features: ['Quick', path] })],
        ['in what is said about a member', (path) => createMember(test, admin, { bio: `https://mosi.example${path}` })],
        ['in the settings', (path) => changeSettings(test, admin, settingsWith(path))],
        ['in a message', (path) => visit('/contact', { ...writer, message: `What is ${path}?` })],
        ['in a reply', replyWith],
        ['in a request', (path) => visit('/project', { ...REQUEST, description: `As in ${path}` })],
        ['in the notes of a quote', async (path) => saveQuote(test, admin, await sendRequest(test), { notes: path })],
        ['in the name of an account', (path) => post('/users', { ...account, name: `File ${path}` })],
        ['by its address with a width', (path) => createBlog(test, admin, { content: widthOf(path) })],
        ['in what was deleted and can be brought back', deletedWith],
        ['in a field that no schema knows', (path) => rawWith({ of: [{ a: { later: path } }] })],
      ])('stays while it is named %s', async (_where, name) => {
        await createBlog(test, admin, { image: await store(await imageOf(20, 20, 'png')) });
        const [file, orphan] = [await storeUnfinished(PDF), await storeUnfinished(DOC)];
        await name(file);
        for (const path of [file, orphan]) await age(path, 2 * DAY_MS);
        await sweep();
        expect([await isThere(file), await isThere(orphan)]).toEqual([true, false]);
      });

      const settingsWith = (path: string) => ({ ...DEFAULT_SETTINGS, siteDescription: `Our plan: ${path}` });
      const widthOf = (path: string) => path.replace('.pdf', '-w480.webp');
      const rawWith = (document: object) => test.connection.collection('later').insertOne(document);

      async function replyWith(path: string): Promise<void> {
        await visit('/contact', { ...writer, message: 'Do you have the form?' });
        const [{ _id, email }] = (await test.http.get('/api/contact').set(admin).expect(200)).body;
        const reply = { contactId: _id, email, subject: 'Re: A file', message: `Here: ${path}` };
        await test.http.post('/api/contact/reply').set(admin).send(reply).expect(200);
      }

      async function deletedWith(path: string): Promise<void> {
        const { _id } = await createBlog(test, admin, { content: path });
        await test.http.delete(`/api/blogs/${_id}`).set(admin).expect(200);
      }

      it('stays in the library once it is unused', async () => {
        const file = await storeUnfinished(PDF);
        const { _id } = await createBlog(test, admin, { content: file });
        await createBlog(test, admin, { image: await store(await imageOf(20, 20, 'png')) });
        await age(file, 2 * DAY_MS);
        await sweep();
        expect(await isThere(file)).toBe(true);
        await test.http.put(`/api/blogs/${_id}`).set(admin).send({ content: 'No file.' }).expect(200);
        await sweep();
        expect(await isThere(file)).toBe(true);
      });

      it('is removed if only the audit log names it', async () => {
        const file = await storeUnfinished(PDF);
        await createBlog(test, admin, { image: await store(await imageOf(20, 20, 'png')) });
        await age(file, 2 * DAY_MS);
        await sweep();
        expect(await isThere(file)).toBe(false);
      });

      it('stays if it has a foreign name', async () => {
        writeFileSync(inFolder('a.pdf'), PDF);
        await age('/uploads/a.pdf', 2 * DAY_MS);
        await createBlog(test, admin, { image: await store(await imageOf(20, 20, 'png')) });
        await sweep();
        expect(await isThere('/uploads/a.pdf')).toBe(true);
      });
    });
  });
});
