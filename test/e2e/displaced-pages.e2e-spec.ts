import type { Readiness } from '../../src/contract/readiness';
import { signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { newFolder, withStopped } from '../support/archives';

const NOW = new Date('2026-01-05T08:00:00.000Z');
const page = (slug: string, status = 'published') => ({
  title: `About ${slug}`,
  slug,
  status,
  content: `What stood at ${slug}.`,
  createdAt: NOW,
  updatedAt: NOW,
});

describe('page whose URL became reserved', () => {
  const folder = newFolder();
  let test: TestApp | undefined;
  const start = async () => {
    test = await startTestApp({ DATA_DIR: folder.path, MONGODB_URI: '' });
    return test;
  };
  const stop = async () => {
    await test?.close();
    test = undefined;
  };
  afterAll(async () => {
    await stop();
    folder.remove();
  });

  it('moves once at the first start, and leaves a redirect', async () => {
    await start();
    await stop();
    await withStopped(folder.path, (db) =>
      db
        .collection('pages')
        .insertMany([page('quotes'), page('feed', 'draft'), page('quotes-page'), page('terms')] as never[]),
    );
    for (const _start of ['first', 'second']) {
      const { http } = await start();
      const admin = await signInAsAdmin(test as TestApp);
      const { body } = await http.get('/api/pages').set(admin).expect(200);
      expect(body.map(({ slug, title }: { slug: string; title: string }) => [slug, title]).sort()).toEqual([
        ['feed-page', 'About feed'],
        ['quotes-page', 'About quotes-page'],
        ['quotes-page-2', 'About quotes'],
        ['terms', 'About terms'],
      ]);
      const { headers } = await http.get('/quotes').expect(301);
      expect(headers.location).toBe('/quotes-page-2');
      const redirects = (await http.get('/api/redirects').set(admin).expect(200)).body;
      expect(redirects.map(({ from, to }: { from: string; to: string }) => [from, to])).toEqual([
        ['/quotes', '/quotes-page-2'],
      ]);
      const { checks } = (await http.get('/api/dashboard/readiness').set(admin).expect(200)).body as Readiness;
      const line = checks.find(({ name }) => name === 'addresses');
      expect(line).toEqual({
        name: 'addresses',
        isDone: false,
        left: ['/feed-page', '/quotes-page', '/quotes-page-2'],
        sections: [],
      });
      await stop();
    }
  });
});
