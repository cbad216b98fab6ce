import { lusakaDay } from '../../src/contract/lusaka-day';
import { CONSENT_FORMS, CONSENT_TEXTS, CONSENT_VERSION, type ConsentForm } from '../../src/contract/privacy';
import { privacyPage } from '../../src/contract/privacy-page';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { COMMENT } from '../support/comments';
import { changeSettings, createBlog } from '../support/content';
import { MESSAGE } from '../support/personal-data';
import { REQUEST } from '../support/project';

const FORMS: Record<ConsentForm, { path: string; collection: string; body: object }> = {
  contact: { path: '/api/contact', collection: 'contacts', body: { ...MESSAGE, email: 'bwalya@school.example' } },
  project: { path: '/api/project', collection: 'projectrequests', body: REQUEST },
  comment: { path: '', collection: 'comments', body: COMMENT },
  newsletter: { path: '/api/newsletter', collection: 'subscribers', body: { email: 'bwalya@school.example' } },
};

/** Paths of the pages with the forms. */
const PAGES = { contact: '/contact', project: '/contact?tab=quote', newsletter: '/about' };

describe('consent of public forms', () => {
  const test = useTestApp();
  const admin = useAdmin(test);
  beforeAll(async () => {
    FORMS.comment.path = `/api/blogs/${(await createBlog(test, admin))._id}/comments`;
  });

  const newPost = async () => {
    const { _id } = await createBlog(test, admin);
    return { path: `/api/blogs/${_id}/comments`, page: `/blogs/${_id}` };
  };

  it.each(CONSENT_FORMS)('is stored with what the %s form sent, and hidden from visitors', async (form) => {
    const { path, collection, body } = FORMS[form];
    const before = Date.now();
    const forged = { version: '1999-01-01', text: 'Do what you like.', givenAt: '1999-01-01T00:00:00.000Z' };
    const answer = await test.http
      .post(path)
      .set(asNewVisitor())
      .send({ ...body, consent: forged })
      .expect(201);
    const [row] = await test.connection.collection(collection).find().toArray();
    expect(row.consent).toEqual({ version: CONSENT_VERSION, text: CONSENT_TEXTS[form], givenAt: expect.any(Date) });
    expect(row.consent.givenAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(answer.text).not.toContain('consent');
  });

  it.each(CONSENT_FORMS)('uses the owner’s text: in the %s form and in its record', async (form) => {
    const { collection, body } = FORMS[form];
    const { path, page } = form === 'comment' ? await newPost() : { ...FORMS[form], page: PAGES[form] };
    const ownText = { [form]: `We keep what you send with the ${form} form for a year.`, link: 'Your data with us' };
    const { updatedAt } = (await test.http.put('/api/website/consent').set(admin).send(ownText).expect(200)).body;
    const html = (await test.http.get(page).set(asNewVisitor()).expect(200)).text.replaceAll('<!-- -->', '');
    // The comment form's text has no link in the document, because the browser renders this form when a visitor scrolls
    // near it.
    expect(html).toContain(form === 'comment' ? ownText[form] : `${ownText[form]} <a `);
    expect(html).toContain('>Your data with us<');
    expect(html).not.toContain(CONSENT_TEXTS[form]);
    const sent = { ...body, email: 'mutale@example.com' };
    await test.http.post(path).set(asNewVisitor()).send(sent).expect(201);
    const row = await test.connection.collection(collection).findOne({ email: sent.email });
    expect(row?.consent).toEqual({
      version: lusakaDay(new Date(updatedAt)),
      text: ownText[form],
      givenAt: expect.any(Date),
    });
    await test.http.post('/api/website/consent/reset').set(admin).send({}).expect(200);
    const later = { ...body, email: 'later@example.com' };
    await test.http.post(path).set(asNewVisitor()).send(later).expect(201);
    const stored = await test.connection.collection(collection).findOne({ email: later.email });
    expect(stored?.consent).toMatchObject({ version: CONSENT_VERSION, text: CONSENT_TEXTS[form] });
  });

  it('is left out of back office lists and the client’s request page', async () => {
    const { requestId } = (await test.http.post('/api/project').set(asNewVisitor()).send(REQUEST).expect(201)).body;
    const reads = ['/api/contact', '/api/project', `/api/project/${requestId}`, '/api/newsletter', '/api/comments'];
    for (const path of reads) expect((await test.http.get(path).set(admin).expect(200)).text).not.toContain('consent');
    expect((await test.http.get(`/api/project/track/${requestId}`).expect(200)).text).not.toContain('consent');
  });

  it('is explained on a privacy page, on a fresh installation without samples', async () => {
    const { body } = await test.http.get('/api/pages/by-slug/privacy').expect(200);
    expect(body).toEqual({
      title: 'Privacy Policy',
      slug: 'privacy',
      format: 'plain',
      content: expect.stringContaining('Data Protection Act'),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect((await test.http.get('/api/pages').set(admin).expect(200)).body).toEqual([]);
  });

  it('is explained in the organisation’s published text, never in a draft', async () => {
    const page = { title: 'Privacy', slug: 'privacy', status: 'draft', content: 'Our words.' };
    const { _id } = (await test.http.post('/api/pages').set(admin).send(page).expect(201)).body;
    expect((await test.http.get('/api/pages/by-slug/privacy').expect(200)).text).not.toContain('Our words.');
    await test.http.put(`/api/pages/${_id}`).set(admin).send({ status: 'published' }).expect(200);
    expect((await test.http.get('/api/pages/by-slug/privacy').expect(200)).body.content).toBe('Our words.');
    await test.http.delete(`/api/pages/${_id}`).set(admin).expect(200);
    expect((await test.http.get('/api/pages/by-slug/privacy').expect(200)).body.title).toBe('Privacy Policy');
  });

  describe('retention in the privacy page', () => {
    const keepFor = (retentionMonths: number) => changeSettings(test, admin, { ...DEFAULT_SETTINGS, retentionMonths });
    const shown = async () => (await test.http.get('/api/pages/by-slug/privacy').expect(200)).body.content as string;
    afterAll(() => keepFor(DEFAULT_SETTINGS.retentionMonths));

    const followsTheSetting = async () => {
      await keepFor(24);
      expect(await shown()).toContain('- Messages are erased 24 months after our last work on them.');
      await keepFor(1);
      expect(await shown()).toContain('- Requests and quotes are erased 1 month after the quote was answered');
      await keepFor(0);
      expect(await shown()).toContain('- We keep messages, requests and quotes until you ask us to erase them.');
      expect((await shown()).match(/\d+ months?/g)).toEqual(['72 months', '72 months']);
    };

    it('follows the setting in the built-in page', followsTheSetting);

    it('names the newsletter while visitors can subscribe, or subscribers exist', async () => {
      const hide = (section: string, isHidden: boolean) =>
        test.http.put(`/api/website/${section}`).set(admin).send({ isHidden }).expect(200);
      await keepFor(DEFAULT_SETTINGS.retentionMonths);
      const subscribers = test.connection.collection('subscribers');
      await subscribers.deleteMany({});
      expect(await shown()).toMatch(/newsletter/i);
      await hide('newsletter', true);
      // The articles page has its own newsletter form, which the section `newsletter` does not hide.
      expect(await shown()).toMatch(/newsletter/i);
      await hide('articles', true);
      expect(await shown()).not.toMatch(/newsletter/i);
      await test.http.post('/api/newsletter').set(asNewVisitor()).send({ email: 'a@example.com' }).expect(201);
      await hide('articles', false);
      await hide('articles', true);
      expect(await shown()).toMatch(/newsletter/i);
      await subscribers.deleteMany({});
      await hide('newsletter', false);
      await hide('articles', false);
      expect(await shown()).toBe(privacyPage(DEFAULT_SETTINGS.retentionMonths).content);
    });

    it('follows the setting in the sample page, never in an edited one', async () => {
      const { content } = privacyPage(24);
      const page = { title: 'Privacy Policy', slug: 'privacy', status: 'published', content };
      const { _id } = (await test.http.post('/api/pages').set(admin).send(page).expect(201)).body;
      await followsTheSetting();
      await keepFor(6);
      const [stored] = (await test.http.get('/api/pages').set(admin).expect(200)).body;
      expect(stored.content).toBe(privacyPage(6).content);
      const ownText = content.replace('This page explains', 'Mosi Limited explains');
      await test.http.put(`/api/pages/${_id}`).set(admin).send({ content: ownText }).expect(200);
      expect(await shown()).toBe(ownText);
      await test.http.delete(`/api/pages/${_id}`).set(admin).expect(200);
    });
  });
});
