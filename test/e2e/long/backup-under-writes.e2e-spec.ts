import { join } from 'node:path';
import { makeBackup } from '../../../src/backup/make-backup';
import { restoreBackup } from '../../../src/backup/restore-backup';
import { signInAsAdmin } from '../../support/accounts';
import { startTestApp, type TestApp } from '../../support/app';
import { newFolder, settingsOf, withStopped } from '../../support/archives';
import { saveQuote, sendRequest } from '../../support/project';

describe('backup during writes', () => {
  let test: TestApp;
  let work: ReturnType<typeof newFolder>;
  let archives = 0;

  beforeEach(async () => {
    // Always uses the embedded database, even if the test run uses a MongoDB server.
    test = await startTestApp({ MONGODB_URI: '' });
    work = newFolder();
  });
  afterEach(async () => {
    await test.close();
    work.remove();
  });

  const newPath = (name: string): string => join(work.path, `${++archives}-${name}`);
  const back = async (): Promise<string> => (await makeBackup(test.environment, newPath('backup.tar.gz'))).file;
  const restored = async (file: string): Promise<string> => {
    const dataDir = newPath('site');
    await restoreBackup(settingsOf(dataDir), file);
    return dataDir;
  };

  it('archives one moment: no write without the earlier ones', async () => {
    const [first, second] = [test.connection.collection('steps_a'), test.connection.collection('steps_b')];
    let isOver = false;
    const write = async (writer: number): Promise<void> => {
      for (let n = 0; !isOver; n++) {
        await first.insertOne({ writer, n, text: 'x'.repeat(2_000) });
        await second.insertOne({ writer, n });
      }
    };
    const writing = Promise.all([write(1), write(2), write(3)]);
    for (let round = 0; round < 5; round++) {
      // A backup contains at least the documents that existed when it was started.
      const before = await first.countDocuments();
      const dataDir = await restored(await back());
      const [a, b] = await withStopped(dataDir, async (db) =>
        Promise.all(['steps_a', 'steps_b'].map((name) => db.collection(name).find().sort({ n: 1 }).toArray())),
      );
      expect(a.length).toBeGreaterThanOrEqual(before);
      for (const writer of [1, 2, 3]) {
        const [inA, inB] = [a, b].map((rows) => rows.filter((row) => row.writer === writer).map((row) => row.n));
        expect(inA).toEqual(inA.map((_n, index) => index));
        expect(inB).toEqual(inB.map((_n, index) => index));
        expect([0, 1]).toContain(inA.length - inB.length);
      }
    }
    isOver = true;
    await writing;
    await Promise.all([first.drop(), second.drop()]);
  });

  it('keeps quote and request consistent at every moment', async () => {
    const editor = await signInAsAdmin(test);
    let isOver = false;
    const quote = async (): Promise<void> => {
      while (!isOver) await saveQuote(test, editor, await sendRequest(test), { status: 'sent' });
    };
    const writing = quote();
    const files: string[] = [];
    for (let n = 0; n < 3; n++) files.push(await back());
    isOver = true;
    await writing;
    for (const file of files) {
      const site = await startTestApp({ DATA_DIR: await restored(file), MONGODB_URI: '' });
      const admin = await signInAsAdmin(site);
      const { body } = await site.http.get('/api/project?limit=100').set(admin).expect(200);
      for (const request of body.projectRequests as { _id: string; status: string }[]) {
        const { body: kept } = await site.http.get(`/api/project/admin/quote/${request._id}`).set(admin).expect(200);
        expect(request.status).toBe(kept ? 'quoted' : 'pending');
      }
      await site.close();
    }
  });
});
