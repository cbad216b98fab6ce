import type { AuditEntry } from '../../src/contract/calls/audit.calls';
import type { Page } from '../../src/contract/pages';
import { PRIVACY_TEXT_DATE, privacyPage } from '../../src/contract/privacy-page';
import { dateOfThePrivacyText } from '../../src/migrations/003-date-of-the-privacy-text';
import { AuditService } from '../../src/platform/audit/audit.service';
import { type SignedIn, signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { newFolder } from '../support/archives';
import { changeSettings } from '../support/content';
import { unpackOlderFolder } from '../support/older-data';

describe('unchanged privacy page of an older version', () => {
  const folder = newFolder();
  let test: TestApp;
  let admin: SignedIn;
  const startedAt = new Date();
  const start = async () => {
    test = await startTestApp({ DATA_DIR: folder.path, MONGODB_URI: '' });
    admin = await signInAsAdmin(test);
  };
  beforeAll(() => {
    unpackOlderFolder(folder.path);
    return start();
  });
  afterAll(async () => {
    await test.close();
    folder.remove();
  });

  const pages = () => test.connection.collection('pages');
  const shown = async () => (await test.http.get('/api/pages/by-slug/privacy').expect(200)).body;
  const entries = async (): Promise<AuditEntry[]> => {
    const { body } = await test.http.get('/api/audit?action=pages.update').set(admin).expect(200);
    return (body as AuditEntry[]).filter(({ actorId }) => actorId === null);
  };
  const restart = async () => {
    await test.close();
    await start();
  };

  it('has the current text', async () => {
    const stored = await pages().findOne({ slug: 'privacy' });
    expect(stored?.content).not.toContain('comment');
    expect((await shown()).content).toBe(privacyPage(24).content);
    await changeSettings(test, admin, { retentionMonths: 6 });
    expect((await shown()).content).toBe(privacyPage(6).content);
  });

  it('has the date of its migration, and an audit entry', async () => {
    const [entry, ...more] = await entries();
    expect(more).toEqual([]);
    expect(new Date(entry.createdAt).getTime()).toBeGreaterThanOrEqual(startedAt.getTime());
    expect(entry).toMatchObject({ subjectName: 'Privacy Policy', subjectPath: '/privacy', fields: ['content'] });
    expect(entry.changes).toEqual([{ field: 'content', from: PRIVACY_TEXT_DATE, to: PRIVACY_TEXT_DATE }]);
    expect((await shown()).updatedAt).toBe(entry.createdAt);
    const { text } = await test.http.get('/sitemap.xml').expect(200);
    expect(text).toMatch(new RegExp(`/privacy</loc>\\s*<lastmod>${entry.createdAt.slice(0, 10)}`));
    const { body } = await test.http.get('/api/pages').set(admin).expect(200);
    expect((body as Page[]).find(({ slug }) => slug === 'privacy')?.lastUpdated).toBe(entry.createdAt);
  });

  it('keeps date and single entry at later starts', async () => {
    const [before] = await entries();
    await restart();
    expect(await entries()).toEqual([before]);
    expect((await shown()).updatedAt).toBe(before.createdAt);
  });

  it('has one entry when two processes start simultaneously', async () => {
    await test.connection.collection('audit').deleteMany({ actorId: null, action: 'pages.update' });
    const record = () => dateOfThePrivacyText(test.connection, test.app.get(AuditService));
    await Promise.all([record(), record()]);
    expect(await entries()).toHaveLength(1);
  });

  it('has date and entry also when it was never stored', async () => {
    const { deletedCount } = await pages().deleteOne({ slug: 'privacy' });
    expect(deletedCount).toBe(1);
    await test.connection.collection('audit').deleteMany({ actorId: null, action: 'pages.update' });
    await restart();
    const { updatedAt } = await shown();
    const [entry, ...more] = await entries();
    expect([entry.createdAt, more]).toEqual([updatedAt, []]);
    expect(entry.subjectName).toBe('Privacy Policy');
  });

  it('is left unchanged once a word was edited', async () => {
    const [before] = await entries();
    const page = { ...privacyPage(24), content: 'Our own words.' };
    const { body } = await test.http.post('/api/pages').set(admin).send(page).expect(201);
    await restart();
    expect(await entries()).toEqual([before]);
    expect(await shown()).toMatchObject({ content: 'Our own words.', updatedAt: body.updatedAt });
  });
});

it('dates the privacy page of a new site by its text', async () => {
  const test = await startTestApp();
  try {
    const { body } = await test.http.get('/api/pages/by-slug/privacy').expect(200);
    expect(body.updatedAt).toBe(new Date(PRIVACY_TEXT_DATE).toISOString());
    expect(
      (
        await test.http
          .get('/api/audit')
          .set(await signInAsAdmin(test))
          .expect(200)
      ).body,
    ).toEqual([]);
  } finally {
    await test.close();
  }
});
