import { once } from 'node:events';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { OrphanSweepService } from '../../src/uploads/orphan-sweep.service';
import { type SignedIn, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog } from '../support/content';
import { imageOf, PDF } from '../support/files';

const MEGABYTE = 1024 * 1024;
const SECRET = 'nobody may read this';

describe('upload names and refusals', () => {
  const test = useTestApp({ UPLOAD_MAX_MB: '2' });
  const as = useEachRole(test);
  beforeAll(async () => {
    writeFileSync(join(test.environment.dataDir, 'secret.txt'), SECRET);
  });

  const folder = () => join(test.environment.dataDir, 'uploads');
  /** Returns all files of the data folder except the database. */
  const everything = () =>
    readdirSync(test.environment.dataDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => !/^(database|store|lock)/.test(name))
      .sort();
  const upload = (bytes: Buffer, name = 'a.png', who = as.editor) =>
    test.http.post('/api/uploads').set(who).attach('file', bytes, name);
  const store = async (bytes: Buffer): Promise<string> => (await upload(bytes).expect(201)).body.filePath;

  describe('names', () => {
    it('decide nothing in uploads', async () => {
      const outside = () => everything().filter((name) => !name.startsWith('uploads'));
      const before = outside();
      const names = [
        '../../../evil.png',
        '..\\..\\evil.png',
        '/etc/evil.png',
        'C:\\evil.png',
        'evil.png\0.html',
        'evil.php',
        '.htaccess',
        '%2e%2e%2fevil.png',
        '__proto__',
        'x'.repeat(5_000),
        'e\u202egnp.exe',
      ];
      for (const name of names) {
        const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"; filename*=UTF-8''..%2f${encodeURIComponent(name)}\r\nContent-Type: text/html\r\n\r\n`;
        const body = Buffer.concat([Buffer.from(head), PDF, Buffer.from('\r\n--x--\r\n')]);
        const answer = await test.http
          .post('/api/uploads')
          .set(as.editor)
          .set('content-type', 'multipart/form-data; boundary=x')
          .serialize((sent) => sent as string)
          .send(body);
        if (answer.status === 201) expect(answer.body.filePath).toMatch(/^\/uploads\/[0-9a-f]{24}\.pdf$/);
        else expect(answer.status).toBe(400);
      }
      expect(outside()).toEqual(before);
      expect(readdirSync(folder()).filter((name) => /evil|htaccess|proto/.test(name))).toEqual([]);
    });

    it.each(['__proto__', 'constructor', 'file[0]', 'file.path', 'FILE', ''])(
      'are refused for fields other than the file’s (%p)',
      async (field) => {
        const before = everything();
        await test.http.post('/api/uploads').set(as.editor).attach(field, PDF, 'a.pdf').expect(400);
        expect(everything()).toEqual(before);
      },
    );

    it.each<[string, [string, string][]]>([
      ['many', Array.from({ length: 200 }, (_, index) => [`extra${index}`, 'x'])],
      ['large', [['extra', 'x'.repeat(MEGABYTE)]]],
    ])('are refused with other fields that are %s, without writes', async (_what, fields) => {
      const before = everything();
      const request = test.http.post('/api/uploads').set(as.editor);
      for (const [name, value] of fields) request.field(name, value);
      expect([400, 413]).toContain((await request.attach('file', PDF, 'a.pdf')).status);
      expect(everything()).toEqual(before);
    });

    const WAYS_OUT = [
      ...['../secret.txt', '..%2fsecret.txt', '..%2Fsecret.txt', '%2e%2e/secret.txt', '%2e%2e%2fsecret.txt'],
      ...['..%5csecret.txt', '..\\secret.txt', '%252e%252e%252fsecret.txt', '..%252fsecret.txt'],
      ...['..%c0%afsecret.txt', '..%e0%80%afsecret.txt', '..%uff0fsecret.txt', '..%ef%bc%8fsecret.txt'],
      ...['%uff0e%uff0e/secret.txt', '....//secret.txt', '..;/secret.txt', '..%00/secret.txt', './../secret.txt'],
      ...['x/../../secret.txt', 'x%2f..%2f..%2fsecret.txt', '/secret.txt', '//etc/passwd', '%2fetc%2fpasswd'],
      ...['file:///etc/passwd', '.incoming/../../secret.txt', 'secret.txt%00.png', '~/secret.txt', '..', '.', ''],
    ];

    /** Sends the path unchanged. Other HTTP clients would normalise it. */
    async function ask(method: string, path: string, headers: SignedIn = {}): Promise<[number | undefined, string]> {
      const { port } = test.app.getHttpServer().address() as AddressInfo;
      const request = httpRequest({ port, method, path, headers, agent: false });
      request.end();
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      return [answer.statusCode, await text(answer)];
    }

    it.each(WAYS_OUT)('lead nowhere out of the folder (%s)', async (way) => {
      for (const path of [`/uploads/${way}`, `/UPLOADS/${way}`, `/uploads//${way}`, `/x/../uploads/${way}`]) {
        for (const method of ['GET', 'HEAD']) {
          const [status, body] = await ask(method, path);
          expect([path, method, status === 200 && !body.includes('<html')]).toEqual([path, method, false]);
          expect(body).not.toContain(SECRET);
          expect(body).not.toContain('root:');
        }
      }
      const before = everything();
      const [status] = await ask('DELETE', `/api/uploads/${way}`, as.editor);
      expect([400, 404]).toContain(status);
      expect(everything()).toEqual(before);
    });
  });

  describe('refused upload', () => {
    it('has written nothing, whatever the reason', async () => {
      const png = await imageOf(20, 20, 'png');
      const before = everything();
      await upload(png, 'a.png', {}).expect(401);
      await upload(png, 'a.png', as.viewer).expect(403);
      await upload(png, 'a.png', { 'x-auth-token': 'forged' }).expect(401);
      await upload(Buffer.alloc(2 * MEGABYTE + 1, 1)).expect(413);
      await upload(Buffer.alloc(0)).expect(415);
      await upload(png.subarray(0, 40)).expect(400);
      await test.http
        .post('/api/uploads')
        .set(as.editor)
        .attach('file', png, 'a.png')
        .attach('file', png, 'b.png')
        .expect(400);
      expect(everything()).toEqual(before);
    });

    it('leaves nothing behind when interrupted', async () => {
      const before = everything();
      const incoming = () => readdirSync(join(folder(), '.incoming'));
      const { port } = test.app.getHttpServer().address() as AddressInfo;
      const headers = { ...as.editor, 'content-type': 'multipart/form-data; boundary=x', 'content-length': MEGABYTE };
      const request = httpRequest({ port, method: 'POST', path: '/api/uploads', headers });
      request.on('error', () => undefined);
      request.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF-1.4 and then');
      while (incoming().length === 0) await nextTurn();
      request.destroy();
      while (incoming().length > 0) await nextTurn();
      expect(everything()).toEqual(before);
    });

    it('is swept after a day when half received before a crash', async () => {
      await createBlog(test, as.editor, { image: await store(await imageOf(20, 20, 'png')) });
      const [old, fresh] = ['old', 'fresh'].map((name) => join(folder(), '.incoming', name));
      for (const path of [old, fresh]) writeFileSync(path, 'half');
      const dayAgo = new Date(Date.now() - 25 * 3_600_000);
      utimesSync(old, dayAgo, dayAgo);
      await test.app.get(OrphanSweepService).clearIncoming();
      expect([old, fresh].map((path) => existsSync(path))).toEqual([false, true]);
    });
  });
});
