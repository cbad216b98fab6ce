import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Types } from 'mongoose';
import { OrphanSweepService } from '../../src/uploads/orphan-sweep.service';
import { GridFiles } from '../../src/uploads/storage/grid-files';
import { SharedUploads } from '../../src/uploads/storage/shared-uploads';
import { UploadStorage } from '../../src/uploads/storage/upload-storage';
import { type SignedIn, signInAsAdmin } from '../support/accounts';
import type { TestApp } from '../support/app';
import { createBlog } from '../support/content';
import { imageOf, PDF } from '../support/files';
import { type Pair, startPair } from '../support/shared-server';
import { StoredUploads } from '../support/stored-uploads';
import { within } from '../support/two-apps';

const FORMER = 'abcdef0123456789abcdef01.pdf';
const NEVER_ASKED = 'abcdef0123456789abcdef02.pdf';
const FAR = 'abcdef0123456789abcdef03.pdf';
const WRITTEN_AT = new Date('2025-03-04T05:06:07.890Z');

describe('uploads of several processes on one MongoDB', () => {
  let pair: Pair;
  let admin: SignedIn;
  beforeAll(async () => {
    pair = await startPair((dataDir, who) => {
      if (who === 'one') return;
      mkdirSync(join(dataDir, 'uploads'));
      writeFileSync(join(dataDir, 'uploads', FAR), PDF);
    });
    admin = await signInAsAdmin(pair.one);
  });
  afterAll(() => pair.close());
  afterEach(() => jest.restoreAllMocks());

  const upload = async (bytes: Buffer, at = pair.one): Promise<string> =>
    (await at.http.post('/api/uploads').set(admin).attach('file', bytes, 'f').expect(201)).body.filePath;
  const folderOf = ({ environment }: TestApp) => join(environment.dataDir, 'uploads');
  const cached = (test: TestApp, path: string) => join(folderOf(test), '.cache', basename(path));
  const statusAt = async ({ http }: TestApp, path: string) => (await http.get(path)).status;

  it('are served by each, with the same headers, ranges and widths', async () => {
    const path = await upload(await imageOf(1_000, 500, 'png'));
    for (const each of [path, path.replace('.png', '-w480.webp'), await upload(PDF)]) {
      const [own, others] = await Promise.all(
        [pair.one, pair.other].map(({ http }) => http.get(each).buffer(true).expect(200)),
      );
      expect(others.body).toEqual(own.body);
      const { date: _date, ...headers } = others.headers;
      expect(own.headers).toMatchObject(headers);
      await pair.other.http.get(each).set('if-none-match', own.headers.etag).expect(304);
      const part = await pair.other.http.get(each).set('range', 'bytes=0-3').buffer(true).expect(206);
      expect(part.body).toEqual(own.body.subarray(0, 4));
    }
    expect(await statusAt(pair.other, path.replace('.png', '-w960.webp'))).toBe(200);
    expect(await statusAt(pair.other, path.replace('.png', '-w1440.webp'))).toBe(404);
  });

  it('are missing at each once one has deleted them', async () => {
    const path = await upload(await imageOf(600, 300, 'png'));
    const small = path.replace('.png', '-w480.webp');
    for (const each of [path, small]) expect(await statusAt(pair.other, each)).toBe(200);
    await pair.one.http.delete(`/api${path}`).set(admin).expect(200);
    expect(await statusAt(pair.one, path)).toBe(404);
    for (const each of [path, small]) expect(await statusAt(pair.other, each)).toBe(404);
    expect(existsSync(cached(pair.other, path))).toBe(false);
    await pair.other.http.delete(`/api${path}`).set(admin).expect(404);
    const stored = await pair.one.connection.collection('uploads.files').find().toArray();
    const parts = pair.one.connection.collection('uploads.chunks');
    expect(await parts.countDocuments({ files_id: { $nin: stored.map(({ _id }) => _id) } })).toBe(0);
  });

  it('are fetched once by simultaneous requests', async () => {
    const save = jest.spyOn(GridFiles.prototype, 'save');
    const path = await upload(PDF);
    const asked = await Promise.all(Array.from({ length: 20 }, () => pair.other.http.get(path).buffer(true)));
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { body } of asked) expect((body as Buffer).equals(PDF)).toBe(true);
    expect(save).toHaveBeenCalledTimes(1);
    await pair.other.http.get(path).expect(200);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('are fetched again when a disk has lost them', async () => {
    const path = await upload(PDF);
    await pair.one.http.get(path).expect(200);
    rmSync(join(folderOf(pair.one), '.cache'), { recursive: true });
    expect(((await pair.one.http.get(path).buffer(true).expect(200)).body as Buffer).equals(PDF)).toBe(true);
  });

  it('leave nothing behind of an interrupted copy', async () => {
    const path = await upload(PDF);
    jest.spyOn(GridFiles.prototype, 'save').mockImplementationOnce(async (_file, to) => {
      writeFileSync(to, PDF.subarray(0, 10));
      throw new Error('cut');
    });
    expect(await statusAt(pair.other, path)).toBe(500);
    expect(existsSync(cached(pair.other, path))).toBe(false);
    expect(readdirSync(join(folderOf(pair.other), '.incoming'))).toEqual([]);
    expect(((await pair.other.http.get(path).buffer(true).expect(200)).body as Buffer).equals(PDF)).toBe(true);
  });

  it('are a 404 when deleted during the fetch', async () => {
    const path = await upload(PDF);
    const { save } = GridFiles.prototype;
    jest.spyOn(GridFiles.prototype, 'save').mockImplementationOnce(async function (this: GridFiles, file, to) {
      await pair.one.http.delete(`/api${path}`).set(admin).expect(200);
      return save.call(this, file, to);
    });
    expect(await statusAt(pair.other, path)).toBe(404);
  });

  it('are in each library, and replaced for all', async () => {
    const path = await upload(await imageOf(90, 60, 'png'));
    const library = async ({ http }: TestApp) => (await http.get('/api/media').set(admin).expect(200)).body;
    const [entry] = await library(pair.other);
    expect(entry).toMatchObject({ path, width: 90, height: 60 });
    expect(entry.bytes).toBeGreaterThan(0);
    const file = await imageOf(90, 60, 'jpeg');
    const { body } = await pair.other.http
      .post(`/api/media/${entry._id}/replace`)
      .set(admin)
      .attach('file', file, 'b.jpg')
      .expect(200);
    for (const test of [pair.one, pair.other]) {
      expect(await statusAt(test, body.path)).toBe(200);
      expect(await statusAt(test, path)).toBe(200);
    }
  });

  it('are swept by any process when incomplete', async () => {
    const [kept, left] = [await upload(await imageOf(20, 20, 'png')), await upload(await imageOf(20, 21, 'png'))];
    await createBlog(pair.one, admin, { image: kept });
    await pair.one.connection.collection('media').deleteOne({ file: basename(left) });
    for (const path of [kept, left]) await new StoredUploads(pair.one).age(path, 25 * 3_600_000);
    const half = Types.ObjectId.createFromTime(1_000);
    const chunks = pair.one.connection.collection('uploads.chunks');
    await chunks.insertOne({ files_id: half, n: 0, data: Buffer.from('half') });
    await pair.other.app.get(OrphanSweepService).clearIncoming();
    expect(await pair.other.app.get(OrphanSweepService).sweep()).toBe(1);
    expect([await statusAt(pair.one, kept), await statusAt(pair.one, left)]).toEqual([200, 404]);
    expect(await chunks.countDocuments({ files_id: half })).toBe(0);
  });

  describe('in a former folder of one process', () => {
    const place = (test: TestApp, name: string) => {
      writeFileSync(join(folderOf(test), name), PDF);
      utimesSync(join(folderOf(test), name), WRITTEN_AT, WRITTEN_AT);
    };
    const storage = (test: TestApp) => test.app.get<SharedUploads>(UploadStorage);

    it('are served from there, and then by all', async () => {
      place(pair.one, FORMER);
      expect(await statusAt(pair.other, `/uploads/${FORMER}`)).toBe(404);
      const own = await pair.one.http.get(`/uploads/${FORMER}`).buffer(true).expect(200);
      expect((own.body as Buffer).equals(PDF)).toBe(true);
      const others = await pair.other.http.get(`/uploads/${FORMER}`).buffer(true).expect(200);
      expect((others.body as Buffer).equals(PDF)).toBe(true);
      expect(new Date(others.headers['last-modified']).getTime()).toBe(
        Math.floor(WRITTEN_AT.getTime() / 1_000) * 1_000,
      );
      expect(others.headers.etag).toBe(own.headers.etag);
    });

    it('are migrated once without a request', async () => {
      place(pair.one, NEVER_ASKED);
      await storage(pair.one).takeOverAll();
      await storage(pair.one).takeOverAll();
      expect(await statusAt(pair.other, `/uploads/${NEVER_ASKED}`)).toBe(200);
      const stored = pair.one.connection.collection('uploads.files');
      expect(await stored.countDocuments({ filename: NEVER_ASKED })).toBe(1);
      expect(existsSync(join(folderOf(pair.one), NEVER_ASKED))).toBe(true);
    });

    it('are migrated by each process, even one without background work', async () => {
      await within(10_000, async () => expect(await statusAt(pair.one, `/uploads/${FAR}`)).toBe(200));
    });

    it('never come back from a folder once deleted', async () => {
      place(pair.other, NEVER_ASKED);
      await pair.other.http.delete(`/api/uploads/${NEVER_ASKED}`).set(admin).expect(200);
      expect(await statusAt(pair.one, `/uploads/${NEVER_ASKED}`)).toBe(404);
      place(pair.one, NEVER_ASKED);
      await storage(pair.one).takeOverAll();
      expect(existsSync(join(folderOf(pair.one), NEVER_ASKED))).toBe(false);
      expect(await statusAt(pair.other, `/uploads/${NEVER_ASKED}`)).toBe(404);
    });
  });

  it('are served from disk while the database is away', async () => {
    const path = await upload(PDF);
    const missing = await upload(await imageOf(20, 20, 'png'));
    await pair.other.http.get(path).expect(200);
    jest
      .spyOn(GridFiles.prototype, 'find')
      .mockRejectedValue(Object.assign(new Error(), { name: 'MongoNetworkError' }));
    expect(await statusAt(pair.other, path)).toBe(200);
    expect(await statusAt(pair.other, missing)).toBe(503);
  });
});
