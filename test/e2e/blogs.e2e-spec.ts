import type { BlogInput } from '../../src/contract/blogs';
import { NOT_FOUND } from '../support/access';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog } from '../support/content';

const POST: BlogInput = {
  title: 'Robots in Kitwe',
  content: 'Learners built robots.\n\n- from scrap wire\n- and one motor',
  format: 'plain',
  category: 'Technology',
  tags: ['robots', 'schools'],
  image: 'https://example.com/robot.jpg',
  authorName: 'Natasha Zulu',
  isFeatured: true,
  status: 'published',
  publishAt: '',
};
const STORED = {
  _id: expect.stringMatching(/^[0-9a-f]{24}$/),
  createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
};

describe('blogs', () => {
  const test = useTestApp();
  const as = useEachRole(test);

  const post = (body: object) => test.http.post('/api/blogs').set(as.editor).send(body);
  const put = (id: string, body: object) => test.http.put(`/api/blogs/${id}`).set(as.editor).send(body);
  const read = (id: string) => test.http.get(`/api/blogs/${id}`).set(as.viewer);

  describe('POST /blogs', () => {
    it('returns the whole stored post', async () => {
      const answer = await post(POST).expect(201);
      expect(answer.body).toEqual({ ...POST, ...STORED, authorImage: '', views: 0 });
      expect((await read(answer.body._id).expect(200)).body).toEqual(answer.body);
    });

    it('sets defaults for missing fields', async () => {
      const defaults = { category: 'Education', tags: [], image: '', authorName: 'Admin', isFeatured: false };
      const bare = { title: 'Bare', content: 'Text.' };
      expect((await post(bare).expect(201)).body).toMatchObject(defaults);
    });
  });

  describe('PUT /blogs/{id}', () => {
    it('changes the given fields and keeps the rest', async () => {
      const before = await createBlog(test, as.editor, POST);
      const answer = await put(before._id, { title: 'New title', tags: [] }).expect(200);
      expect(answer.body).toEqual({ ...before, title: 'New title', tags: [], updatedAt: answer.body.updatedAt });
      expect(answer.body.updatedAt > before.updatedAt).toBe(true);
      expect((await read(before._id)).body).toEqual(answer.body);
    });

    it('allows a draft with a title alone, and requires content for publishing', async () => {
      const { body: draft } = await post({ title: 'Fees of 2027', content: undefined, status: 'draft' }).expect(201);
      expect(draft).toMatchObject({ title: 'Fees of 2027', content: '', status: 'draft' });
      const message = 'Content is required.';
      const publishAt = '2099-01-01T05:00:00.000Z';
      for (const change of [{ status: 'published' }, { status: 'scheduled', publishAt }]) {
        expect((await put(draft._id, change).expect(400)).body.errors).toEqual([{ field: 'content', message }]);
      }
      const bulk = { ids: [draft._id], status: 'published' };
      const { body } = await test.http.post('/api/blogs/bulk/status').set(as.editor).send(bulk).expect(200);
      expect(body.refused).toEqual([expect.objectContaining({ _id: draft._id, message })]);
      await put(draft._id, { status: 'published', content: 'They stay.' }).expect(200);
      expect((await put(draft._id, { content: ' ' }).expect(400)).body.errors).toEqual([{ field: 'content', message }]);
      await put(draft._id, { content: '', status: 'draft' }).expect(200);
    });

    it('updates the excerpt of lists with the content', async () => {
      const { _id } = await createBlog(test, as.editor);
      await put(_id, { content: 'Something else.' }).expect(200);
      const list = await test.http.get('/api/blogs?fields=summary').expect(200);
      expect(list.body.find((row: { _id: string }) => row._id === _id).excerpt).toBe('Something else.');
    });
  });

  describe('DELETE /blogs/{id} and restore', () => {
    it('hides the post everywhere, and restores it unchanged', async () => {
      const before = await createBlog(test, as.editor, POST);
      const { body } = await test.http.delete(`/api/blogs/${before._id}`).set(as.editor).expect(200);
      expect(body).toEqual({ success: true });
      expect((await read(before._id).expect(404)).body).toEqual(NOT_FOUND);
      const deleted = expect.objectContaining({ by: 'The editor', name: before.title });
      expect((await put(before._id, { title: 'x' }).expect(404)).body).toEqual({ ...NOT_FOUND, deleted });
      const list = await test.http.get('/api/blogs').expect(200);
      expect(list.body.map(({ _id }: { _id: string }) => _id)).not.toContain(before._id);
      const restored = await test.http.post(`/api/blogs/${before._id}/restore`).set(as.editor).expect(200);
      expect(restored.body).toEqual(before);
      expect((await read(before._id).expect(200)).body).toEqual(before);
    });
  });
});
