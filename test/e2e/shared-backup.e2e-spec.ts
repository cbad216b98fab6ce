import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBackup } from '../../src/backup/make-backup';
import { NightlyBackupService } from '../../src/backup/nightly-backup.service';
import { restoreBackup } from '../../src/backup/restore-backup';
import { withDatabase } from '../../src/platform/database/with-database';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { moveToDatabase, moveToFolder } from '../../src/uploads/move-uploads';
import { GridFiles } from '../../src/uploads/storage/grid-files';
import { signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { filesOf, newFolder, settingsOf } from '../support/archives';
import { imageOf, PDF } from '../support/files';
import { sendMessage } from '../support/personal-data';
import { openServer, type Pair, type SharedServer, startPair } from '../support/shared-server';

const FORMER = 'abcdef0123456789abcdef03.pdf';

describe('uploads and outbox of several processes on one MongoDB', () => {
  let pair: Pair;
  let work: ReturnType<typeof newFolder>;
  const servers: SharedServer[] = [];
  const paths: string[] = [];
  beforeAll(async () => {
    pair = await startPair(undefined, { BACKUP_HOUR: '2' });
    work = newFolder();
    const admin = await signInAsAdmin(pair.one);
    for (const file of [await imageOf(600, 300, 'jpeg'), PDF]) {
      const { body } = await pair.one.http.post('/api/uploads').set(admin).attach('file', file, 'a').expect(201);
      paths.push(body.filePath);
    }
    await sendMessage(pair.one);
    await pair.one.app.get(MailOutbox).whenIdle();
    writeFileSync(join(pair.other.environment.dataDir, 'uploads', FORMER), PDF);
  });
  afterAll(async () => {
    await pair.close();
    for (const { close } of servers) await close();
    work.remove();
  });

  const newServer = async (): Promise<string> => {
    const server = await openServer();
    servers.push(server);
    return server.uri;
  };
  const served = async (variables: Record<string, string>): Promise<Record<string, string>> => {
    const site = await startTestApp(variables);
    const contents: Record<string, string> = {};
    for (const path of [...paths, paths[0].replace('.jpg', '-w480.webp'), `/uploads/${FORMER}`]) {
      contents[path] = ((await site.http.get(path).buffer(true).expect(200)).body as Buffer).toString('base64');
    }
    // Closes only the application if the database belongs to another process.
    await (variables.MONGODB_URI ? site.app.close() : site.close());
    return contents;
  };

  it('are reported missing when an archive is in another process’s folder', async () => {
    await pair.one.app.get(NightlyBackupService).backUpIfDue();
    const isInFolder = async ({ app }: TestApp) => (await app.get(NightlyBackupService).state()).lastGood?.isInFolder;
    expect([await isInFolder(pair.one), await isInFolder(pair.other)]).toEqual([true, false]);
    const obstacles = await pair.one.app.get(NightlyBackupService).obstacles();
    expect(obstacles).toContainEqual(expect.stringContaining('set BACKUP_DIR to one folder that all of them share.'));
  });

  it('are in any process’s archive, and restored to either database kind', async () => {
    const file = join(work.path, 'backup.tar.gz');
    const environment = settingsOf(pair.other.environment.dataDir, pair.uri);
    const { manifest } = await makeBackup(environment, file);
    const names = Object.keys(manifest.files);
    expect(names.filter((name) => name.startsWith('uploads/'))).toHaveLength(4);
    // The two emails are one to the owner and one to the sender of the message.
    expect(names.filter((name) => name.startsWith('outbox/'))).toHaveLength(2);
    expect(names.filter((name) => /^database\/(uploads|outbox|secrets)/.test(name))).toEqual([]);

    const embedded = join(work.path, 'embedded');
    await restoreBackup(settingsOf(embedded), file);
    const before = { uploads: filesOf(join(embedded, 'uploads')), outbox: filesOf(join(embedded, 'outbox')) };
    const here = await served({ DATA_DIR: embedded, MONGODB_URI: '' });
    expect(Object.values(here)).toContain(PDF.toString('base64'));

    // Makes an archive of the embedded database, restores it to a MongoDB server, and moves it back in the same way.
    const second = join(work.path, 'second.tar.gz');
    await makeBackup(settingsOf(embedded), second);
    const uri = await newServer();
    const moved = settingsOf(join(work.path, 'moved'), uri);
    await restoreBackup(moved, second);
    expect(readdirSync(moved.dataDir)).toEqual([]);
    expect(await served({ MONGODB_URI: uri })).toEqual(here);
    const third = join(work.path, 'third.tar.gz');
    await makeBackup(settingsOf(join(work.path, 'another'), uri), third);
    const again = join(work.path, 'again');
    await restoreBackup(settingsOf(again), third);
    expect({ uploads: filesOf(join(again, 'uploads')), outbox: filesOf(join(again, 'outbox')) }).toEqual(before);
  });

  describe('move', () => {
    it('works from folder to database and back, also after a kill', async () => {
      const dataDir = join(work.path, 'moving');
      const folder = join(settingsOf(dataDir).dataDir, 'uploads');
      const uri = await newServer();
      const files = Object.fromEntries(
        ['a', 'b', 'c'].map((name) => [`${name}.pdf`, Buffer.concat([PDF, Buffer.from(name)])]),
      );
      await withDatabase(uri, async (db) => {
        expect(await moveToDatabase(db, dataDir)).toEqual({ moved: 0, known: 0, differing: 0 });
        for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
        const before = filesOf(folder);
        // Simulates a kill in the middle of a move: one file is in the database, and still in the folder.
        await new GridFiles(db).add(join(folder, 'a.pdf'), 'a.pdf', new Date());
        expect(await moveToDatabase(db, dataDir)).toEqual({ moved: 2, known: 1, differing: 0 });
        expect(filesOf(folder)).toEqual({});
        writeFileSync(join(folder, 'a.pdf'), files['a.pdf']);
        expect(await moveToFolder(db, dataDir)).toEqual({ moved: 2, known: 1, differing: 0 });
        expect(await moveToFolder(db, dataDir)).toEqual({ moved: 0, known: 0, differing: 0 });
        expect(filesOf(folder)).toEqual(before);
        expect(await new GridFiles(db).list()).toEqual([]);
      });
    });

    it('restore none that was deleted meanwhile', async () => {
      const dataDir = join(work.path, 'deleted');
      const folder = join(settingsOf(dataDir).dataDir, 'uploads');
      await withDatabase(await newServer(), async (db) => {
        await moveToDatabase(db, dataDir);
        writeFileSync(join(folder, 'a.pdf'), PDF);
        await new GridFiles(db).noteRemoved('a.pdf');
        expect(await moveToDatabase(db, dataDir)).toEqual({ moved: 0, known: 0, differing: 0 });
        expect(await new GridFiles(db).list()).toEqual([]);
      });
    });

    it('leave both when the sides have different files of one name', async () => {
      const dataDir = join(work.path, 'differing');
      const folder = join(settingsOf(dataDir).dataDir, 'uploads');
      await withDatabase(await newServer(), async (db) => {
        await moveToDatabase(db, dataDir);
        writeFileSync(join(folder, 'a.pdf'), PDF);
        await moveToDatabase(db, dataDir);
        writeFileSync(join(folder, 'a.pdf'), 'another');
        expect(await moveToDatabase(db, dataDir)).toEqual({ moved: 0, known: 0, differing: 1 });
        expect(await moveToFolder(db, dataDir)).toEqual({ moved: 0, known: 0, differing: 1 });
        expect(filesOf(folder)).toEqual({ 'a.pdf': Buffer.from('another').toString('base64') });
        expect(await new GridFiles(db).list()).toEqual(['a.pdf']);
      });
    });
  });
});
