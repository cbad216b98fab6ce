import type { Readiness } from '../../src/contract/readiness';
import { REQUEST_FORM_TEXTS } from '../../src/contract/website/request-form';
import { SECTIONS } from '../../src/contract/website/sections';
import { asNewVisitor, type SignedIn, signInAsEach } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { createService } from '../support/content';
import { imageOf } from '../support/files';

describe('launch checklist', () => {
  let test: TestApp;
  let as: Record<'admin' | 'editor' | 'viewer', SignedIn>;
  const start = async (variables: Record<string, string> = {}) => {
    test = await startTestApp({ SAMPLE_CONTENT: 'true', ...variables });
    as = await signInAsEach(test);
  };
  afterEach(() => test.close());

  const read = async (who = as.admin) =>
    ((await test.http.get('/api/dashboard/readiness').set(who).expect(200)).body as Readiness).checks;
  const left = async (who = as.admin) =>
    Object.fromEntries((await read(who)).filter(({ isDone }) => !isDone).map((check) => [check.name, check.left]));
  const put = (path: string, body: object) => test.http.put(`/api${path}`).set(as.admin).send(body).expect(200);

  it('lists everything on a first start, to editors their own tasks', async () => {
    await start();
    expect((await read()).map(({ name }) => name)).not.toContain('requestForm');
    expect(await left()).toEqual({
      samples: [
        '9 invented people',
        '5 posts',
        '6 services',
        '12 pages',
        expect.stringMatching(/^\d+ sections of the pages$/),
      ],
      identity: ['Site name', 'Site description', 'Contact email', 'Contact phone', 'Business address', 'Social links'],
      logo: [],
      share: [],
      map: [],
      hero: [],
      counters: [],
      about: [],
      services: [],
      quotation: ['Team size of new quotes', 'Included in new quotes'],
      privacy: [],
      mail: [],
      publicUrl: ['http://localhost:0'],
    });
    expect(Object.keys(await left(as.editor))).toEqual(['hero', 'counters', 'about', 'services', 'privacy']);
  });

  it('follows the owner’s actions, also when undone', async () => {
    await start({ SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://drivers.example' });
    expect(await left()).not.toHaveProperty('mail');
    expect(await left()).not.toHaveProperty('publicUrl');
    await put('/settings', { siteName: 'Kitwe Drivers', contactEmail: 'hello@drivers.example', address: 'Kitwe' });
    expect((await left()).identity).toEqual(['Site description', 'Contact phone', 'Social links']);
    await put('/settings', { quoteTeamSize: 'One instructor' });
    expect((await left()).quotation).toEqual(['Included in new quotes']);
    await put('/settings', { quoteIncluded: [] });
    expect(await left()).not.toHaveProperty('quotation');
    const image = (
      await test.http
        .post('/api/uploads')
        .set(as.admin)
        .attach('file', await imageOf(1_200, 900, 'png'), 'f')
    ).body.filePath as string;
    await put('/website/hero', { picture: 'own', image });
    expect(await left()).not.toHaveProperty('share');
    await put('/website/hero', { picture: 'drawn', image: '' });
    expect(await left()).toHaveProperty('share');
    await put('/settings', { mapLatitude: -12.8 });
    expect(await left()).not.toHaveProperty('map');
    await put('/website/hero', { heading: 'Drive in Kitwe' });
    expect((await left()).hero).toEqual(['Sentence']);
    await put('/website/hero', { sentence: 'Lessons from Monday.' });
    expect(await left()).not.toHaveProperty('hero');
    await put('/website/hero', { isHidden: true });
    expect(await left()).toHaveProperty('hero');
    await createService(test, as.editor);
    expect(await left()).not.toHaveProperty('services');
    const pages = (await test.http.get('/api/pages').set(as.admin).expect(200)).body as { _id: string; slug: string }[];
    const privacy = pages.find(({ slug }) => slug === 'privacy')?._id;
    await put(`/pages/${privacy}`, { content: 'Kitwe Drivers Limited keeps what you write to us.' });
    expect(await left()).not.toHaveProperty('privacy');
    await test.http.post('/api/sample/remove').set(as.admin).expect(200);
    expect(Object.keys(await left())).toEqual(['identity', 'logo', 'share', 'hero', 'about', 'requestForm', 'links']);
    const { scopes, teamSizes } = REQUEST_FORM_TEXTS;
    const both = ['Options for the first question', 'Options for the second question'];
    expect((await left()).requestForm).toEqual(both);
    await put('/website/requestForm', {
      submitted: 'We have your question.',
      scopes: { ...scopes, small: '10 hours' },
    });
    expect((await left()).requestForm).toEqual(both.slice(1));
    await put('/website/requestForm', { teamSizes: { ...teamSizes, small: 'One learner' } });
    expect(await left()).not.toHaveProperty('requestForm');
    await put('/settings', { visitorAccounts: false });
    expect((await left()).links).toEqual([
      '“Features”, “Pricing”, “Testimonials”, “Careers”, “FAQ”, “Support”, “Terms”, “Cookies” (Footer links)',
    ]);
    const links = (await read(as.editor)).find(({ name }) => name === 'links');
    expect(links?.missing).toEqual({ slug: 'features', title: 'Features' });
    await put('/website/offers', {
      isHidden: false,
      list: { title: '', text: '', parts: [] },
      screen: { ...SECTIONS.offers.words.screen, title: '' },
      path: { title: 'Honey', text: 'From Kitwe.', parts: [] },
      pathMore: { text: 'Our services', to: '/services' },
    });
    await put('/website/footerLinks', { firstTitle: '', secondTitle: '', thirdTitle: '' });
    expect(await left()).not.toHaveProperty('links');
    const sections = (await test.http.get('/api/website').expect(200)).text;
    const page = (await test.http.get('/').set(asNewVisitor()).expect(200)).text;
    for (const { name } of SECTIONS.offers.words.learners) expect([sections, page].join()).not.toContain(name);
    expect([sections, page].join()).not.toContain('School Management Systems');
    await put('/website/offers', { isHidden: true });
    await test.http.post('/api/website/counters/reset').set(as.admin).send({}).expect(200);
    expect(await left()).toMatchObject({ samples: ['1 section of the pages (Counters)'], counters: [] });
  });

  it('names visible sections with sample text, until none is left', async () => {
    await start();
    await test.http.post('/api/sample/remove').set(as.admin).expect(200);
    expect(await left(as.editor)).not.toHaveProperty('words');
    await put('/website/testimonials', { heading: 'Our buyers', isHidden: false });
    await put('/website/footer', { line: 'Honey from Kitwe.', isHidden: false });
    await put('/website/values', { heading: 'What we hold on to', isHidden: true });
    const words = (await read(as.editor)).find(({ name }) => name === 'words');
    expect(words).toMatchObject({
      left: ['Testimonials (Testimonial 1 to 5)', 'Footer (Last line)'],
      sections: ['testimonials', 'footer'],
    });
    await put('/website/testimonials', { people: [] });
    await put('/website/footer', { end: '' });
    expect(await left(as.editor)).not.toHaveProperty('words');
  });
});
