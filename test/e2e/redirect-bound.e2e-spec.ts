import { LIMITS } from '../../src/contract/limits';
import { REDIRECT_TEXTS, type Redirect } from '../../src/contract/redirects';
import { RedirectUses } from '../../src/redirects/redirect-uses';
import { asNewVisitor, type SignedIn, signInAsEach } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { newFolder, withStopped } from '../support/archives';
import { forgetRecords } from '../support/fresh-site';

const DAY_MS = 86_400_000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

describe('as many redirects as may be', () => {
  let test: TestApp;
  let as: Record<'admin' | 'editor' | 'viewer', SignedIn>;
  beforeAll(async () => {
    test = await startTestApp();
    as = await signInAsEach(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.app.get(RedirectUses).flush();
    await forgetRecords(test);
  });

  const rows = () => test.connection.collection('redirects');
  const post = (from: string, to: string) => test.http.post('/api/redirects').set(as.editor).send({ from, to });
  const visit = (path: string) => test.http.get(path).set(asNewVisitor()).redirects(0);
  const stored = async () => new Set(await rows().distinct('from'));
  /** Redirects in that number, the first of them the oldest. */
  const fill = async (count: number, more: (index: number) => object = () => ({})) => {
    const oldest = Array.from({ length: count }, (_, index) => ({
      from: `/many-${index}`,
      to: '/about',
      createdAt: daysAgo(1_000 - index),
      updatedAt: daysAgo(1_000 - index),
      ...more(index),
    }));
    await rows().insertMany(oldest);
  };
  const read = async (q: string): Promise<Redirect> =>
    (await test.http.get(`/api/redirects?q=${q}&page=1&limit=1`).set(as.viewer).expect(200)).body[0];

  it('give up the one that was unused for longest, however old it is, for one that is added', async () => {
    await fill(LIMITS.redirects - 1, (index) => (index === 0 ? { usedAt: daysAgo(1) } : {}));
    await post('/newest', '/about').expect(201);
    // Asked for by a visitor just now: by the oldest that nobody has asked for.
    await visit('/many-1').expect(301);
    expect((await post('/newest/', '/team').expect(409)).body.message).toBe(REDIRECT_TEXTS.taken);
    await post('/bad', '/nothing').expect(400);
    expect((await stored()).size).toBe(LIMITS.redirects);
    await post('/one-more', '/about').expect(201);
    const left = await stored();
    expect(left.size).toBe(LIMITS.redirects);
    expect(
      ['/many-0', '/many-1', '/many-2', '/many-3', '/newest', '/one-more'].filter((from) => left.has(from)),
    ).toEqual(['/many-0', '/many-1', '/many-3', '/newest', '/one-more']);
    await visit('/many-2').expect(404);
  });

  it('give one up for each that comes back, for a page that moves and for one that is deleted', async () => {
    await fill(LIMITS.redirects - 1);
    const { body } = await post('/back', '/about').expect(201);
    await test.http.delete(`/api/redirects/${body._id}`).set(as.editor).expect(200);
    await post('/other', '/about').expect(201);
    await test.http.post(`/api/redirects/${body._id}/restore`).set(as.editor).expect(200);
    const page = { title: 'Fees', slug: 'fees', status: 'published', content: 'Text.' };
    const { _id } = (await test.http.post('/api/pages').set(as.editor).send(page).expect(201)).body;
    await test.http.put(`/api/pages/${_id}`).set(as.editor).send({ slug: 'prices' }).expect(200);
    await test.http.delete(`/api/pages/${_id}`).set(as.editor).expect(200);
    await visit('/prices').expect(410);
    const left = await stored();
    expect(left.size).toBe(LIMITS.redirects);
    for (const from of ['/back', '/other', '/fees', '/prices', '/many-3']) expect(left).toContain(from);
    for (const from of ['/many-0', '/many-1', '/many-2']) expect(left).not.toContain(from);
  });

  it('take nobody along: what led over the one that is given up leads to where that led', async () => {
    await fill(LIMITS.redirects - 2, () => ({ usedAt: daysAgo(1) }));
    await rows().insertMany(
      [
        ['/first', '/second?from=first'],
        ['/second', '/third'],
      ].map(([from, to]) => ({ from, to, createdAt: daysAgo(2), updatedAt: daysAgo(2) })),
    );
    await rows().updateOne({ from: '/first' }, { $set: { usedAt: daysAgo(1) } });
    await rows().updateOne({ from: '/many-0' }, { $set: { from: '/third', to: '/team' } });
    await post('/one-more', '/about').expect(201);
    expect(await stored()).not.toContain('/second');
    expect((await visit('/first').expect(301)).headers.location).toBe('/team');
    await visit('/second').expect(404);
  });

  it('say when each was used last, of a 301 and of a 410, and write that down now and then without making an edit stale', async () => {
    const { body } = await post('/old', '/about').expect(201);
    await post('/gone', '').expect(201);
    expect([(await read('old')).usedAt, (await read('gone')).usedAt]).toEqual([null, null]);
    const before = Date.now() - 1_000;
    await visit('/OLD//?a=b').expect(301);
    await visit('/gone').expect(410);
    for (const from of ['old', 'gone']) expect(Date.parse((await read(from)).usedAt ?? '')).toBeGreaterThan(before);
    expect(await rows().countDocuments({ usedAt: { $exists: true } })).toBe(0);
    await test.app.get(RedirectUses).flush();
    expect(await rows().countDocuments({ usedAt: { $exists: true } })).toBe(2);
    const later = new Date(Date.now() + DAY_MS);
    // Another process knows of a later use.
    await rows().updateOne({ from: '/old' }, { $set: { usedAt: later } });
    await visit('/old').expect(301);
    await test.app.get(RedirectUses).flush();
    expect((await read('old')).usedAt).toBe(later.toISOString());
    const edit = { to: '/team', updatedAt: body.updatedAt };
    await test.http.put(`/api/redirects/${body._id}`).set(as.editor).send(edit).expect(200);
  });

  it('keep the uses of their last minute over a clean stop', async () => {
    const folder = newFolder();
    const other = await startTestApp({ DATA_DIR: folder.path, MONGODB_URI: '' });
    const { editor } = await signInAsEach(other);
    await other.http.post('/api/redirects').set(editor).send({ from: '/old', to: '/about' }).expect(201);
    await other.http.get('/old').redirects(0).expect(301);
    await other.close();
    await withStopped(folder.path, async (db) => {
      expect(await db.collection('redirects').findOne()).toMatchObject({ from: '/old', usedAt: expect.any(Date) });
    });
    folder.remove();
  });
});
