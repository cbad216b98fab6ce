import { useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog } from '../support/content';
import { picture } from '../support/files';

describe('spelling of a path', () => {
  const test = useTestApp();
  const admin = useAdmin(test);

  it.each([
    ['/About', '/about'],
    ['/CONTACT?request=AbCdEf&subject=A%20B', '/contact?request=AbCdEf&subject=A%20B'],
    ['/Blogs/0123456789abcdef01234567', '/blogs/0123456789abcdef01234567'],
    ['/Newsletter/Unsubscribe/AbCdEf', '/newsletter/unsubscribe/AbCdEf'],
    ['/Terms', '/terms'],
    ['/Admin/Quotes', '/admin/quotes'],
    ['/team/', '/team'],
    ['//team', '/team'],
    ['/%74eam', '/team'],
  ])('redirects a visitor of %s to %s', async (path, to) => {
    for (const method of ['get', 'head'] as const) {
      const { headers } = await test.http[method](path).expect(308);
      expect(headers.location).toBe(to);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it.each(['//evil.example/about', '/\\evil.example', '/%2f%2fevil.example', '/%5c%5cevil.example/', '//evil/%2e%2e'])(
    'never redirects away from the site by %s',
    async (path) => {
      const { headers } = await test.http.get(path).expect(404);
      expect(headers.location).toBeUndefined();
    },
  );

  it('keeps ids, tokens and file names unchanged', async () => {
    const sent = test.http
      .post('/api/uploads')
      .set(admin)
      .attach('file', await picture(20, 20, 'png'), 'a.png')
      .expect(201);
    const { filePath } = (await sent).body as { filePath: string };
    await test.http.get(filePath).expect(200);
    await test.http.get(filePath.replace('/uploads/', '/Uploads/')).expect(404);
    await test.http.get(`/uploads/${filePath.slice('/uploads/'.length).toUpperCase()}`).expect(404);
    await test.http.get('/newsletter/unsubscribe/AbCdEf').expect(200);
  });

  it.each(['get', 'head', 'post', 'put', 'delete', 'patch', 'options'] as const)(
    'is exact for calls: %s in another case is a 404, without writes',
    async (method) => {
      const post = await createBlog(test, admin, { title: 'Before' });
      const before = (await test.http.get(`/api/blogs/${post._id}`).set(admin)).body;
      for (const path of [
        `/API/blogs/${post._id}`,
        `/Api/blogs/${post._id}`,
        `/api/Blogs/${post._id}`,
        '/API/contact',
        '/api/Contact',
      ]) {
        const call = test.http[method](path).set(admin);
        const answer = await (method === 'head' ? call : call.send({ title: 'After', name: 'A' }));
        expect([path, answer.status]).toEqual([path, 404]);
        if (method !== 'head') expect(answer.body).toMatchObject({ success: false, statusCode: 404 });
      }
      expect((await test.http.get(`/api/blogs/${post._id}`).set(admin)).body).toEqual(before);
    },
  );
});
