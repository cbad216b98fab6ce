import { NO_IMAGE } from '../../src/contract/image-address';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog, createMember } from '../support/content';

describe('image fields', () => {
  const test = useTestApp();
  const as = useEachRole(test);

  const put = (path: string, body: object) => test.http.put(`/api${path}`).set(as.admin).send(body);

  it('keep older values during other changes, but accept none again', async () => {
    const { _id } = await createMember(test, as.editor);
    const members = test.connection.collection('team');
    await members.updateMany({}, { $set: { image: 'http://example.com/a.png' } });
    const same = { role: 'Head teacher', image: 'http://example.com/a.png' };
    expect((await put(`/team/${_id}`, same).expect(200)).body).toMatchObject(same);
    await put(`/team/${_id}`, { image: '' }).expect(200);
    await put(`/team/${_id}`, same).expect(400);
  });

  it('exist in website sections too, with errors at their place', async () => {
    const whole = { name: 'Ann', role: 'Teacher', location: '', comment: 'Good.', avatar: '', rating: 5 };
    const wrong = { ...whole, avatar: '/uploads/plan.pdf' };
    const answer = await put('/website/testimonials', { people: [whole, wrong] }).expect(400);
    expect(answer.body.errors).toEqual([{ field: 'people.1.avatar', message: NO_IMAGE }]);
    await put('/website/testimonials', { people: [whole, { ...wrong, avatar: '/uploads/a.png' }] }).expect(200);
  });

  it.each([
    ['/uploads/cover-1200x800.svg', /\/og\.png$/],
    ['/uploads/cover-1200x800.png', /\/share\/cover-1200x800\.png$/],
  ])('show an image on share cards with %s', async (image, shown) => {
    const { _id } = await createBlog(test, as.editor, { image });
    const { text } = await test.http.get(`/blogs/${_id}`).expect(200);
    expect(/property="og:image" content="([^"]*)"/.exec(text)?.[1]).toMatch(shown);
  });
});
