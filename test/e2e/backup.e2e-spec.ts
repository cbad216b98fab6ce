import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import disk from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { lastBackup } from '../../src/backup/last-backup';
import { makeBackup } from '../../src/backup/make-backup';
import { restoreBackup } from '../../src/backup/restore-backup';
import { openDatabaseIn } from '../../src/platform/database/open-database';
import { Jobs } from '../../src/platform/jobs/jobs';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor, type SignedIn, signInAsAdmin, signInAsEach } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { contentsOf, filesOf, newFolder, settingsOf, withDatabase, withStopped } from '../support/archives';
import { imageOf, PDF } from '../support/files';
import { giveIdentity } from '../support/identity';
import { sendMessage } from '../support/personal-data';
import { saveQuote, sendRequest } from '../support/project';

describe('backup and restore', () => {
  let test: TestApp;
  let as: Record<'admin' | 'editor' | 'viewer', SignedIn>;
  let work: ReturnType<typeof newFolder>;
  let archives = 0;

  beforeAll(async () => {
    // Always uses the embedded database, even if the test run uses a MongoDB server.
    test = await startTestApp({ SAMPLE_CONTENT: 'true', MONGODB_URI: '' });
    as = await signInAsEach(test);
    work = newFolder();
    // Sends the message first, so that its email is sent while the other records are created.
    const message = { name: 'Thandiwe Zulu', email: 't@example.com', subject: 'Öffnung ☀️', message: 'Is it "open"?\n' };
    await sendMessage(test, message);
    await saveQuote(test, as.editor, await sendRequest(test), { status: 'sent' });
    for (const file of [await imageOf(900, 600, 'jpeg'), PDF]) {
      await test.http.post('/api/uploads').set(as.editor).attach('file', file, 'a').expect(201);
    }
    await mailIsSent();
    // Stops the jobs, because they store the time regularly and the tests compare stored data byte for byte.
    test.app.get(Jobs).onApplicationShutdown();
  });
  afterAll(async () => {
    await test.close();
    work.remove();
  });

  const newPath = (name: string): string => join(work.path, `${++archives}-${name}`);
  /** Waits until the emails to the owner have been sent, because calls only queue them. */
  const mailIsSent = async (): Promise<void> => {
    await test.app.get(MailOutbox).whenIdle();
    expect(await test.connection.collection('mailOutbox').countDocuments({ state: { $ne: 'sent' } })).toBe(0);
    expect(
      await test.connection.collection('projectrequests').countDocuments({ pendingMails: { $exists: true } }),
    ).toBe(0);
  };
  const back = async (): Promise<string> => (await makeBackup(test.environment, newPath('backup.tar.gz'))).file;
  const restored = async (file: string): Promise<string> => {
    const dataDir = newPath('site');
    await restoreBackup(settingsOf(dataDir), file);
    return dataDir;
  };

  it('restores every document, index and file of a running site', async () => {
    const dataDir = await restored(await back());
    const stored = await contentsOf(test.connection.db!);
    expect(await withStopped(dataDir, contentsOf)).toEqual(stored);
    expect(Object.values(stored).flatMap(({ documents }) => documents).length).toBeGreaterThan(25);
    for (const folder of ['uploads', 'outbox']) {
      const files = filesOf(join(test.environment.dataDir, folder));
      expect(Object.keys(files).length).toBeGreaterThan(1);
      expect(filesOf(join(dataDir, folder))).toEqual(files);
    }
    expect(readdirSync(dataDir).sort()).toEqual(['database', 'outbox', 'uploads']);
    expect(readdirSync(test.environment.dataDir).filter((name) => name.startsWith('.backup'))).toEqual([]);
  });

  it('restores the same from a stopped site, and from a restored one', async () => {
    const dataDir = await restored(await back());
    // Archives do not contain the record of the last backup, so a restored site has none.
    expect(await lastBackup(test.connection.db!)).not.toBeNull();
    expect(await withStopped(dataDir, lastBackup)).toBeNull();
    const { file } = await makeBackup(settingsOf(dataDir), newPath('second.tar.gz'));
    const second = await restored(file);
    expect(await withStopped(second, contentsOf)).toEqual(await withStopped(dataDir, contentsOf));
    const site = await startTestApp({ DATA_DIR: second, MONGODB_URI: '' });
    const posts = (await site.http.get('/api/blogs').expect(200)).body;
    expect(posts).toEqual((await test.http.get('/api/blogs').expect(200)).body);
    await signInAsAdmin(site);
    await site.close();
  });

  describe('a site that continues after the restore', () => {
    const redirect = { from: '/old-prices', to: '/services' };
    let images: Awaited<ReturnType<typeof giveIdentity>>;
    let site: TestApp;
    let admin: SignedIn;
    beforeAll(async () => {
      await test.http.post('/api/redirects').set(as.editor).send(redirect).expect(201);
      images = await giveIdentity(test, as.admin);
      await test.http.put('/api/website/hero').set(as.editor).send({ heading: 'Drive in Kitwe' }).expect(200);
      const rows = test.connection.collection<{ _id: string; words: object }>('website');
      await rows.updateOne({ _id: 'hero' }, { $set: { 'words.later': 'Soon', 'words.first.icon': 'arrow' } });
      await rows.insertOne({ _id: 'partners', words: { heading: 'Partners' } });
      site = await startTestApp({ DATA_DIR: await restored(await back()), MONGODB_URI: '' });
      admin = await signInAsAdmin(site);
    });
    afterAll(() => site.close());

    it('keeps redirects from former URLs', async () => {
      for (const { http } of [test, site]) {
        const { headers } = await http.get(redirect.from).set(asNewVisitor()).redirects(0).expect(301);
        expect(headers.location).toBe(redirect.to);
      }
      expect((await site.http.get('/api/redirects').set(admin).expect(200)).body).toMatchObject([redirect]);
    });

    it('restores the site identity for visitors, emails and phones', async () => {
      const { logo, logoOnDark, shareImage } = images;
      expect((await site.http.get('/api/settings').expect(200)).body).toMatchObject({ logo, logoOnDark, shareImage });
      const small = logoOnDark.replace('.png', '-w480.webp');
      for (const path of [...Object.values(images), small, '/logo.png', '/icon-192.png', '/favicon.svg']) {
        const [before, after] = await Promise.all(
          [test, site].map(({ http }) => http.get(path).buffer(true).expect(200)),
        );
        expect([path, after.body]).toEqual([path, before.body]);
      }
    });

    it('keeps text of a newer version when a section is saved', async () => {
      const first = { text: 'Lessons', to: '/services' };
      const { body } = await site.http.put('/api/website/hero').set(admin).send({ first }).expect(200);
      expect(body).toMatchObject({ heading: 'Drive in Kitwe', first });
      expect(JSON.stringify((await site.http.get('/api/website').expect(200)).body)).not.toMatch(/partners|Soon|arrow/);
      await site.http.get('/').set(asNewVisitor()).expect(200);
      const sections = site.connection.collection<{ _id: string; words: object }>('website');
      const words = { heading: 'Drive in Kitwe', later: 'Soon', first: { ...first, icon: 'arrow' } };
      expect(await sections.findOne({ _id: 'hero' })).toMatchObject({ words });
      expect(await sections.findOne({ _id: 'partners' })).toEqual({ _id: 'partners', words: { heading: 'Partners' } });
    });
  });

  it('restores only to an empty MongoDB', async () => {
    const file = await back();
    const server = await openDatabaseIn(newPath('server'));
    const environment = settingsOf(newPath('site'), server.uri);
    await restoreBackup(environment, file);
    const stored = await contentsOf(test.connection.db!);
    const loaded = await withDatabase(server.uri, undefined, contentsOf);
    for (const name of ['uploads.files', 'uploads.chunks', 'outbox']) {
      expect(loaded[name].documents.length).toBeGreaterThan(0);
      delete loaded[name];
    }
    expect(loaded).toEqual(stored);
    const again = restoreBackup(settingsOf(newPath('site'), server.uri), file);
    await expect(again).rejects.toThrow(/MONGODB_URI is not empty/);
    await server.close();
  });

  it('warns that a MongoDB server without replica set gives no single moment', async () => {
    const server = await openDatabaseIn(newPath('server'));
    await withDatabase(server.uri, undefined, (db) => db.collection('notes').insertOne({ n: 1 }));
    const { manifest } = await makeBackup(settingsOf(newPath('site'), server.uri), newPath('backup.tar.gz'));
    expect(manifest).toMatchObject({ isConsistent: false, database: 'mongodb', documents: { notes: 1 } });
    expect((await makeBackup(test.environment, newPath('backup.tar.gz'))).manifest.isConsistent).toBe(true);
    await server.close();
  });

  describe('a restore', () => {
    const refused = async (file: string, reason: RegExp, dataDir = newPath('site')): Promise<void> => {
      await expect(restoreBackup(settingsOf(dataDir), file)).rejects.toThrow(reason);
      expect(existsSync(join(dataDir, 'restoring'))).toBe(false);
    };

    let file: string;
    beforeAll(async () => {
      file = await back();
    });

    it('refuses a data folder in use or not empty, which stays unchanged', async () => {
      await refused(file, /The site is running/, test.environment.dataDir);
      const dataDir = await restored(file);
      const before = filesOf(join(dataDir, 'uploads'));
      await refused(file, /is not empty/, dataDir);
      expect(filesOf(join(dataDir, 'uploads'))).toEqual(before);
    });

    it('refuses an archive that is cut, changed or invalid, leaving nothing', async () => {
      const bytes = readFileSync(file);
      const changed = gunzipSync(bytes);
      changed[changed.indexOf('wire') + 1] ^= 1;
      const contents: [Buffer, RegExp][] = [
        [bytes.subarray(0, bytes.length - 400), /is not a complete mosi backup/],
        [gzipSync(changed), /is damaged \(\S+ has changed\)/],
        [Buffer.from('hello'), /is not a complete mosi backup/],
        [gzipSync(Buffer.alloc(1_024)), /its end is missing/],
      ];
      for (const [content, reason] of contents) {
        const [broken, dataDir] = [newPath('broken'), newPath('site')];
        writeFileSync(broken, content);
        await refused(broken, reason, dataDir);
        expect(readdirSync(dataDir)).toEqual([]);
      }
      await refused(newPath('missing'), /There is no file/);
    });

    it.each(['../escaped', 'uploads/../../escaped', '/uploads/a', 'uploads/.hidden', 'database/x/y', 'other/a'])(
      'refuses an archive with the name %s',
      async (name) => {
        const [strange, dataDir] = [newPath('strange.tar.gz'), newPath('site')];
        const archive = pack();
        archive.entry({ name }, 'content');
        archive.finalize();
        const chunks: Buffer[] = [];
        const zipped = archive.pipe(createGzip()).on('data', (chunk: Buffer) => chunks.push(chunk));
        await finished(zipped);
        writeFileSync(strange, Buffer.concat(chunks));
        await refused(strange, /a file name that mosi never writes/, dataDir);
        expect(readdirSync(dataDir)).toEqual([]);
      },
    );

    it('refuses archives larger than the free space, before any write', async () => {
      const bomb = newPath('bomb.tar.gz');
      const archive = pack();
      // Writes only the header of a file in the archive. The header announces eight gigabytes.
      archive.entry({ name: 'uploads/a', size: 8e9 });
      const [header] = await once(archive, 'data');
      writeFileSync(bomb, gzipSync(header));
      const written = jest.spyOn(disk, 'mkdir');
      try {
        for (const [large, bytes] of [
          [bomb, 7e9],
          [file, 9_000],
        ] as const) {
          const dataDir = newPath('site');
          jest.spyOn(disk, 'statfs').mockResolvedValueOnce({ bavail: bytes / 1_000, bsize: 1_000 } as never);
          await refused(
            large,
            /^The disk of \S+ has \d+ MB free, and \S+ needs more than that\. Nothing was written\.$/,
            dataDir,
          );
          expect(readdirSync(dataDir)).toEqual([]);
          expect(written.mock.calls.filter(([path]) => String(path).includes('restoring'))).toEqual([]);
        }
      } finally {
        jest.restoreAllMocks();
      }
    });

    it('refuses to overwrite an existing file', async () => {
      await expect(makeBackup(test.environment, file)).rejects.toThrow(/already exists/);
      await expect(makeBackup(settingsOf(newPath('site')), undefined)).rejects.toThrow(/There is no database in/);
    });
  });

  describe('GET /api/backup', () => {
    const download = (who: SignedIn) =>
      test.http
        .get('/api/backup')
        .set(who)
        .buffer(true)
        .parse((response, done) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(null, Buffer.concat(chunks)));
        });

    it('sends an archive that can be restored, and records it', async () => {
      const answer = await download(as.admin).expect(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/gzip',
        'cache-control': 'private, no-store',
      });
      expect(answer.headers['content-disposition']).toMatch(
        /^attachment; filename="mosi-backup-\d{4}(-\d\d){5}\.tar\.gz"$/,
      );
      const file = newPath('download.tar.gz');
      writeFileSync(file, answer.body as Buffer);
      const contents = await withStopped(await restored(file), contentsOf);
      const { audit, ...others } = await contentsOf(test.connection.db!);
      expect(contents).toMatchObject(others);
      // The archive lacks the audit log entry about its own download, because the entry is written after the snapshot.
      expect(audit.documents.slice(0, -1)).toEqual(contents.audit?.documents ?? []);
      const { body } = await test.http.get('/api/audit?limit=1').set(as.admin).expect(200);
      expect(body[0]).toMatchObject({ action: 'backup.download', subjectId: '', fields: [] });
    });

    it('sends the data of the moment of each call', async () => {
      const message = { name: 'Mwape', email: 'm@example.com', subject: 'Between two', message: 'Is this kept?' };
      await download(as.admin).expect(200);
      await sendMessage(test, message);
      const file = newPath('download.tar.gz');
      writeFileSync(file, (await download(as.admin).expect(200)).body as Buffer);
      const { contacts } = await withStopped(await restored(file), contentsOf);
      expect(contacts.documents.filter((bytes) => Buffer.from(bytes, 'base64').includes(message.subject))).toHaveLength(
        1,
      );
    });

    it('discards an archive when the caller leaves', async () => {
      const left = download(as.admin);
      left.on('response', () => left.abort());
      await expect(left.then(() => 'whole')).rejects.toThrow(/abort/i);
      const staged = () => readdirSync(test.environment.dataDir).filter((name) => name.startsWith('.backup'));
      while (staged().length > 0) await new Promise((resolve) => setImmediate(resolve));
      await download(as.admin).expect(200);
    });

    it('builds one archive at a time', async () => {
      const [one, other] = await Promise.all([download(as.admin), download(as.admin)]);
      expect([one.status, other.status].sort()).toEqual([200, 409]);
      await download(as.admin).expect(200);
    });
  });
});
