import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';
import { MEDIA_TEXTS, type MediaFile, NO_FOCUS } from '../../src/contract/media';
import { storeMediaIds } from '../../src/platform/database/media-ids';
import { TrashService } from '../../src/platform/trash/trash.service';
import { MediaIndex } from '../../src/uploads/media-index';
import { OrphanSweepService } from '../../src/uploads/orphan-sweep.service';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog, createMember, createService } from '../support/content';
import { imageOf, PDF } from '../support/files';
import { StoredUploads } from '../support/stored-uploads';

const UNKNOWN = '0123456789abcdef01234567';

describe('media library', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  beforeEach(async () => {
    await test.connection.collection('media').deleteMany({});
    await test.app.get(MediaIndex).refresh();
  });

  const upload = async (name: string, bytes?: Buffer): Promise<string> => {
    const file = bytes ?? (await imageOf(60, 40, 'png'));
    return (await test.http.post('/api/uploads').set(as.editor).attach('file', file, name).expect(201)).body.filePath;
  };
  const list = async (query = ''): Promise<MediaFile[]> =>
    (await test.http.get(`/api/media${query}`).set(as.viewer).expect(200)).body;
  const names = async (query: string) => (await list(query)).map(({ name }) => name);
  const add = async (name: string): Promise<MediaFile> => {
    const path = await upload(name);
    return (await list()).find((file) => file.path === path) as MediaFile;
  };
  const put = (id: string, body: object, who = as.editor) => test.http.put(`/api/media/${id}`).set(who).send(body);
  const remove = (id: string, who = as.editor) => test.http.delete(`/api/media/${id}`).set(who);
  const restore = (id: string) => test.http.post(`/api/media/${id}/restore`).set(as.editor);

  it('covers every collection with images: its schema stores media ids', () => {
    const models = Object.values(test.connection.models);
    const pluginsOf = (schema: unknown) => (schema as { plugins: { fn: unknown }[] }).plugins;
    const storing = models.filter(({ schema }) => pluginsOf(schema).some(({ fn }) => fn === storeMediaIds));
    const named = models.filter(({ schema }) =>
      Object.keys(schema.paths).some((path) => /image|avatar|logo|picture|^(content|description)$/i.test(path)),
    );
    const names = (of: typeof models) => of.map(({ collection }) => collection.collectionName).sort();
    // Leaves out media entries, because they name their own files, and requests, because clients write their texts.
    const ownNames = names(named).filter((name) => !['media', 'projectrequests'].includes(name));
    // Adds three collections whose schemas do not list the fields of their records.
    expect(names(storing)).toEqual([...ownNames, 'trash', 'versions', 'website'].sort());
  });

  describe('GET /media', () => {
    it('lists each image by its file name, with a central focal point', async () => {
      const path = await upload('Solar school – Mongu.png');
      const [file] = await list();
      expect(file).toEqual({
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        path,
        name: 'Solar school – Mongu.png',
        alt: '',
        focusX: 0.5,
        focusY: 0.5,
        width: 60,
        height: 40,
        bytes: expect.any(Number),
        addedBy: expect.stringMatching(/./),
        usedIn: [],
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      });
      expect(file.bytes).toBe((await test.http.get(path).expect(200)).body.length);
    });

    it('finds by part of the name or alt text, ignoring case', async () => {
      const school = await add('solar-school.png');
      await add('market.png');
      await put(school._id, { alt: 'A white building (new)' }).expect(200);
      expect(await names('?q=SOLAR')).toEqual(['solar-school.png']);
      expect(await names('?q=building%20(')).toEqual(['solar-school.png']);
      expect(await names('?q=nothing')).toEqual([]);
    });

    it('filters by missing alt text or use, sorts, paginates and counts', async () => {
      const first = await add('b.png');
      await add('a.png');
      await add('c.png');
      await put(first._id, { alt: 'The first' }).expect(200);
      await createBlog(test, as.admin, { image: first.path });
      expect(await names('?filter=withoutAlt')).toEqual(['c.png', 'a.png']);
      expect(await names('?filter=notUsed')).toEqual(['c.png', 'a.png']);
      expect(await names('?sort=name')).toEqual(['a.png', 'b.png', 'c.png']);
      expect(await names('?sort=oldest')).toEqual(['b.png', 'a.png', 'c.png']);
      expect(await names('?sort=oldest&limit=2&page=2')).toEqual(['c.png']);
      const { headers } = await test.http.get('/api/media?limit=1').set(as.viewer).expect(200);
      expect(headers['x-total-count']).toBe('3');
      const statistics = await test.http.get('/api/media/figures?q=a').set(as.viewer).expect(200);
      expect(statistics.body).toEqual({
        counts: { all: 1, withoutAlt: 1, notUsed: 1 },
        pictures: 3,
        bytes: (await list()).reduce((sum, { bytes }) => sum + bytes, 0),
      });
    });

    it('excludes documents', async () => {
      await upload('plan.pdf', PDF);
      expect(await list()).toEqual([]);
    });
  });

  describe('GET /media/{id}', () => {
    it('names each place that shows the image, by its back office URL', async () => {
      const file = await add('school.png');
      const small = file.path.replace('.png', '-w480.webp');
      const post = await createBlog(test, as.admin, { title: 'Four panels', image: file.path });
      const member = await createMember(test, as.admin, { name: 'Chipo', image: `https://mosi.example${file.path}` });
      const service = await createService(test, as.admin, { title: 'Robots', description: `See ${small}` });
      const page = { title: 'Vision', slug: 'our-vision', content: `![](${file.path})` };
      const { body: vision } = await test.http.post('/api/pages').set(as.admin).send(page).expect(201);
      const other = await createBlog(test, as.admin, { title: 'In a draft' });
      // Reads the image once, so that the list of its uses is cached before the draft names it.
      await test.http.get(`/api/media/${file._id}`).set(as.viewer).expect(200);
      const draft = { fields: { content: `![](${file.path})` }, version: 0, basedOn: 0 };
      await test.http.put(`/api/blogs/${other._id}/draft`).set(as.admin).send(draft).expect(200);
      await test.http.put('/api/website/hero').set(as.admin).send({ picture: 'own', image: file.path }).expect(200);
      const deleted = await createBlog(test, as.admin, { title: 'Old', image: file.path });
      await test.http.delete(`/api/blogs/${deleted._id}`).set(as.admin).expect(200);
      const { body } = await test.http.get(`/api/media/${file._id}`).set(as.viewer).expect(200);
      expect(body.usedIn).toEqual([
        { kind: 'Post', title: 'Four panels', path: `/admin/blog?write=${post._id}` },
        { kind: 'Post', title: 'In a draft', path: `/admin/blog?write=${other._id}` },
        { kind: 'Page', title: 'Vision', path: `/admin/pages?edit=${vision._id}` },
        { kind: 'Service', title: 'Robots', path: `/admin/services?edit=${service._id}` },
        { kind: 'Team member', title: 'Chipo', path: `/admin/team?edit=${member._id}` },
        { kind: 'Deleted', title: 'Old', path: null },
        { kind: 'Website', title: expect.stringMatching(/./), path: '/admin/website?section=hero' },
      ]);
      await test.http.post('/api/website/hero/reset').set(as.admin).send({}).expect(200);
    });

    it('includes records that got its id, or came back from the trash', async () => {
      const file = await add('school.png');
      const id = `media:${file._id}`;
      const post = await createBlog(test, as.admin, { image: id, content: `![](${id})`, format: 'markdown' });
      expect(post).toMatchObject({ image: file.path, content: `![](${file.path})` });
      const stored = await test.connection.collection('blogs').findOne({ title: post.title, image: id });
      expect(stored?.content).toBe(`![](${id})`);
      await test.http.delete(`/api/blogs/${post._id}`).set(as.admin).expect(200);
      await remove(file._id).expect(200);
      const { body } = await test.http.post(`/api/blogs/${post._id}/restore`).set(as.admin).expect(200);
      expect(body.image).toBe(file.path);
      await test.app.get(TrashService).removeAll({ source: 'media' });
      await new StoredUploads(test).age(file.path, 48 * 3_600_000);
      await test.app.get(OrphanSweepService).sweep();
      expect((await test.http.get(`/api/blogs/${post._id}`).expect(200)).body.image).toBe(file.path);
      await test.http.get(file.path).expect(200);
    });

    it('rejects an unknown id at its field', async () => {
      const body = { title: 'x', content: 'x', image: `media:${UNKNOWN}` };
      const answer = await test.http.post('/api/blogs').set(as.editor).send(body).expect(400);
      expect(answer.body.errors).toEqual([{ field: 'image', message: expect.any(String) }]);
    });
  });

  describe('PUT /media/{id}', () => {
    it('stores alt text and focal point, and nothing else', async () => {
      const file = await add('a.png');
      const changed = { alt: 'A school', focusX: 0.62, focusY: 0 };
      const { body } = await put(file._id, { ...changed, name: 'b.png', path: '/x', bytes: 1 }).expect(200);
      expect(body).toEqual({ ...file, ...changed, updatedAt: expect.any(String) });
    });

    it('moves every crop on the site, with the policy, once moved', async () => {
      const style = async () => {
        const { text, headers } = await test.http.get('/blogs').expect(200);
        const [, written] = /<style>(.*?)<\/style>/s.exec(text) as RegExpExecArray;
        const hash = createHash('sha256').update(written).digest('base64');
        expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
        return written;
      };
      const file = await add('a.png');
      const before = await style();
      await put(file._id, { alt: 'x' }).expect(200);
      expect(await style()).toBe(before);
      await put(file._id, { focusX: 0.62, focusY: 0 }).expect(200);
      expect(await style()).toBe(`${before}img[src$="${file.path}"]{object-position:62% 0%}`);
      await put(file._id, NO_FOCUS).expect(200);
      expect(await style()).toBe(before);
    });

    it('adds its alt text at once to places without one', async () => {
      const file = await add('a.png');
      const content = `![](${file.path})\n\n![Own words](${file.path})`;
      const post = await createBlog(test, as.admin, { image: file.path, content, format: 'markdown' });
      await test.http.put('/api/website/hero').set(as.admin).send({ picture: 'own', image: file.path }).expect(200);
      const read = async (path: string) => (await test.http.get(`/api${path}`).expect(200)).body;
      const publicTexts = async () => {
        const { imageAlt, blocks } = await read(`/blogs/${post._id}`);
        const [{ imageAlt: inList }] = await read('/blogs?fields=summary');
        const alts = blocks.map(({ alt }: { alt: string }) => alt);
        return { imageAlt, inList, alts, hero: (await read('/website')).hero.imageAlt };
      };
      expect(await publicTexts()).toEqual({
        imageAlt: undefined,
        inList: undefined,
        alts: ['', 'Own words'],
        hero: '',
      });
      for (const alt of ['A white school', 'A green school']) {
        await put(file._id, { alt }).expect(200);
        expect(await publicTexts()).toEqual({ imageAlt: alt, inList: alt, alts: [alt, 'Own words'], hero: alt });
        for (const path of ['/', '/blogs', `/blogs/${post._id}`]) {
          expect((await test.http.get(path).expect(200)).text).toContain(`alt="${alt}"`);
        }
      }
      // Staff get the stored text, without the alt text from the media library.
      expect((await test.http.get('/api/website').set(as.editor).expect(200)).body.hero.imageAlt).toBe('');
      await put(file._id, { alt: '' }).expect(200);
      expect(await publicTexts()).toMatchObject({ imageAlt: undefined, alts: ['', 'Own words'], hero: '' });
      await test.http.post('/api/website/hero/reset').set(as.admin).send({}).expect(200);
    });

    it('refuses outdated changes, and returns the stored entry', async () => {
      const file = await add('a.png');
      await put(file._id, { alt: 'Mine', updatedAt: file.updatedAt }).expect(200);
      const late = await put(file._id, { alt: 'Theirs', updatedAt: file.updatedAt }).expect(409);
      expect(late.body.current).toMatchObject({ alt: 'Mine', usedIn: [] });
    });
  });

  describe('DELETE /media/{id}', () => {
    it('refuses an image in use', async () => {
      const file = await add('a.png');
      await createBlog(test, as.admin, { image: file.path });
      expect((await remove(file._id).expect(409)).body.message).toBe(MEDIA_TEXTS.used);
      expect(await names('')).toEqual(['a.png']);
    });

    it('can be undone with the file', async () => {
      const file = await add('a.png');
      await put(file._id, { alt: 'A school' }).expect(200);
      expect((await remove(file._id).expect(200)).body).toEqual({ success: true });
      expect(await list()).toEqual([]);
      expect((await restore(file._id).expect(200)).body).toMatchObject({ path: file.path, alt: 'A school' });
      await test.http.get(file.path).expect(200);
    });
  });

  describe('files in the folder', () => {
    const DAY_MS = 24 * 3_600_000;
    const age = (path: string) => new StoredUploads(test).age(path, 2 * DAY_MS);
    const isThere = async (path: string) => (await test.http.get(path)).status === 200;

    it('are swept only when no upload completed', async () => {
      const kept = await upload('kept.png');
      const unfinished = await upload('unfinished.png');
      await test.connection.collection('media').deleteOne({ file: unfinished.slice('/uploads/'.length) });
      for (const path of [kept, unfinished]) await age(path);
      await test.app.get(OrphanSweepService).sweep();
      expect([await isThere(kept), await isThere(unfinished)]).toEqual([true, false]);
    });

    it('stay when the database’s answer was lost, since the entry may exist', async () => {
      const before = await list();
      const insert = mongo.Collection.prototype.insertOne as (...all: unknown[]) => Promise<unknown>;
      const bytes = await imageOf(60, 40, 'png');
      jest.spyOn(mongo.Collection.prototype, 'insertOne').mockImplementation(async function (
        this: mongo.Collection,
        ...parameters: unknown[]
      ) {
        const answer = await insert.apply(this, parameters);
        if (this.collectionName === 'media') throw new mongo.MongoNetworkError('The connection was cut');
        return answer;
      } as never);
      const answer = await test.http.post('/api/uploads').set(as.editor).attach('file', bytes, 'lost.png');
      jest.restoreAllMocks();
      expect(answer.status).toBeGreaterThanOrEqual(500);
      const added = (await list()).filter(({ _id }) => !before.some((file) => file._id === _id));
      expect(added.map(({ name }) => name)).toEqual(['lost.png']);
      expect(await isThere(added[0].path)).toBe(true);
    });

    it('leave the library when deleted by name', async () => {
      const path = await upload('a.png');
      await test.http.delete(`/api${path}`).set(as.editor).expect(200);
      expect(await list()).toEqual([]);
    });

    it('may be missing: the entry stays, and can be deleted', async () => {
      const file = await add('a.png');
      await new StoredUploads(test).lose(file.path);
      await remove(file._id).expect(200);
    });
  });
});
