import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { MEDIA_TEXTS } from '../../src/contract/media';
import { sizeOfUpload, srcsetOfUpload } from '../../src/contract/uploads';
import { expectEditorsOnly, NOT_FOUND } from '../support/access';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { changeSettings } from '../support/content';
import { animation, DOC, DOCM, DOCX, imageOf, PDF, phonePhoto, SVG, XLS, ZIP } from '../support/files';
import { StoredUploads } from '../support/stored-uploads';

const MEGABYTE = 1024 * 1024;

describe('uploads', () => {
  const test = useTestApp({ UPLOAD_MAX_MB: '1' });
  const as = useEachRole(test);

  const folder = () => join(test.environment.dataDir, 'uploads');
  const files = () => new StoredUploads(test).names();
  const contentOf = (path: string) => new StoredUploads(test).read(path);
  const received = () => readdirSync(join(folder(), '.incoming'));
  const upload = (bytes: Buffer, name = 'file.bin', who = as.editor) =>
    test.http.post('/api/uploads').set(who).attach('file', bytes, name);
  const store = async (bytes: Buffer, name?: string) => (await upload(bytes, name).expect(201)).body.filePath as string;
  const remove = (name: string, who = as.editor) => test.http.delete(`/api/uploads/${name}`).set(who);
  const nameOf = (path: string) => path.slice('/uploads/'.length);
  afterEach(() => expect(received()).toEqual([]));

  describe('POST /uploads', () => {
    it('is for editors and administrators, and reads no other body', async () => {
      const png = await imageOf(20, 20, 'png');
      const before = await files();
      await expectEditorsOnly(as.viewer, (who) => upload(png, 'a.png', who));
      const large = Buffer.alloc(5 * MEGABYTE, 1);
      await upload(large, 'large.bin', {}).expect(401);
      expect(received()).toEqual([]);
      expect(await files()).toEqual(before);
      await upload(png, 'a.png', as.admin).expect(201);
    });

    it('stores a file once that is repeated after a lost answer', async () => {
      const png = await imageOf(20, 20, 'png');
      const send = (key: string) => upload(png, 'roof.png').set('Idempotency-Key', key).expect(201);
      const entries = async () => (await test.http.get('/api/media?q=roof.png').set(as.editor).expect(200)).body.length;
      const paths = await Promise.all(['a', 'a', 'b'].map(async (key) => (await send(key.repeat(16))).body.filePath));
      expect(paths[1]).toBe(paths[0]);
      expect(paths[2]).not.toBe(paths[0]);
      expect((await send('a'.repeat(16))).body.filePath).toBe(paths[0]);
      expect(await entries()).toBe(2);
    });

    it('refuses before the file has arrived, not after', async () => {
      const { port } = test.app.getHttpServer().address() as AddressInfo;
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': MEGABYTE };
      const request = httpRequest({ port, method: 'POST', path: '/api/uploads', headers });
      request.on('error', () => {});
      request.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF-1.4 and then');
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(401);
      expect(received()).toEqual([]);
      request.destroy();
    });

    it('returns the path with a random name that contains the size', async () => {
      const answer = await upload(await imageOf(64, 48, 'png'), 'My photo.PNG').expect(201);
      expect(answer.body).toEqual({
        success: true,
        filePath: expect.stringMatching(/^\/uploads\/[0-9a-f]{24}-64x48\.png$/),
      });
      const again = await store(await imageOf(64, 48, 'png'));
      expect(again).not.toBe(answer.body.filePath);
    });

    it.each([
      ['a jpeg', () => imageOf(30, 20, 'jpeg'), /-30x20\.jpg$/],
      ['a png', () => imageOf(30, 20, 'png'), /-30x20\.png$/],
      ['a webp', () => imageOf(30, 20, 'webp'), /-30x20\.webp$/],
      ['a gif', () => animation(30, 20, 'gif'), /-30x20\.gif$/],
      ['a svg', async () => SVG, /-600x400\.svg$/],
      [
        'a svg without a size',
        async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        /[0-9a-f]{24}\.svg$/,
      ],
      ['a pdf', async () => PDF, /[0-9a-f]{24}\.pdf$/],
      ['a docx', async () => DOCX, /[0-9a-f]{24}\.docx$/],
      ['an old doc', async () => DOC, /[0-9a-f]{24}\.doc$/],
    ])('recognises %s by its content, with any name', async (_what, make, pattern) => {
      const bytes = await make();
      const { body } = await test.http
        .post('/api/uploads')
        .set(as.editor)
        .attach('file', bytes, { filename: 'x.exe', contentType: 'text/html' })
        .expect(201);
      expect(body.filePath).toMatch(pattern);
      expect(await files()).toContain(nameOf(body.filePath));
    });

    it.each([
      ['a page', Buffer.from('<!doctype html><html><svg></svg></html>'), 'photo.png'],
      ['a script', Buffer.from('alert(1)'), 'photo.svg'],
      ['nothing', Buffer.alloc(0), 'photo.jpg'],
      ['an archive', ZIP, 'letter.docx'],
      ['a document with macros', DOCM, 'letter.docx'],
      ['a spreadsheet', XLS, 'letter.doc'],
      ['a program', Buffer.from('7f454c4602010100', 'hex'), 'photo.jpg'],
      ['a drawing that is no text', Buffer.concat([Buffer.from('<svg>'), Buffer.from([0xff, 0xfe])]), 'a.svg'],
    ])('refuses %s and stores nothing', async (_what, bytes, name) => {
      const before = await files();
      const answer = await upload(bytes, name).expect(415);
      expect(answer.body).toMatchObject({
        success: false,
        statusCode: 415,
        message: expect.stringMatching(/docx?$/.test(name) ? /^Only jpeg, png/ : /^The image cannot be read/),
      });
      expect(await files()).toEqual(before);
    });

    it.each([
      ['jpeg', () => imageOf(300, 300, 'jpeg')],
      ['png', () => imageOf(300, 300, 'png')],
      ['webp', () => imageOf(300, 300, 'webp')],
      ['gif', () => imageOf(300, 300, 'gif')],
    ])('refuses a truncated %s', async (_what, make) => {
      const before = await files();
      const whole = await make();
      const answer = await upload(whole.subarray(0, whole.length / 3)).expect(400);
      expect(answer.body.errors).toEqual([
        { field: 'file', message: 'The image cannot be read. Please save it again as JPEG or PNG.' },
      ]);
      expect(await files()).toEqual(before);
    });

    it('refuses a drawing with active content at its field, and stores nothing', async () => {
      const before = await files();
      const answer = await upload(Buffer.from(String(SVG).replace('<rect', '<script>alert(1)</script><rect')), 'a.svg');
      expect(answer.status).toBe(400);
      const message =
        'The SVG contains program code or loads other files. Please save it as “plain SVG” in your drawing program, or use a PNG.';
      expect(answer.body.errors).toEqual([{ field: 'file', message }]);
      expect(await files()).toEqual(before);
    });

    it('refuses an image with too many pixels to decode safely', async () => {
      const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'white' } })
        .toColourspace('b-w')
        .png({ compressionLevel: 3, adaptiveFiltering: false })
        .toBuffer();
      expect(bomb.length).toBeLessThan(MEGABYTE);
      const answer = await upload(bomb).expect(400);
      expect(answer.body.message).toBe('The image has too many pixels. Please make it smaller and upload it again.');
    });

    it('accepts a file of the largest size, and none larger', async () => {
      const padded = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - PDF.length, ' ')]);
      await store(padded(MEGABYTE));
      const before = await files();
      const answer = await upload(padded(MEGABYTE + 1)).expect(413);
      expect(answer.body).toEqual({
        success: false,
        statusCode: 413,
        message: 'The file can be at most 1 MB.',
        msg: 'The file can be at most 1 MB.',
      });
      expect(await files()).toEqual(before);
    });

    it('names the fault without a file, with two or another body type', async () => {
      const none = await test.http.post('/api/uploads').set(as.editor).field('name', 'x').expect(400);
      expect(none.body.errors).toEqual([{ field: 'file', message: 'Choose a file.' }]);
      const two = test.http
        .post('/api/uploads')
        .set(as.editor)
        .attach('file', PDF, 'a.pdf')
        .attach('file', PDF, 'b.pdf');
      await two.expect(400);
      await test.http.post('/api/uploads').set(as.editor).send({ file: 'x' }).expect(415);
      await test.http.post('/api/uploads').set(as.editor).expect(415);
      const broken = test.http
        .post('/api/uploads')
        .set(as.editor)
        .set('content-type', 'multipart/form-data; boundary=x');
      await broken.send('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc').expect(400);
    });
  });

  describe('images', () => {
    it('lose their metadata and are turned upright', async () => {
      const photo = await phonePhoto(300, 200);
      expect(photo.includes('Mutale Bwalya')).toBe(true);
      const path = await store(photo);
      expect(sizeOfUpload(path)).toEqual({ width: 200, height: 300 });
      const metadata = await sharp(await contentOf(path)).metadata();
      expect(metadata).toMatchObject({ format: 'jpeg', width: 200, height: 300 });
      expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    });

    it('are at most 2,000 px wide, with the smaller widths of srcset', async () => {
      const path = await store(
        await sharp({ create: { width: 2_400, height: 1_200, channels: 3, background: 'teal' } })
          .jpeg()
          .toBuffer(),
      );
      expect(sizeOfUpload(path)).toEqual({ width: 2_000, height: 1_000 });
      const sources = srcsetOfUpload(path)
        .split(', ')
        .map((source) => source.split(' '));
      expect(sources.map(([, width]) => width)).toEqual(['480w', '960w', '1440w', '2000w']);
      for (const [source, width] of sources) {
        const answer = await test.http.get(source).expect(200);
        expect((await sharp(answer.body).metadata()).width).toBe(Number.parseInt(width, 10));
      }
    });

    it('are never enlarged', async () => {
      const before = (await files()).length;
      const path = await store(await imageOf(480, 100, 'webp'));
      expect(sizeOfUpload(path)).toEqual({ width: 480, height: 100 });
      expect(srcsetOfUpload(path)).toBe('');
      expect(await files()).toHaveLength(before + 1);
    });

    it('keep their animation', async () => {
      const gif = await animation(40, 30, 'gif');
      const gifPath = await store(gif);
      expect((await contentOf(gifPath)).equals(gif)).toBe(true);
      const webpPath = await store(await animation(600, 30, 'webp'));
      expect(sizeOfUpload(webpPath)).toEqual({ width: 600, height: 30 });
      for (const source of [webpPath, webpPath.replace('.webp', '-w480.webp')]) {
        const { pages } = await sharp(await contentOf(source), { animated: true }).metadata();
        expect(pages).toBe(3);
      }
    });
  });

  describe('DELETE /uploads/{filename}', () => {
    it('removes the file and its smaller widths only', async () => {
      const other = await store(await imageOf(500, 300, 'png'));
      const path = await store(await imageOf(1_000, 300, 'png'));
      const others = (await files()).filter((name) => !name.startsWith(nameOf(path).split('.')[0]));
      expect((await remove(nameOf(path)).expect(200)).body).toEqual({ success: true });
      expect(await files()).toEqual(others);
      await test.http.get(path).expect(404);
      await test.http.get(other).expect(200);
    });

    it('keeps a file in use, until nothing uses it', async () => {
      const path = await store(await imageOf(1_000, 300, 'png'));
      const post = { title: 'Robots', category: 'News', content: 'Text.', image: path };
      const { _id } = (await test.http.post('/api/blogs').set(as.editor).send(post).expect(201)).body;
      const before = await files();
      expect((await remove(nameOf(path)).expect(409)).body.message).toBe(MEDIA_TEXTS.used);
      expect(await files()).toEqual(before);
      const media = async () => (await test.http.get('/api/media').set(as.editor).expect(200)).body;
      expect(JSON.stringify(await media())).toContain(nameOf(path));
      await test.http.put(`/api/blogs/${_id}`).set(as.editor).send({ image: '' }).expect(200);
      await test.connection.collection('versions').deleteMany({});
      await remove(nameOf(path)).expect(200);
      expect(JSON.stringify(await media())).not.toContain(nameOf(path));
    });

    it('keeps the logo', async () => {
      const path = await store(await imageOf(300, 100, 'png'));
      await changeSettings(test, as.admin, { logo: path });
      await remove(nameOf(path), as.admin).expect(409);
      await test.http.get(path).expect(200);
      await changeSettings(test, as.admin, { logo: '' });
      await remove(nameOf(path), as.admin).expect(200);
    });

    it('answers 404 for unknown names, smaller widths, and path traversal', async () => {
      writeFileSync(join(test.environment.dataDir, 'secret.txt'), 'x');
      const path = await store(await imageOf(500, 300, 'png'));
      const before = await files();
      const names = ['nothing.png', '..%2Fsecret.txt', '.incoming', 'x%00.png', 'x'.repeat(201)];
      for (const name of [...names, nameOf(path).replace('.png', '-w480.webp')]) {
        expect((await remove(name).expect(404)).body).toEqual(NOT_FOUND);
      }
      expect(existsSync(join(test.environment.dataDir, 'secret.txt'))).toBe(true);
      expect(await files()).toEqual(before);
    });
  });
});
