import { BUILT_IN_SERVICES } from '../../../src/contract/built-in-services';
import type { RemovedSamples, SampleContent } from '../../../src/contract/sample';
import { BUILT_IN_TEAM } from '../../../src/contract/team';
import { SECTION_NAMES, SECTIONS } from '../../../src/contract/website/sections';
import { TrashService } from '../../../src/platform/trash/trash.service';
import { SampleContentService as Samples } from '../../../src/sample/sample-content.service';
import { SAMPLE_POSTS } from '../../../src/sample/sample-posts';
import { asNewVisitor, type SignedIn, useEachRole } from '../../support/accounts';
import { useTestApp } from '../../support/app';
import { createMember } from '../../support/content';
import { forgetRecords } from '../../support/fresh-site';
import { REQUEST } from '../../support/project';

const HIDEABLE = SECTION_NAMES.filter((name) => 'isHidden' in SECTIONS[name].words && name !== 'footerLinks');
const TEAM = BUILT_IN_TEAM.map(({ name }) => name);
const TITLES = BUILT_IN_SERVICES.map(({ title }) => title);

describe('removal of all sample content', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  beforeEach(async () => {
    await forgetRecords(test);
    await test.app.get(Samples).load();
  });
  afterEach(() => jest.restoreAllMocks());

  const get = async <T>(path: string, who: SignedIn = {}) =>
    (await test.http.get(`/api${path}`).set(who).expect(200)).body as T;
  const read = () => get<SampleContent>('/sample', as.admin);
  const remove = async (who = as.admin) =>
    (await test.http.post('/api/sample/remove').set(who).expect(200)).body as RemovedSamples;
  const restore = (removed: RemovedSamples) =>
    test.http.post('/api/sample/restore').set(as.admin).send(removed).expect(200, { success: true });
  const shown = () => get<Record<string, unknown>>('/website?shown=true');
  const stored = async (): Promise<unknown[][]> =>
    Promise.all(['/services', '/team', '/blogs?fields=summary', '/pages/linked'].map((path) => get<unknown[]>(path)));
  const auditLog = async () => (await get<{ action: string; changes: unknown[] }[]>('/audit', as.admin))[0];

  it('lists everything first, then removes all except the privacy page', async () => {
    const before = await read();
    expect(before.team).toEqual(expect.arrayContaining(TEAM));
    expect(before.services).toEqual(expect.arrayContaining(TITLES));
    expect(before.posts).toEqual(expect.arrayContaining(SAMPLE_POSTS.map(({ title }) => title)));
    expect(before.pages).toHaveLength(12);
    expect(before.sections).toEqual(HIDEABLE);
    const removed = await remove();
    expect(removed).toEqual({ ids: expect.any(Array), sections: HIDEABLE, hadBuiltIn: true });
    expect(new Set(removed.ids).size).toBe(9 + 6 + 5 + 12);
    expect(await read()).toEqual({ posts: [], team: [], services: [], pages: [], sections: [] });
    expect(await stored()).toEqual([[], [], [], ['privacy']]);
    const website = await shown();
    expect(website.isOwn).toBe(true);
    for (const name of HIDEABLE) expect(website[name]).toEqual({ isHidden: true });
    expect(await auditLog()).toMatchObject({
      action: 'sample.remove',
      changes: [
        { field: 'posts', from: 5, to: 0 },
        { field: 'team', from: 9, to: 0 },
        { field: 'services', from: 6, to: 0 },
        { field: 'pages', from: 12, to: 0 },
        { field: 'sections', from: HIDEABLE.length, to: 0 },
      ],
    });
  });

  it('keeps changed and new records', async () => {
    const [member] = await get<{ _id: string }[]>('/team');
    await test.http.put(`/api/team/${member._id}`).set(as.editor).send({ name: 'Ruth' }).expect(200);
    await createMember(test, as.editor, { name: 'Agness' });
    const [page] = (await get<{ _id: string; slug: string }[]>('/pages', as.admin)).filter(
      ({ slug }) => slug === 'faq',
    );
    await test.http.put(`/api/pages/${page._id}`).set(as.editor).send({ status: 'draft' }).expect(200);
    await test.http.put('/api/website/hero').set(as.editor).send({ heading: 'Drive in Kitwe' }).expect(200);
    await test.http.put('/api/website/values').set(as.editor).send({ isHidden: true }).expect(200);
    const { sections } = await remove();
    expect((await get<{ name: string }[]>('/team')).map(({ name }) => name).sort()).toEqual(['Agness', 'Ruth']);
    expect((await get<{ slug: string }[]>('/pages', as.admin)).map(({ slug }) => slug).sort()).toEqual([
      'faq',
      'privacy',
    ]);
    expect(sections).toEqual(HIDEABLE.filter((name) => name !== 'hero' && name !== 'values'));
    expect((await shown()).hero).toMatchObject({ heading: 'Drive in Kitwe', isHidden: false });
  });

  it('turns off built-in records as fallbacks, also in requests', async () => {
    await forgetRecords(test);
    expect(await read()).toMatchObject({ team: TEAM, services: TITLES, posts: [], pages: [] });
    const [{ slug }] = BUILT_IN_SERVICES;
    const ask = (status: number) =>
      test.http
        .post('/api/project')
        .set(asNewVisitor())
        .send({ ...REQUEST, serviceId: slug })
        .expect(status);
    await ask(201);
    expect(await remove()).toMatchObject({ ids: [], hadBuiltIn: true });
    expect(await read()).toMatchObject({ team: [], services: [] });
    await test.http.get(`/api/services/${slug}`).expect(404);
    await ask(400);
  });

  it('can be undone; records written meanwhile stay', async () => {
    const before = [await stored(), await read(), await shown()];
    const removed = await remove();
    await restore(removed);
    expect([await stored(), await read(), await shown()]).toEqual(before);
    const again = await remove();
    await test.http.put('/api/website/hero').set(as.editor).send({ heading: 'Ours', isHidden: false }).expect(200);
    await restore(again);
    expect((await shown()).hero).toMatchObject({ heading: 'Ours' });
    expect(await auditLog()).toMatchObject({ action: 'sample.restore' });
  });

  it('restores only the named samples, and nothing else', async () => {
    const ownMember = await createMember(test, as.editor, { name: 'Agness' });
    await test.http.delete(`/api/team/${ownMember._id}`).set(as.editor).expect(200);
    await test.http.put('/api/website/values').set(as.editor).send({ isHidden: true }).expect(200);
    const { ids } = await remove();
    await restore({ ids: [ids[0], ownMember._id, 'f'.repeat(24)], sections: ['values'], hadBuiltIn: false });
    const { posts, team, services, pages } = await read();
    expect([...posts, ...team, ...services, ...pages]).toHaveLength(1);
    expect(await get('/team')).not.toContainEqual(expect.objectContaining({ name: 'Agness' }));
    expect(await shown()).toMatchObject({ values: { isHidden: true }, isOwn: true });
  });

  it('gives two simultaneous administrators separate parts', async () => {
    const both = await Promise.all([remove(), remove()]);
    const ids = both.flatMap((removed) => removed.ids);
    expect(new Set(ids).size).toBe(32);
    expect(ids).toHaveLength(32);
    expect(both.filter(({ hadBuiltIn }) => hadBuiltIn)).toHaveLength(1);
    for (const removed of both) await restore(removed);
    expect((await stored()).map((rows) => rows.length)).toEqual([6, 9, 5, 13]);
  });

  it('keeps an edit saved at the same moment', async () => {
    const [member] = await get<{ _id: string }[]>('/team');
    const trash = test.app.get(TrashService);
    const real = trash.remove.bind(trash);
    jest.spyOn(trash, 'remove').mockImplementation(async (...args: unknown[]) => {
      if (args[1] === member._id) {
        await test.http.put(`/api/team/${member._id}`).set(as.editor).send({ bio: 'Teaches.' }).expect(200);
      }
      return (real as (...all: unknown[]) => Promise<never>)(...args);
    });
    const { ids } = await remove();
    expect(ids).not.toContain(member._id);
    expect(await get('/team')).toEqual([expect.objectContaining({ _id: member._id, bio: 'Teaches.' })]);
  });
});
