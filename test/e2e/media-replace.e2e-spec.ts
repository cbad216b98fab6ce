import { MEDIA_TEXTS, type MediaFile } from '../../src/contract/media';
import { OrphanSweepService } from '../../src/uploads/orphan-sweep.service';
import { NOT_FOUND, UNKNOWN_IDS } from '../support/access';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { changeSettings, createBlog, createMember, createService } from '../support/content';
import { imageOf, PDF } from '../support/files';
import { StoredUploads } from '../support/stored-uploads';

const PNG = { width: 60, height: 40 };
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path d="M0 0h9v9z"/></svg>',
);

const ICON = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path d="M0 0h9v9z"/></svg>');

describe('POST /media/{id}/replace', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  let png: Buffer;
  beforeAll(async () => {
    png = await imageOf(PNG.width, PNG.height, 'png');
  });
  afterEach(() => jest.restoreAllMocks());

  const stored = () => new StoredUploads(test).names();
  const upload = async (bytes = png, name = 'school.png'): Promise<string> =>
    (await test.http.post('/api/uploads').set(as.editor).attach('file', bytes, name).expect(201)).body.filePath;
  const read = async (id: string): Promise<MediaFile> =>
    (await test.http.get(`/api/media/${id}`).set(as.viewer).expect(200)).body;
  const add = async (bytes?: Buffer, name?: string): Promise<MediaFile> => {
    const path = await upload(bytes, name);
    const { body } = await test.http.get('/api/media').set(as.viewer).expect(200);
    return (body as MediaFile[]).find((file) => file.path === path) as MediaFile;
  };
  const send = (id: string, bytes: Buffer, name = 'new.png', who = as.editor) =>
    test.http.post(`/api/media/${id}/replace`).set(who).attach('file', bytes, name);
  const replace = async (id: string, bytes = png, name?: string, who = as.editor): Promise<MediaFile> =>
    (await send(id, bytes, name, who).expect(200)).body;
  const get = async (path: string, who = as.editor) => (await test.http.get(`/api${path}`).set(who).expect(200)).body;
  const isThere = async (path: string) => (await test.http.get(path)).status === 200;

  it('keeps the image’s texts, and the former file', async () => {
    const file = await add();
    const fields = { alt: 'A school', focusX: 0.62, focusY: 0.1 };
    await test.http.put(`/api/media/${file._id}`).set(as.editor).send(fields).expect(200);
    const bytes = await imageOf(120, 80, 'png');
    const replaced = await replace(file._id, bytes, 'School – new.png');
    expect(replaced).toEqual({
      ...file,
      ...fields,
      path: expect.stringMatching(/^\/uploads\/[0-9a-f]{24}-120x80\.png$/),
      name: 'School – new.png',
      width: 120,
      height: 80,
      bytes: (await test.http.get(replaced.path).expect(200)).body.length,
      updatedAt: expect.any(String),
    });
    expect(await isThere(file.path)).toBe(true);
    expect(await read(file._id)).toEqual(replaced);
  });

  it('centres the focal point for an image of another shape', async () => {
    const file = await add();
    await test.http.put(`/api/media/${file._id}`).set(as.editor).send({ focusX: 0.9, alt: 'x' }).expect(200);
    expect(await replace(file._id, await imageOf(64, 40, 'png'))).toMatchObject({ focusX: 0.9 });
    expect(await replace(file._id, await imageOf(40, 60, 'png'))).toMatchObject({ focusX: 0.5, focusY: 0.5, alt: 'x' });
  });

  it.each([
    ['blogs', { title: 'Fees' }, 'content'],
    ['pages', { title: 'Fees', slug: 'fees-of-the-school' }, 'content'],
    ['services', { title: 'Fees' }, 'description'],
  ])('updates forms of %s that were open: they save the current image', async (path, named, text) => {
    const file = await add(await imageOf(640, 400, 'png'));
    const now = (await replace(file._id, await imageOf(800, 500, 'jpeg'), 'new.jpg', as.admin)).path;
    const words = (address: string) => `![a](${address} "b")\n\nText.`;
    const image = path === 'blogs' ? { image: file.path } : {};
    const body = { ...named, ...image, [text]: words(file.path), format: 'markdown' };
    const made = await test.http.post(`/api/${path}`).set(as.editor).send(body).expect(201);
    expect(made.body[text]).toBe(words(now));
    if (path === 'blogs') expect(made.body.image).toBe(now);
    const small = words(file.path.replace('.png', '-w480.webp'));
    const edit = { [text]: small, updatedAt: made.body.updatedAt };
    const saved = await test.http.put(`/api/${path}/${made.body._id}`).set(as.editor).send(edit).expect(200);
    expect(saved.body[text]).toBe(words(now));
  });

  it('updates each place that uses the image, in any record', async () => {
    const file = await add(await imageOf(640, 400, 'png'));
    const other = await upload();
    const small = file.path.replace('.png', '-w480.webp');
    const fields = { content: `![a](${file.path} "b")\n\n![](${other})`, format: 'markdown' } as const;
    const post = await createBlog(test, as.admin, { title: 'Four panels', image: file.path, ...fields });
    const member = await createMember(test, as.admin, { image: `https://mosi.example${file.path}` });
    const service = await createService(test, as.admin, { description: `See ${small}` });
    const page = { title: 'Vision', slug: 'our-vision', status: 'published', ...fields };
    await test.http.post('/api/pages').set(as.admin).send(page).expect(201);
    await test.http.put('/api/website/hero').set(as.admin).send({ picture: 'own', image: file.path }).expect(200);
    await changeSettings(test, as.admin, { shareImage: file.path });
    const issue = (
      await test.http.post('/api/issues').set(as.admin).send({ subject: 'News', content: fields.content }).expect(201)
    ).body;
    const drafted = await createBlog(test, as.admin, { title: 'In a draft' });
    const draft = { fields: { content: fields.content }, version: 0, basedOn: 0 };
    await test.http.put(`/api/blogs/${drafted._id}/draft`).set(as.editor).send(draft).expect(200);
    const deleted = await createBlog(test, as.admin, { title: 'Old', image: file.path });
    await test.http.delete(`/api/blogs/${deleted._id}`).set(as.admin).expect(200);
    const { usedIn } = await read(file._id);
    expect(usedIn.map(({ kind }) => kind)).toEqual([
      ...['Post', 'Post', 'Newsletter', 'Page', 'Service', 'Settings', 'Team member', 'Deleted', 'Website'],
    ]);

    const replaced = await replace(file._id, await imageOf(800, 500, 'jpeg'), 'new.jpg', as.admin);
    const { path } = replaced;
    expect(replaced.usedIn).toEqual(usedIn);
    const content = fields.content.replace(file.path, path);
    expect(await get(`/blogs/${post._id}`)).toMatchObject({ image: path, content });
    expect(await get('/pages/by-slug/our-vision')).toMatchObject({ content });
    expect((await get('/team')).find(({ _id }: MediaFile) => _id === member._id).image).toBe(path);
    expect((await get(`/services/${service._id}`)).description).toBe(`See ${path}`);
    expect((await get('/website')).hero.image).toBe(path);
    expect((await get('/settings')).shareImage).toBe(path);
    expect(await get(`/issues/${issue._id}`)).toMatchObject({ content });
    expect((await get(`/blogs/${drafted._id}/draft`)).draft.fields.content).toBe(content);
    const brought = await test.http.post(`/api/blogs/${deleted._id}/restore`).set(as.admin).expect(200);
    expect(brought.body.image).toBe(path);
    for (const shown of [path, file.path, small]) expect(await isThere(shown)).toBe(true);
    const { text } = await test.http.get('/blogs').expect(200);
    expect(text).toContain(path);
    expect(text).not.toContain(file.path);

    // Saves an edit that began before the replacement. It causes no conflict, because the post has not changed.
    const edit = { title: 'Mine', updatedAt: post.updatedAt };
    const { body } = await test.http.put(`/api/blogs/${post._id}`).set(as.editor).send(edit).expect(200);
    expect(body).toMatchObject({ image: path, title: 'Mine' });
    await changeSettings(test, as.admin, { shareImage: '' });
    await test.http.post('/api/website/hero/reset').set(as.admin).send({}).expect(200);
  });

  it('updates versions, and serves the former file at its URL', async () => {
    const file = await add();
    const post = await createBlog(test, as.admin, { image: file.path });
    await test.http.put(`/api/blogs/${post._id}`).set(as.editor).send({ title: 'Another' }).expect(200);
    const { path } = await replace(file._id);
    const { former } = await get(`/versions/post/${post._id}`);
    expect(former).toHaveLength(1);
    const version = await get(`/versions/post/${post._id}/${former[0]._id}`);
    expect(version.fields.image).toBe(path);
    await new StoredUploads(test).age(file.path, 48 * 3_600_000);
    await test.app.get(OrphanSweepService).sweep();
    expect(await isThere(file.path)).toBe(true);
  });

  it('refuses a file that is no image, and changes nothing', async () => {
    const file = await add();
    const before = await stored();
    for (const [bytes, name] of [
      [PDF, 'a.png'],
      [Buffer.from('words'), 'a.png'],
      [Buffer.concat([png.subarray(0, 60), Buffer.alloc(40)]), 'a.png'],
    ] as const) {
      const { body } = await send(file._id, bytes, name).expect(400);
      expect(body.errors).toEqual([{ field: 'file', message: expect.any(String) }]);
    }
    expect((await test.http.post(`/api/media/${file._id}/replace`).set(as.editor).field('a', 'b')).status).toBe(400);
    await test.http.post(`/api/media/${file._id}/replace`).set(as.editor).send({}).expect(415);
    expect(await stored()).toEqual(before);
    expect(await read(file._id)).toEqual(file);
  });

  it('refuses a file that Settings cannot show', async () => {
    const logo = await add(LOGO, 'logo.svg');
    await changeSettings(test, as.admin, { logo: logo.path });
    const before = await stored();
    const { body } = await send(logo._id, await imageOf(60, 40, 'jpeg'), 'logo.jpg', as.admin).expect(400);
    expect(body.errors).toEqual([{ field: 'file', message: expect.stringContaining('SVG or PNG') }]);
    expect(await stored()).toEqual(before);
    const { path } = await replace(logo._id, await imageOf(300, 100, 'png'), 'logo.png', as.admin);
    expect((await get('/settings')).logo).toBe(path);
    await changeSettings(test, as.admin, { logo: '' });
  });

  it.each([
    ['logo', LOGO],
    ['logoOnDark', LOGO],
    ['icon', ICON],
    ['shareImage', null],
  ])('allows only administrators to replace the %s of Settings', async (field, drawing) => {
    const bytes = drawing ?? (await imageOf(800, 500, 'png'));
    const file = await add(bytes, drawing ? 'a.svg' : 'a.png');
    await changeSettings(test, as.admin, { [field]: file.path });
    const before = await stored();
    const { body } = await send(file._id, bytes, file.name).expect(403);
    expect(body).toMatchObject({ success: false, message: MEDIA_TEXTS.inSettings });
    expect(await stored()).toEqual(before);
    expect((await get('/settings'))[field]).toBe(file.path);
    const { path } = await replace(file._id, bytes, file.name, as.admin);
    expect((await get('/settings'))[field]).toBe(path);
    await changeSettings(test, as.admin, { [field]: '' });
    // Once no setting uses the image, editors can replace it again.
    await replace(file._id, bytes, file.name);
  });

  it('answers 404 for an unknown image, and stores no file', async () => {
    const before = await stored();
    for (const id of UNKNOWN_IDS) expect((await send(id, png).expect(404)).body).toEqual(NOT_FOUND);
    expect(await stored()).toEqual(before);
  });

  it('leads all places to the same file after simultaneous replacements', async () => {
    const file = await add();
    const posts = [];
    for (let n = 0; n < 5; n += 1) posts.push(await createBlog(test, as.admin, { image: file.path }));
    await Promise.all([replace(file._id), replace(file._id)]);
    const { path, usedIn } = await read(file._id);
    for (const { _id } of posts) expect((await get(`/blogs/${_id}`)).image).toBe(path);
    expect(usedIn).toHaveLength(5);
  });
});
