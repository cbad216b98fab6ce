import { asNewVisitor, type SignedIn, signInAsAdmin } from '../../support/accounts';
import { startTestApp, type TestApp } from '../../support/app';
import { createBlog } from '../../support/content';

/** On a busy machine, written, read and drawn; on an idle one each takes less than three seconds. */
const MOST_MS = 60_000;

describe('a hostile text in Markdown', () => {
  let test: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await signInAsAdmin(test);
  });
  afterAll(() => test.close());

  it.each([
    ['quotations', `${'>'.repeat(10_000)} a`],
    ['lists', '- '.repeat(10_000)],
    ['emphasis', `${'*a '.repeat(16_000)}${'a*'.repeat(16_000)}`],
    ['table cells', `${'|a'.repeat(400)}\n${'|-'.repeat(400)}\n${'x\n'.repeat(49_000)}`],
    ['table columns', `${'|a'.repeat(20_000)}|\n${'|-'.repeat(20_000)}|\n|a|`],
    ['addresses', '<a@b.c>'.repeat(14_000)],
    ['pictures', '![a](/uploads/b.png "c")\n\n'.repeat(3_500)],
    ['characters in a link', `[a](https://example.com/${'c'.repeat(99_000)})`],
    ['halves of emoji', '\ud800'.repeat(1_000)],
  ])(
    'is stored, read and drawn in time with thousands of %s',
    async (_what, content) => {
      const start = performance.now();
      const { _id } = await createBlog(test, admin, { content: content.slice(0, 100_000), format: 'markdown' });
      await test.http.get(`/api/blogs/${_id}`).set(asNewVisitor()).expect(200);
      await test.http.get(`/blogs/${_id}`).set(asNewVisitor()).expect(200);
      expect(performance.now() - start).toBeLessThan(MOST_MS);
    },
    2 * MOST_MS,
  );
});
