import type { BlogSummary } from '../../src/contract/blogs';
import { BUILT_IN_SERVICES } from '../../src/contract/built-in-services';
import { LINKED_SLUGS } from '../../src/contract/routes';
import { type Service } from '../../src/contract/services';
import { BUILT_IN_TEAM, type TeamMember } from '../../src/contract/team';
import { SampleContentService } from '../../src/sample/sample-content.service';
import { signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { createBlog } from '../support/content';
import { forgetRecords } from '../support/fresh-site';

const LONG = ['vision', 'courses', 'saas-solutions', 'ai-learning', 'privacy'];
const SHORT = ['features', 'pricing', 'testimonials', 'faq', 'support', 'terms', 'cookies', 'careers'];

let test: TestApp;
const get = async <T>(path: string) => (await test.http.get(`/api${path}`).expect(200)).body as T;
const load = () => test.app.get(SampleContentService).load();
const counts = async () => [
  (await get<unknown[]>('/services')).length,
  (await get<unknown[]>('/team')).length,
  (await get<unknown[]>('/blogs?fields=summary')).length,
];
const EVERYTHING = [6, 9, 5];
const NOTHING = [0, 0, 0];

describe('sample content after a first start', () => {
  beforeAll(async () => {
    test = await startTestApp({ SAMPLE_CONTENT: 'true' });
  });
  afterAll(() => test.close());

  it('exists when the first request is answered', async () => {
    const services = await get<Service[]>('/services');
    expect(services.map(({ slug, title, order }) => [slug, title, order])).toEqual(
      BUILT_IN_SERVICES.map(({ slug, title, order }) => [slug, title, order]),
    );
    const team = await get<TeamMember[]>('/team');
    expect(team.map(({ name, role, bio }) => ({ name, role, bio }))).toEqual(
      BUILT_IN_TEAM.map(({ name, role, bio }) => ({ name, role, bio })),
    );
    const posts = await get<BlogSummary[]>('/blogs?fields=summary');
    expect(posts).toHaveLength(5);
    expect(posts.filter(({ isFeatured }) => isFeatured)).toHaveLength(2);
    for (const { _id, image, views } of posts) {
      expect(views).toBe(0);
      const cover = await test.http.get(image).expect(200);
      expect(cover.headers['content-type']).toMatch('image/svg+xml');
      expect(await get<unknown[]>(`/blogs/${_id}/related`)).not.toEqual([]);
    }
  });
});

describe('sample content', () => {
  let atStart: number[];
  beforeAll(async () => {
    test = await startTestApp({ SAMPLE_CONTENT: 'false' });
    atStart = await counts();
  });
  beforeEach(() => forgetRecords(test));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => test.close());

  it('publishes every page that the site links to', async () => {
    await load();
    for (const slug of LONG) {
      expect((await get<{ content: string }>(`/pages/by-slug/${slug}`)).content.length).toBeGreaterThan(500);
    }
    for (const slug of SHORT) {
      expect((await get<{ content: string }>(`/pages/by-slug/${slug}`)).content.length).toBeGreaterThan(80);
    }
    expect(await get('/pages/linked')).toEqual([...LINKED_SLUGS]);
    const admin = await signInAsAdmin(test);
    const pages = (await test.http.get('/api/pages').set(admin).expect(200)).body as { slug: string }[];
    expect(pages.map(({ slug }) => slug)).toEqual([...LONG, ...SHORT]);
  });

  it('leaves drafts of an earlier version unchanged', async () => {
    await load();
    const pages = test.connection.collection('pages');
    await pages.updateMany({ slug: { $in: SHORT } }, { $set: { status: 'draft', content: 'Outline.' } });
    await load();
    expect(await pages.countDocuments({ status: 'draft', content: 'Outline.' })).toBe(SHORT.length);
  });

  it('can be edited like other content', async () => {
    await load();
    const admin = await signInAsAdmin(test);
    const [post] = await get<BlogSummary[]>('/blogs?fields=summary');
    const edit = { title: 'Ours', updatedAt: post.updatedAt };
    await test.http.put(`/api/blogs/${post._id}`).set(admin).send(edit).expect(200);
    const [member] = await get<TeamMember[]>('/team');
    await test.http.put(`/api/team/${member._id}`).set(admin).send(member).expect(200);
    const [service] = await get<Service[]>('/services');
    await test.http.put(`/api/services/${service._id}`).set(admin).send({ title: 'Ours' }).expect(200);
    expect((await get<Service>('/services/web-app-designing')).title).toBe('Ours');
  });

  it('is absent when turned off', () => {
    expect(atStart).toEqual(NOTHING);
  });

  it('never returns, even in an emptied database', async () => {
    await load();
    const admin = await signInAsAdmin(test);
    for (const { _id } of await get<BlogSummary[]>('/blogs?fields=summary')) {
      await test.http.delete(`/api/blogs/${_id}`).set(admin).expect(200);
    }
    await load();
    expect(await counts()).toEqual([6, 9, 0]);
  });

  it('is not added to a database with content, then or later', async () => {
    const admin = await signInAsAdmin(test);
    const { _id } = await createBlog(test, admin);
    await load();
    expect(await counts()).toEqual([0, 0, 1]);
    await test.http.delete(`/api/blogs/${_id}`).set(admin).expect(200);
    await load();
    expect(await counts()).toEqual(NOTHING);
  });

  it('is completed after an interrupted start, without duplicates or undoing edits', async () => {
    const admin = await signInAsAdmin(test);
    const write = jest.spyOn(test.connection.model('Blog'), 'updateOne');
    write.mockImplementationOnce(() => {
      throw new Error('the power went');
    });
    await expect(load()).rejects.toThrow('the power went');
    expect(await counts()).toEqual([6, 9, 0]);
    const [member] = await get<TeamMember[]>('/team');
    await test.http.put(`/api/team/${member._id}`).set(admin).send({ name: 'Edited' }).expect(200);
    const page = { title: 'Our own terms', slug: 'terms', status: 'published', content: 'Ours.' };
    await test.http.post('/api/pages').set(admin).send(page).expect(201);
    await load();
    expect(await counts()).toEqual(EVERYTHING);
    expect((await get<TeamMember[]>('/team'))[0].name).toBe('Edited');
    expect((await get<{ title: string }>('/pages/by-slug/terms')).title).toBe('Our own terms');
    await load();
    expect(await counts()).toEqual(EVERYTHING);
  });

  it('is added once when two processes start on one database', async () => {
    await Promise.all([load(), load()]);
    expect(await counts()).toEqual(EVERYTHING);
  });
});
