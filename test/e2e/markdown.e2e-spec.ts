import { asNewVisitor, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog, createService } from '../support/content';

const SOURCE = `## What it costs

A *term* costs **K900**, says [the list](/services) or [the state](https://example.com/fees).

- one
- two

> A promise is a promise.

| Grade | Fee |
| :--- | ---: |
| 9 | K900 |

![Learners](/uploads/class-1200x800.webp "Grade 9 in May")

---

Type \`a *<b>*\`:

\`\`\`
if a:
    *b*
\`\`\`

<script>alert(1)</script> [press](javascript:alert(1))`;

const PLAIN = 'A term costs K900, says the list or the state.\n\none\ntwo\n\nA promise is a promise.';
/** `PLAIN` on one line, as in metadata. */
const LINE = PLAIN.replace(/\s+/g, ' ');

/** Returns the document without the JSON data for the page's script. */
const drawn = (html: string): string => html.replace(/<script type="application\/json".*?<\/script>/s, '');
const told = (html: string): string =>
  /<script type="application\/json" id="page-reads">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

describe('Markdown text', () => {
  const test = useTestApp();
  const admin = useAdmin(test);

  const visit = async (path: string): Promise<string> =>
    (await test.http.get(path).set(asNewVisitor()).expect(200)).text;
  const answer = async (path: string) => (await test.http.get(`/api${path}`).set(asNewVisitor()).expect(200)).body;
  const put = (path: string, body: object) => test.http.put(`/api${path}`).set(admin).send(body);
  const createPage = async (body: object) =>
    (
      await test.http
        .post('/api/pages')
        .set(admin)
        .send({ status: 'published', ...body })
        .expect(201)
    ).body;

  /** For each kind of text, creates a record and returns its public path and its paths below `/api`. */
  const kinds = {
    post: async (content: string) => {
      const { _id } = await createBlog(test, admin, { content, format: 'markdown' });
      return { page: `/blogs/${_id}`, read: `/blogs/${_id}`, edit: `/blogs/${_id}`, text: 'content' };
    },
    page: async (content: string) => {
      const { _id, slug } = await createPage({
        title: 'Fees',
        slug: `fees-${Date.now()}`,
        content,
        format: 'markdown',
      });
      return { page: `/${slug}`, read: `/pages/by-slug/${slug}`, edit: `/pages/${_id}`, text: 'content' };
    },
    service: async (description: string) => {
      const { _id, slug } = await createService(test, admin, {
        description: description.slice(0, 5_000),
        format: 'markdown',
      });
      return { page: `/services/${slug}`, read: `/services/${slug}`, edit: `/services/${_id}`, text: 'description' };
    },
  };
  const each = Object.entries(kinds);

  it.each(each)('is rendered for visitors of a %s, without HTML or running links', async (_kind, make) => {
    const { page } = await make(SOURCE);
    const html = drawn(await visit(page));
    expect(html).toMatch(/<h[23] dir="auto">What it costs<\/h[23]>/);
    expect(html).toContain('A <em>term</em> costs <strong>K900</strong>');
    expect(html).toContain('<a href="/services">the list</a>');
    expect(html).toContain('<a href="https://example.com/fees">the state</a>');
    expect(html).toMatch(/<ul class="[^"]+"><li dir="auto">one<\/li>/);
    expect(html).toMatch(/<blockquote dir="auto"><p dir="auto">A promise/);
    expect(html).toMatch(/<td class="[^"]+" dir="auto">K900<\/td>/);
    expect(html).toMatch(/<img [^>]*src="\/uploads\/class-1200x800.webp"[^>]*width="1200" height="800" alt="Learners"/);
    expect(html).toContain('Grade 9 in May</figcaption>');
    expect(html).toContain('Type <code>a *&lt;b&gt;*</code>:');
    expect(html).toContain('<pre dir="ltr" tabindex="0"><code>if a:\n    *b*</code></pre>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; [press](javascript:alert(1))');
    expect(html).not.toMatch(/<script>alert|href="javascript/);
  });

  it.each(each)('keeps source and format of a %s over edits in either editor', async (_kind, make) => {
    const { read, edit, text } = await make(SOURCE);
    expect(await answer(read)).toMatchObject({ [text]: SOURCE, format: 'markdown', blocks: expect.any(Array) });
    await put(edit, { title: 'Other' }).expect(200);
    expect(await answer(read)).toMatchObject({ [text]: SOURCE, format: 'markdown' });
    await put(edit, { format: 'plain' }).expect(200);
    const plain = await answer(read);
    expect(plain).toMatchObject({ [text]: SOURCE, format: 'plain' });
    expect(plain).not.toHaveProperty('blocks');
    await put(edit, { format: 'html' }).expect(400);
  });

  it.each([
    ['post', 2],
    ['page', 2],
  ] as const)('is rendered in the document of a %s, not as source', async (kind, count) => {
    const { page } = await kinds[kind]('Some **strange** words.');
    expect(told(await visit(page)).match(/strange/g)?.length).toBe(count);
  });

  it('is plain text in cards, metadata, feed and search', async () => {
    const { page, edit } = await kinds.post(SOURCE);
    const [first] = await answer('/blogs?fields=summary');
    expect(first.excerpt.startsWith(PLAIN)).toBe(true);
    expect((await answer('/blogs?fields=summary&q=costs%20K900'))[0]._id).toBe(first._id);
    for (const list of ['/blogs', '/blogs?fields=summary'])
      expect((await answer(list))[0]).not.toHaveProperty('blocks');
    const head = (await visit(page)).split('</head>')[0];
    expect(head).toContain(`name="description" content="${LINE.slice(0, 60)}`);
    expect(await visit('/feed.xml')).toContain(`<summary>${PLAIN}`);
    expect(first.excerpt).toContain('Type a *<b>*:\n\nif a:\n    *b*');
    expect(drawn(await visit('/blogs'))).toContain('A term costs K900, says the list');
    await put(edit, { format: 'plain' }).expect(200);
    expect((await answer('/blogs?fields=summary'))[0].excerpt.startsWith('## What')).toBe(true);
    await put(edit, { format: 'markdown' }).expect(200);
    expect((await answer('/blogs?fields=summary'))[0].excerpt.startsWith('A term')).toBe(true);
    await put(edit, { content: 'Now *this*.' }).expect(200);
    expect((await answer('/blogs?fields=summary'))[0].excerpt).toBe('Now this.');
  });

  it('is plain text in the service list, and in a service’s metadata', async () => {
    const { page } = await kinds.service(SOURCE);
    expect(drawn(await visit('/services'))).toContain(`>${PLAIN}`);
    const head = (await visit(page)).split('</head>')[0];
    expect(head).toContain('name="description" content="A term costs K900, says the list or the state."');
    expect(head).toContain(`"description":${JSON.stringify(PLAIN).slice(0, -1)}`);
  });

  it('stays plain and unchanged in an older record', async () => {
    const { _id } = await createBlog(test, admin, { content: '## Not a heading\n\n**as typed**' });
    await test.connection.collection('blogs').updateMany({}, { $unset: { format: '' } });
    expect(await answer(`/blogs/${_id}`)).toMatchObject({
      format: 'plain',
      content: '## Not a heading\n\n**as typed**',
    });
    const html = drawn(await visit(`/blogs/${_id}`));
    expect(html).toContain('<p dir="auto">## Not a heading</p><p dir="auto">**as typed**</p>');
    expect(html).toContain('content="## Not a heading **as typed**"');
  });
});
