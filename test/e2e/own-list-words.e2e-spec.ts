import { BLOG_LISTS_WORDS } from '../../src/contract/website/blog-lists';
import { SERVICE_WORDS } from '../../src/contract/website/service-words';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog, createService } from '../support/content';

const LISTS = { popular: 'Subjects', featured: 'First', recent: 'Latest', all: 'Every note', related: 'Like this one' };
const SERVICE = {
  more: 'Read on',
  back: 'All lessons',
  overview: 'The lesson',
  features: 'What belongs to it',
  ask: { text: 'Is it yours?', contact: 'Write', quote: 'Ask for a price' },
  related: 'Other lessons',
};

/** What a reader gets of a document: not what its script is told. */
const drawn = (html: string): string => html.replace(/<script type="application\/json".*?<\/script>/s, '');

describe("an owner's words", () => {
  const test = useTestApp();
  const admin = useAdmin(test);

  const visit = async (path: string, status = 200) =>
    drawn((await test.http.get(path).set(asNewVisitor()).expect(status)).text);

  it('stand above the lists of posts, and below a post', async () => {
    const { _id } = await createBlog(test, admin);
    const { related, missing: _elsewhere, ...above } = BLOG_LISTS_WORDS;
    const { related: ownRelated, ...ownAbove } = LISTS;
    const inLists = async () => (await visit('/blogs')) + (await visit('/blogs?page=2', 404));
    const before = await inLists();
    for (const words of Object.values(above)) expect(before).toContain(`>${words}</h2>`);
    expect(await visit(`/blogs/${_id}`)).toContain(`>${related}</h2>`);

    await test.http.put('/api/website/blogLists').set(admin).send(LISTS).expect(200);
    const after = await inLists();
    for (const words of Object.values(ownAbove)) expect(after).toContain(`>${words}</h2>`);
    for (const words of Object.values(above)) expect(after).not.toContain(`>${words}</h2>`);
    expect(await visit(`/blogs/${_id}`)).toContain(`>${ownRelated}</h2>`);
  });

  it('stand around a service', async () => {
    const { slug } = await createService(test, admin, { features: ['Pick-up'] });
    await createService(test, admin, { title: 'Truck' });
    const textsOf = ({ ask, ...texts }: typeof SERVICE) => [...Object.values(texts), ...Object.values(ask)];
    const around = async () => (await visit('/services')) + (await visit(`/services/${slug}`));
    const before = await around();
    const { missing: _elsewhere, ...delivered } = SERVICE_WORDS;
    for (const words of textsOf(delivered)) expect(before).toContain(words);

    await test.http.put('/api/website/service').set(admin).send(SERVICE).expect(200);
    const after = await around();
    for (const words of textsOf(SERVICE)) expect(after).toContain(words);
    for (const words of ['Learn More', 'Back to all services', 'Key Features', 'Would this help', 'Related Services']) {
      expect(after).not.toContain(words);
    }
  });
});
