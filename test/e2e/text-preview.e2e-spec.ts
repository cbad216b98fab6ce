import type { Blog } from '../../src/contract/blogs';
import { formatMinute } from '../../src/contract/lusaka-day';
import type { SigningKey } from '../../src/platform/signing/signing-key';
import { TextPreviewsService, toPreviewAddress } from '../../src/platform/versions/text-previews.service';
import { asNewVisitor, signIn, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { changeSettings, createBlog, createPage, createService } from '../support/content';
import { putClock } from '../support/wall-clock';

const HOUR_MS = 3_600_000;

describe('preview link of an unpublished text', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  let draft: Blog;
  beforeAll(async () => {
    draft = await createBlog(test, as.editor, { title: 'Wtitle', content: 'Wcontent', status: 'draft' });
  });
  afterEach(() => jest.useRealTimers());

  const make = (id = draft._id) => test.http.post(`/api/blogs/${id}/preview`).set(as.editor);
  const pathOf = async (id?: string): Promise<string> => (await make(id).expect(201)).body.path;
  const save = (path: string, fields: object) =>
    test.http.put(`/api${path}/draft`).set(as.editor).send({ fields, version: 0, basedOn: 0 });
  const open = (path: string) => test.http.get(path).set(asNewVisitor());

  it('lasts a day', async () => {
    const { body } = await make().expect(201);
    expect(Date.parse(body.until)).toBeGreaterThan(Date.now() + 23.9 * HOUR_MS);
    expect(Date.parse(body.until)).toBeLessThanOrEqual(Date.now() + 24 * HOUR_MS);
  });

  it('shows its holder the future post, and names it to nobody else', async () => {
    const path = await pathOf();
    const { text, headers } = await open(path).expect(200);
    expect(text).toMatch(/<h1[^>]*>Wtitle<\/h1>/);
    expect(text).toContain('Wcontent');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'strict-origin',
      'x-frame-options': 'DENY',
    });
    expect(text).not.toContain('canonical');
    const until = Number.parseInt(toPreviewAddress(path)?.until ?? '', 36) * 1_000;
    const words = text.replaceAll(/<!-- -->|\s+/g, (gap) => (gap.startsWith('<') ? '' : ' '));
    expect(words).toContain(
      `This is a preview. Anyone with this link can see it until ${formatMinute(new Date(until))} (Lusaka time).`,
    );
    expect(text).not.toContain('id="comments"');
    for (const other of ['/blogs', '/feed.xml', '/sitemap.xml', `/blogs/${draft._id}`, `/api/blogs/${draft._id}`]) {
      expect((await open(other)).text).not.toContain('Wcontent');
    }
  });

  it('renders a Markdown text', async () => {
    const { _id } = await createBlog(test, as.editor, { content: 'Now **bold**', format: 'markdown', status: 'draft' });
    expect((await open(await pathOf(_id))).text).toContain('<p dir="auto">Now <strong>bold</strong></p>');
  });

  it('shows the draft of a published post, unlike the public page', async () => {
    const { _id } = await createBlog(test, as.editor, { title: 'Wpublic', content: 'Wread' });
    const draft = { title: 'Wtyped', content: 'Now **half', format: 'markdown', authorName: '' };
    await save(`/blogs/${_id}`, draft).expect(200);
    const { text } = await open(await pathOf(_id)).expect(200);
    expect(text).toMatch(/<h1[^>]*>Wtyped<\/h1>/);
    expect(text).toContain('<p dir="auto">Now **half</p>');
    expect(text).not.toContain('Wread');
    for (const other of ['/blogs', `/blogs/${_id}`, '/feed.xml', `/api/blogs/${_id}`]) {
      expect((await open(other)).text).not.toMatch(/Wtyped|Now \*\*half/);
    }
  });

  it.each<[string, () => Promise<string>, object]>([
    ['page', async () => `/pages/${(await createPage(test, as.editor))._id}`, { title: 'Wtyped', content: 'Whalf' }],
    [
      'service',
      async () => `/services/${(await createService(test, as.editor))._id}`,
      { title: 'Wtyped', description: 'Whalf' },
    ],
  ])('shows the draft of a %s', async (_kind, create, draft) => {
    const path = await create();
    await save(path, draft).expect(200);
    const { body } = await test.http.post(`/api${path}/preview`).set(as.editor).expect(201);
    const { text } = await open(body.path).expect(200);
    expect(text).toContain('Wtyped');
    expect(text).toContain('Whalf');
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  it('is never cached: it follows each change, and ends with the post', async () => {
    const { _id } = await createBlog(test, as.editor, { title: 'First', status: 'draft' });
    const path = await pathOf(_id);
    expect((await open(path)).text).toContain('First');
    await test.http.put(`/api/blogs/${_id}`).set(as.editor).send({ title: 'Second' }).expect(200);
    expect((await open(path)).text).toContain('Second');
    await test.connection.collection('blogs').updateOne({ title: 'Second' }, { $set: { title: 'Third' } });
    expect((await open(path)).text).toContain('Third');
    await test.http.delete(`/api/blogs/${_id}`).set(as.editor).expect(200);
    await open(path).expect(404);
  });

  it('counts no view, even of a published post', async () => {
    const { _id } = await createBlog(test, as.editor, { title: 'Shown' });
    await open(await pathOf(_id)).expect(200);
    expect((await test.http.get(`/api/blogs/${_id}`).set(as.viewer)).body.views).toBe(0);
  });

  it('ends with its creator’s right to write', async () => {
    const path = await pathOf();
    const { body: users } = await test.http.get('/api/users').set(as.admin).expect(200);
    const { _id } = users.find(({ role }: { role: string }) => role === 'editor');
    const change = (fields: object) => test.http.put(`/api/users/${_id}`).set(as.admin).send(fields).expect(200);
    for (const fields of [{ active: false }, { active: true, role: 'viewer' }]) {
      await change(fields);
      expect((await open(path).expect(404)).text).not.toContain('Wcontent');
    }
    await change({ role: 'editor' });
    await open(path).expect(200);
    as.editor = await signIn(test, 'editor@example.com', 'the password of editor');
  });

  it('answers 404 after a day', async () => {
    const path = await pathOf();
    putClock(23.9 * HOUR_MS);
    await open(path).expect(200);
    putClock(0.2 * HOUR_MS);
    await open(path).expect(404);
  });

  it('answers 404 with a bad signature, another post’s or site’s', async () => {
    const path = await pathOf();
    const { _id } = await createBlog(test, as.editor, { title: 'Other', status: 'draft' });
    const other = new TextPreviewsService({ read: async () => 'of another site, and as long as ours' } as SigningKey);
    const { writerId = '', until = '', signature = '' } = toPreviewAddress(path) ?? {};
    const later = (Number.parseInt(until, 36) + 9_999).toString(36);
    const bad = [
      path.replace(draft._id, _id),
      path.replace(until, later),
      path.replace(writerId, draft._id),
      path.replace(`/${writerId}`, ''),
      `${path.slice(0, -2)}xx`,
      `${path}x`,
      path.slice(0, -1),
      path.toUpperCase(),
      path.replace('/blogs/', '/pages/'),
      `/preview/blogs/${draft._id}`,
      `/preview/blogs/${draft._id}/${writerId}/${until}.`,
      `/preview/blogs/${draft._id}/${writerId}/zzzzzzzz.${signature}`,
      (await other.sign('blogs', draft._id, writerId)).path,
    ];
    for (const each of bad) {
      const { status, text } = await open(each);
      expect([each, status, text.includes('Wcontent')]).toEqual([each, 404, false]);
    }
  });

  it('works in maintenance mode', async () => {
    const path = await pathOf();
    const close = (maintenanceMode: boolean) => changeSettings(test, as.admin, { maintenanceMode });
    await close(true);
    expect((await open(path).expect(200)).text).toContain('Wcontent');
    await close(false);
  });
});
