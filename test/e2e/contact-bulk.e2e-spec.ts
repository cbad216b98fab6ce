import type { ContactFigures, ContactMessage } from '../../src/contract/contact';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';

const MESSAGE = { name: 'Chanda Mwila', email: 'chanda@example.com', subject: 'A course', message: 'For grade nine?' };
const UNKNOWN = '0123456789abcdef01234567';

describe('bulk actions on messages', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  beforeEach(async () => {
    for (const name of ['contacts', 'audit', 'trash']) await test.connection.collection(name).deleteMany({});
  });

  const list = async (): Promise<ContactMessage[]> =>
    (await test.http.get('/api/contact').set(as.viewer).expect(200)).body;
  const figures = async (query: object = {}): Promise<ContactFigures> =>
    (await test.http.get('/api/contact/figures').query(query).set(as.viewer).expect(200)).body;
  const bulk = (what: string, body: object, who = as.editor) =>
    test.http.post(`/api/contact/bulk/${what}`).set(who).send(body);
  const named = async (name: string, changes: object = {}): Promise<string> => {
    await test.http
      .post('/api/contact')
      .set(asNewVisitor())
      .send({ ...MESSAGE, name, ...changes })
      .expect(201);
    return (await list())[0]._id;
  };
  const trail = (action: string) => test.connection.collection('audit').find({ action }).toArray();

  describe('GET /contact/figures', () => {
    it('counts search results by status', async () => {
      expect(await figures()).toEqual({ all: 0, counts: { new: 0, read: 0, replied: 0, archived: 0 } });
      await named('Bwalya');
      const id = await named('Abel', { subject: 'Prices' });
      await bulk('status', { ids: [id], status: 'archived' }).expect(200);
      expect(await figures()).toEqual({ all: 2, counts: { new: 1, read: 0, replied: 0, archived: 1 } });
      expect(await figures({ q: 'PRICES' })).toEqual({ all: 1, counts: { new: 0, read: 0, replied: 0, archived: 1 } });
    });
  });

  describe('POST /contact/bulk/…', () => {
    it('sets the status of each, and names the failed ones', async () => {
      const fresh = await named('Fresh');
      const done = await named('Done');
      await bulk('status', { ids: [done], status: 'read' }).expect(200);
      await test.connection.collection('audit').deleteMany({});
      const { body } = await bulk('status', { ids: [fresh, UNKNOWN, done, fresh], status: 'read' }).expect(200);
      expect(body).toEqual({
        success: true,
        changed: [fresh, done],
        refused: [{ _id: UNKNOWN, name: '', message: expect.any(String) }],
      });
      expect(await figures()).toMatchObject({ counts: { read: 2 } });
      // Messages that were already read do not change.
      expect(await trail('contact.update')).toMatchObject([
        { subjectId: fresh, fields: ['status'], changes: [{ field: 'status', from: 'new', to: 'read' }] },
      ]);
    });

    it('lets no earlier reader overwrite the new status', async () => {
      const id = await named('Read before');
      const [{ updatedAt }] = await list();
      await bulk('status', { ids: [id, await named('Beside it')], status: 'replied' }).expect(200);
      const late = test.http.put(`/api/contact/${id}`).set(as.editor).send({ status: 'archived', updatedAt });
      expect((await late.expect(409)).body.changed).toMatchObject({ by: 'The editor' });
    });

    it('deletes, and restores unchanged', async () => {
      const ids = [await named('First'), await named('Second')];
      const before = await list();
      expect((await bulk('delete', { ids: [...ids, UNKNOWN] }).expect(200)).body).toMatchObject({
        changed: ids,
        refused: [{ _id: UNKNOWN }],
      });
      expect(await list()).toEqual([]);
      expect((await bulk('restore', { ids }).expect(200)).body).toEqual({ success: true, changed: ids, refused: [] });
      expect(await list()).toEqual(before);
      // The audit log stores no personal data.
      expect(await trail('contact.delete')).toMatchObject([{ subjectId: '', subjectIds: ids, subjectName: '' }]);
      const [restored] = (await test.http.get('/api/audit?action=contact.restore').set(as.admin).expect(200)).body;
      expect(restored).toMatchObject({
        subjectCount: 2,
        subjectName: 'A course (First), A course (Second)',
        subjectPath: null,
      });
    });
  });
});
