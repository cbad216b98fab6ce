import type { Blog } from '../../src/contract/blogs';
import { type SignedIn, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog } from '../support/content';

const UNKNOWN = '0123456789abcdef01234567';
const SOON = '2099-01-01T08:00:00.000Z';

describe('bulk actions on posts', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  beforeEach(async () => {
    for (const name of ['blogs', 'audit', 'trash']) await test.connection.collection(name).deleteMany({});
  });

  const bulk = (what: string, body: object, who = as.editor) =>
    test.http.post(`/api/blogs/bulk/${what}`).set(who).send(body);
  const titles = async (query: string, who: SignedIn = {}): Promise<string[]> => {
    const { body } = await test.http.get(`/api/blogs${query}`).set(who).expect(200);
    return body.map(({ title }: Blog) => title);
  };
  const trail = (action: string) => test.connection.collection('audit').find({ action }).toArray();

  it('unpublish and publish posts, with one audit entry each', async () => {
    const shown = await createBlog(test, as.editor, { title: 'Shown' });
    const due = await createBlog(test, as.editor, { title: 'Due', status: 'scheduled', publishAt: SOON });
    const { body } = await bulk('status', { ids: [shown._id, UNKNOWN, due._id], status: 'draft' }).expect(200);
    expect(body).toEqual({
      success: true,
      changed: [shown._id, due._id],
      refused: [{ _id: UNKNOWN, name: '', message: expect.any(String) }],
    });
    expect(await titles('')).toEqual([]);
    expect(await trail('blogs.update')).toMatchObject([
      {
        subjectId: '',
        subjectIds: [shown._id, due._id],
        subjectName: 'Shown, Due',
        fields: ['status'],
        // One was published, one scheduled.
        changes: [{ field: 'status', from: 'draft', to: 'draft' }],
      },
    ]);
    await bulk('status', { ids: [shown._id, due._id], status: 'published' }).expect(200);
    expect((await titles('')).sort()).toEqual(['Due', 'Shown']);
    const [stored] = (await test.http.get('/api/blogs?q=Due').expect(200)).body;
    expect(stored).toMatchObject({ status: 'published', publishAt: '' });
  });

  it('delete posts, and restore them unchanged', async () => {
    const ids = [(await createBlog(test, as.editor, { title: 'First' }))._id];
    ids.push((await createBlog(test, as.editor, { title: 'Second' }))._id);
    const before = (await test.http.get('/api/blogs').expect(200)).body;
    expect((await bulk('delete', { ids: [...ids, UNKNOWN] }).expect(200)).body).toMatchObject({
      changed: ids,
      refused: [{ _id: UNKNOWN }],
    });
    expect(await titles('')).toEqual([]);
    expect((await bulk('restore', { ids }).expect(200)).body).toEqual({ success: true, changed: ids, refused: [] });
    expect((await test.http.get('/api/blogs').expect(200)).body).toEqual(before);
    expect(await trail('blogs.delete')).toMatchObject([{ subjectIds: ids, subjectName: 'First, Second' }]);
    expect(await trail('blogs.restore')).toMatchObject([{ subjectIds: ids, subjectName: 'First, Second' }]);
  });

  it('sort for staff only: visitors see the newest first', async () => {
    for (const title of ['Maize', 'Robots', 'Exams']) await createBlog(test, as.editor, { title });
    await test.connection.collection('blogs').updateOne({ title: 'Robots' }, { $set: { views: 9 } });
    expect(await titles('?sort=title&order=asc&status=all', as.viewer)).toEqual(['Exams', 'Maize', 'Robots']);
    expect(await titles('?sort=title&order=desc', as.viewer)).toEqual(['Robots', 'Maize', 'Exams']);
    expect(await titles('?sort=views&fields=summary', as.viewer)).toEqual(['Robots', 'Exams', 'Maize']);
    expect(await titles('?order=asc', as.viewer)).toEqual(['Maize', 'Robots', 'Exams']);
    expect(await titles('?sort=title&order=asc')).toEqual(['Exams', 'Robots', 'Maize']);
  });
});
