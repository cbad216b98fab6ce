import { BUILT_IN_SERVICES } from '../../src/contract/built-in-services';
import { type Service } from '../../src/contract/services';
import { ServicesService } from '../../src/services/services.service';
import { NOT_FOUND } from '../support/access';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createService } from '../support/content';
import { forgetRecords } from '../support/fresh-site';

const SERVICE = {
  title: 'Solar Sites',
  description: 'We wire schools.',
  icon: 'code',
  features: ['Panels', 'Training'],
  order: 3,
};

describe('services', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  beforeEach(() => forgetRecords(test));

  const list = async () => (await test.http.get('/api/services').expect(200)).body as Service[];
  const read = (id: string) => test.http.get(`/api/services/${id}`);
  const post = (body: object) => test.http.post('/api/services').set(as.editor).send(body);
  const put = (id: string, body: object) => test.http.put(`/api/services/${id}`).set(as.editor).send(body);
  const remove = (id: string) => test.http.delete(`/api/services/${id}`).set(as.editor).expect(200);

  describe('while none is stored', () => {
    it('return an empty list, and built-in services by slug', async () => {
      expect(await list()).toEqual([]);
      for (const builtIn of BUILT_IN_SERVICES) {
        const { body } = await read(builtIn.slug).expect(200);
        const time = expect.stringMatching(/^\d{4}-.*Z$/);
        expect(body).toEqual({ ...builtIn, _id: builtIn.slug, createdAt: time, updatedAt: time });
      }
      expect((await read('no-such-service').expect(404)).body).toEqual(NOT_FOUND);
    });

    it('cannot be changed or deleted', async () => {
      await put('digital-marketing', { title: 'Taken' }).expect(404);
      await test.http.delete('/api/services/digital-marketing').set(as.editor).expect(404);
    });

    it('can be chosen in a quote request', async () => {
      const services = test.app.get(ServicesService);
      expect(await services.findForRequest('digital-marketing')).toEqual({
        _id: 'digital-marketing',
        title: 'Digital Marketing',
        steps: [],
      });
      expect(await services.findForRequest('no-such-service')).toBeNull();
    });

    it('are replaced once one is stored, and return when it is deleted', async () => {
      await read('digital-marketing').expect(200);
      const { _id } = await createService(test, as.editor);
      await read('digital-marketing').expect(404);
      expect(await test.app.get(ServicesService).findForRequest('digital-marketing')).toBeNull();
      await remove(_id);
      await read('digital-marketing').expect(200);
    });
  });

  it('are sorted by order, then oldest first, with a total header', async () => {
    const third = await createService(test, as.editor, { title: 'Third', order: 2 });
    const first = await createService(test, as.editor, { title: 'First', order: 1 });
    const second = await createService(test, as.editor, { title: 'Second', order: 1 });
    const answer = await test.http.get('/api/services').expect(200);
    expect(answer.body).toEqual([first, second, third]);
    expect(answer.headers['x-total-count']).toBe('3');
    const page = await test.http.get('/api/services?limit=1&page=2').expect(200);
    expect(page.body).toEqual([second]);
    expect(page.headers['x-total-count']).toBe('3');
  });

  it('are stored for editors and returned whole, by id and slug', async () => {
    const { body } = await post({ ...SERVICE, slug: 'mine', colour: 'Green' }).expect(201);
    expect(body).toEqual({
      ...SERVICE,
      slug: 'solar-sites',
      steps: [],
      format: 'plain',
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: body.createdAt,
    });
    expect((await read(body._id).expect(200)).body).toEqual(body);
    expect((await read('solar-sites').expect(200)).body).toEqual(body);
    const services = test.app.get(ServicesService);
    for (const id of [body._id, 'solar-sites']) {
      expect(await services.findForRequest(id)).toEqual({ _id: body._id, title: 'Solar Sites', steps: [] });
    }
  });

  it('get the last place and first icon by default', async () => {
    const bare = { title: 'Bare', description: 'Text.' };
    expect((await post(bare).expect(201)).body).toMatchObject({ icon: 'pen-tool', features: [], order: 1 });
    const cleared = { ...bare, icon: null, features: null, order: null };
    expect((await post(cleared).expect(201)).body).toMatchObject({ icon: 'pen-tool', features: [], order: 2 });
  });

  it('report the type error of a list or number first', async () => {
    const answer = await post({ ...SERVICE, features: 'one, two', order: 'last' }).expect(400);
    expect(answer.body.errors).toEqual([
      { field: 'features', message: 'Feature must be given as a list.' },
      { field: 'order', message: 'Order must be a whole number.' },
    ]);
    const query = await test.http.get('/api/services?page=1.5&limit=ten').expect(400);
    expect(query.body.errors).toEqual([
      { field: 'page', message: 'page must be a whole number.' },
      { field: 'limit', message: 'limit must be a whole number.' },
    ]);
  });

  describe('slugs', () => {
    const slugOf = async (title: string) => (await createService(test, as.editor, { title })).slug;

    it('are made from the title, numbered when taken, within their bound', async () => {
      expect(await slugOf('Café & Web Design!')).toBe('cafe-web-design');
      expect(await slugOf('Cafe -- Web  design')).toBe('cafe-web-design-2');
      expect(await slugOf('CAFÉ WEB DESIGN')).toBe('cafe-web-design-3');
      expect(await slugOf('???')).toBe('service');
      const long = 'x'.repeat(150);
      expect(await slugOf(long)).toBe('x'.repeat(100));
      expect(await slugOf(long)).toBe(`${'x'.repeat(98)}-2`);
    });

    it('never change', async () => {
      const { _id } = await createService(test, as.editor, { title: 'First title' });
      const { body } = await put(_id, { title: 'Second title', slug: 'other' }).expect(200);
      expect(body).toMatchObject({ title: 'Second title', slug: 'first-title' });
      await read('second-title').expect(404);
      expect((await read('first-title').expect(200)).body).toEqual(body);
    });

    it('are unique for simultaneously created services', async () => {
      const slugs = await Promise.all(Array.from({ length: 4 }, () => slugOf('Same title')));
      expect(slugs.sort()).toEqual(['same-title', 'same-title-2', 'same-title-3', 'same-title-4']);
    });

    it('stay reserved for a deleted service that can be restored', async () => {
      const deleted = await createService(test, as.editor, { title: 'Same title' });
      await remove(deleted._id);
      expect(await slugOf('Same title')).toBe('same-title-2');
      const restored = await test.http.post(`/api/services/${deleted._id}/restore`).set(as.editor).expect(200);
      expect(restored.body).toEqual(deleted);
    });
  });

  it('change by any subset of fields', async () => {
    const service = await createService(test, as.editor, SERVICE);
    const { body } = await put(service._id, { features: ['Panels'], updatedAt: service.updatedAt }).expect(200);
    expect(body).toEqual({ ...service, features: ['Panels'], updatedAt: body.updatedAt });
    await put(service.slug, { title: 'By slug' }).expect(404);
  });
});
