import { asNewVisitor, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createMember } from '../support/content';

const LISTS = ['/blogs', '/services', '/team'] as const;

describe('empty list page', () => {
  const test = useTestApp();
  const admin = useAdmin(test);

  const visit = async (path: string) => (await test.http.get(path).set(asNewVisitor()).expect(200)).text;
  const create = (kind: string, body: object) => test.http.post(`/api/${kind}`).set(admin).send(body).expect(201);
  /** Pages in the sitemap, which are exactly the indexable ones. */
  const findable = async () => {
    const sitemap = await visit('/sitemap.xml');
    const found = LISTS.filter((path) => sitemap.includes(`${path}<`));
    for (const path of LISTS) {
      const robots = /<meta name="robots" content="([^"]*)">/.exec(await visit(path))?.[1];
      expect([path, robots]).toEqual([path, found.includes(path) ? 'index, follow' : 'noindex']);
    }
    return found;
  };

  it('is noindex until it has an entry', async () => {
    // Built-in records replace missing services and members, but not posts.
    expect(await findable()).toEqual(['/services', '/team']);
    await test.http.post('/api/sample/remove').set(admin).expect(200);
    expect(await findable()).toEqual([]);
    await create('blogs', { title: 'Open from Monday', content: 'Come in.' });
    expect(await findable()).toEqual(['/blogs']);
    await createMember(test, admin, { name: 'Agness' });
    expect(await findable()).toEqual(['/blogs', '/team']);
    await create('services', { title: 'Lessons', description: 'By the hour.' });
    expect(await findable()).toEqual([...LISTS]);
  });
});
