import type { MediaFile } from '../../../src/contract/media';
import type { Role } from '../../../src/contract/users';
import { MediaReplacement } from '../../../src/media/media-replacement';
import { type SignedIn, signInAsEach } from '../../support/accounts';
import { startTestApp, type TestApp } from '../../support/app';
import { createBlog, createMember } from '../../support/content';
import { failNext } from '../../support/failing-database';
import { picture } from '../../support/files';

describe('a replacement that is cut off', () => {
  let test: TestApp;
  let as: Record<Role, SignedIn>;
  let png: Buffer;
  beforeAll(async () => {
    test = await startTestApp();
    as = await signInAsEach(test);
    png = await picture(60, 40, 'png');
  });
  afterAll(() => test.close());
  afterEach(() => jest.restoreAllMocks());

  const get = async (path: string) => (await test.http.get(`/api${path}`).set(as.editor).expect(200)).body;
  const read = (id: string): Promise<MediaFile> => get(`/media/${id}`);
  const add = async (): Promise<MediaFile> => {
    const { body } = await test.http.post('/api/uploads').set(as.editor).attach('file', png, 'school.png').expect(201);
    return (await get('/media')).find(({ path }: MediaFile) => path === body.filePath);
  };
  const send = (id: string) => test.http.post(`/api/media/${id}/replace`).set(as.editor).attach('file', png, 'new.png');

  // Collections are brought over in the order of their names.
  it.each([
    ['media', 'findOneAndUpdate', 'old', 'old'],
    ['blogs', 'updateOne', 'old', 'old'],
    ['team', 'updateOne', 'new', 'old'],
    ['media', 'updateOne', 'new', 'new'],
  ] as const)(
    'breaks nothing when it ends before it writes to %s by %s, and is finished',
    async (name, method, first, second) => {
      const file = await add();
      const post = await createBlog(test, as.admin, { image: file.path });
      const member = await createMember(test, as.admin, { image: file.path });
      const failed = failNext(name, method);
      expect((await send(file._id)).status).toBeGreaterThanOrEqual(500);
      await failed;
      jest.restoreAllMocks();
      const { path } = await read(file._id);
      const images = async () => [
        (await get(`/blogs/${post._id}`)).image,
        (await get('/team')).find(({ _id }: MediaFile) => _id === member._id).image,
      ];
      const names = { old: file.path, new: path };
      expect(await images()).toEqual([names[first], names[second]]);
      for (const image of await images()) await test.http.get(image).expect(200);
      expect((await read(file._id)).usedIn).toHaveLength(2);
      // As at the next start.
      await test.app.get(MediaReplacement).onApplicationBootstrap();
      expect(await images()).toEqual([path, path]);
      expect(await test.connection.collection('media').countDocuments({ isMoving: true })).toBe(0);
      // What was never begun is begun again.
      const again = (await send(file._id).expect(200)).body as MediaFile;
      expect(await images()).toEqual([again.path, again.path]);
    },
  );
});
