import { LIMITS } from '../../src/contract/limits';
import { REDIRECT_TEXTS } from '../../src/contract/redirects';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { forgetRecords } from '../support/fresh-site';

describe('maximum number of redirects', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  beforeEach(() => forgetRecords(test));

  const rows = () => test.connection.collection('redirects');
  const post = (from: string, to: string) => test.http.post('/api/redirects').set(as.editor).send({ from, to });
  const remove = (path: string) => test.http.delete(`/api${path}`).set(as.editor).expect(200);
  const statusOf = async (path: string) => (await test.http.get(path).set(asNewVisitor()).redirects(0)).status;
  const isFull = async () =>
    (await test.http.get('/api/dashboard').set(as.viewer).expect(200)).body.redirectsAreFull as boolean;
  const fill = (count: number) => {
    const at = new Date();
    return rows().insertMany(
      Array.from({ length: count }, (_, index) => ({
        from: `/many-${index}`,
        to: '/about',
        createdAt: at,
        updatedAt: at,
      })),
    );
  };
  const publish = async (slug: string): Promise<string> => {
    const page = { title: 'Fees', slug, status: 'published', content: 'Text.' };
    return (await test.http.post('/api/pages').set(as.editor).send(page).expect(201)).body._id;
  };
  const rename = async (id: string, slug: string) =>
    (await test.http.put(`/api/pages/${id}`).set(as.editor).send({ slug }).expect(200)).body;

  it('refuses one more, added or restored by hand', async () => {
    const { body } = await post('/back', '/about').expect(201);
    await remove(`/redirects/${body._id}`);
    await fill(LIMITS.redirects - 1);
    expect(await isFull()).toBe(false);
    await post('/last', '/about').expect(201);
    expect(await isFull()).toBe(true);
    expect((await post('/one-more', '/about').expect(409)).body.message).toBe(REDIRECT_TEXTS.full);
    const restored = await test.http.post(`/api/redirects/${body._id}/restore`).set(as.editor).expect(409);
    expect(restored.body.message).toBe(REDIRECT_TEXTS.full);
    expect(await rows().countDocuments()).toBe(LIMITS.redirects);
  });

  it('blocks no rename or delete: the answer names the missing redirect', async () => {
    const id = await publish('fees');
    await fill(LIMITS.redirects);
    expect(await rename(id, 'prices')).toMatchObject({ slug: 'prices', lacksRedirect: true });
    expect([await statusOf('/fees'), await statusOf('/prices')]).toEqual([404, 200]);
    await remove(`/pages/${id}`);
    expect(await statusOf('/prices')).toBe(404);
    expect(await rows().countDocuments()).toBe(LIMITS.redirects);
  });

  it('leaves space for the next rename after a deletion', async () => {
    const id = await publish('fees');
    await fill(LIMITS.redirects - 1);
    expect(await rename(id, 'prices')).not.toHaveProperty('lacksRedirect');
    expect(await statusOf('/fees')).toBe(301);
  });
});
