import type { Issue } from '../../src/contract/newsletter-issues';
import { IssueSendingService } from '../../src/newsletter/issues/issue-sending.service';
import { DatabaseReadiness } from '../../src/platform/database/database-readiness';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { useEachRole } from '../support/accounts';
import { changeSettings } from '../support/content';
import { useMailedApp } from '../support/mailed-app';

const WRITTEN = {
  subject: 'Robots & fees < 100',
  content: '## New\n\nRead **all** of it on [our page](/about) & <b>more</b>.\n\n![A robot](/uploads/robot.png)',
};
const ARCHIVE = '/newsletter/archive';

describe('newsletter archive', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  beforeAll(async () => {
    await changeSettings(test, as.admin, { newsletterPerHour: 18_000 });
  });
  beforeEach(async () => {
    await test.forgetMail();
    for (const name of ['newsletterIssues', 'subscribers', 'mailOutbox']) await rows(name).deleteMany({});
    const at = new Date();
    const reader = { email: 'reader@example.com', unsubscribeToken: 'T'.repeat(43), createdAt: at, updatedAt: at };
    await rows('subscribers').insertOne(reader);
  });

  const rows = (name: string) => test.connection.collection(name);
  const write = async (body: object = WRITTEN): Promise<Issue> =>
    (await test.http.post('/api/issues').set(as.editor).send(body).expect(201)).body;
  const act = (id: string, action: string) => test.http.post(`/api/issues/${id}/${action}`).set(as.admin).send({});
  const send = async (body: object = WRITTEN): Promise<Issue> => {
    const { _id } = await write(body);
    await act(_id, 'send').expect(200);
    for (;;) {
      await test.app.get(IssueSendingService).sendDue();
      await test.app.get(MailOutbox).whenIdle();
      const issue: Issue = (await test.http.get(`/api/issues/${_id}`).set(as.viewer).expect(200)).body;
      if (issue.status !== 'sending') return issue;
    }
  };
  const page = async (path: string) => (await test.http.get(path).expect(200)).text;
  const LINK = 'Read past newsletters</a>';

  it('is noindex and unlinked while nothing was sent', async () => {
    const draft = await write();
    const empty = await test.http.get(ARCHIVE).expect(200);
    expect(empty.text).toContain('No newsletters yet.');
    expect(empty.text).toContain('<meta name="robots" content="noindex"');
    expect(empty.text).not.toContain('Robots');
    expect(await page('/')).not.toContain(LINK);
    expect(await page('/sitemap.xml')).not.toContain(ARCHIVE);
    await test.http.get(`${ARCHIVE}/${draft._id}`).expect(404);
    await test.http.get(`${ARCHIVE}/${'0'.repeat(24)}`).expect(404);
    await test.http.get(`${ARCHIVE}/draft`).expect(404);
  });

  it('shows sent newsletters without script, each at its own URL, linked', async () => {
    const { _id, updatedAt } = await send();
    const list = await page(ARCHIVE);
    expect(list).toContain(`href="${ARCHIVE}/${_id}"`);
    expect(list).toContain('Robots &amp; fees &lt; 100</a>');
    expect(list).not.toContain('content="noindex"');
    const issue = await page(`${ARCHIVE}/${_id}`);
    expect(issue).toContain('<title>Robots &amp; fees &lt; 100 |');
    expect(issue).toContain('<strong>all</strong>');
    expect(issue).toContain(
      '<meta name="description" content="Read all of it on our page &amp; &lt;b&gt;more&lt;/b&gt;.',
    );
    expect(issue).toContain(`<link rel="canonical" href="https://mosi.example${ARCHIVE}/${_id}"`);
    expect(issue).toContain('BreadcrumbList');
    expect(issue).not.toContain('<b>more');
    expect(await page('/')).toContain(LINK);
    const map = await page('/sitemap.xml');
    expect(map).toContain(`<loc>https://mosi.example${ARCHIVE}</loc>`);
    expect(map).toContain(`<loc>https://mosi.example${ARCHIVE}/${_id}</loc><lastmod>${updatedAt}`);
    const robots = await page('/robots.txt');
    expect(robots).toContain('Disallow: /newsletter/unsubscribe/\nDisallow: /newsletter/confirm/');
    expect(robots).not.toContain('Disallow: /newsletter/\n');
  });

  it('is linked from each email, and names no recipient', async () => {
    const { _id } = await send();
    const [mail] = test.mailbox.to('reader@example.com');
    const address = `https://mosi.example${ARCHIVE}/${_id}`;
    expect(mail.text).toContain(`- Read this newsletter on our website:\n  ${address}\n- Unsubscribe:`);
    expect(mail.html).toContain(`<a href="${address}"`);
    const shown = [await page(ARCHIVE), await page(`${ARCHIVE}/${_id}`)];
    for (const path of ['/api/issues/archive', `/api/issues/archive/${_id}`]) {
      shown.push(JSON.stringify((await test.http.get(path).expect(200)).body));
    }
    for (const text of shown) expect(text).not.toMatch(/T{43}|reader@example|unsubscribe\/|audience/);
  });

  it('is the link of a test or preview, which has no page', async () => {
    const { _id } = await write();
    await act(_id, 'test').expect(200);
    await test.app.get(MailOutbox).whenIdle();
    expect(test.mailbox.received[0].text).toContain(
      `- Read this newsletter on our website:\n  https://mosi.example${ARCHIVE}\n`,
    );
    const { body } = await test.http.post('/api/issues/preview').set(as.editor).send(WRITTEN).expect(200);
    expect(body.html).toContain(`href="https://mosi.example${ARCHIVE}"`);
  });

  it('excludes newsletters stopped before the first email, and deleted ones', async () => {
    // Pretends that the database does not answer, so that no email is sent between the two calls below.
    const away = jest.spyOn(test.app.get(DatabaseReadiness), 'answers').mockResolvedValue(false);
    const { _id } = await write();
    await act(_id, 'send').expect(200);
    await act(_id, 'stop').expect(200);
    await test.http.get(`${ARCHIVE}/${_id}`).expect(404);
    expect(await page(ARCHIVE)).toContain('No newsletters yet.');
    await act(_id, 'resume').expect(200);
    expect(await page(ARCHIVE)).toContain(_id);
    await act(_id, 'stop').expect(200);
    await test.http.delete(`/api/issues/${_id}`).set(as.editor).expect(200);
    await test.http.get(`${ARCHIVE}/${_id}`).expect(404);
    expect(await page('/')).not.toContain(LINK);
    away.mockRestore();
  });

  it('reports a deleted newsletter as gone until it is restored', async () => {
    const { _id } = await send();
    await test.http.delete(`/api/issues/${_id}`).set(as.editor).expect(200);
    await test.http.get(`${ARCHIVE}/${_id}`).expect(404);
    await test.http.post(`/api/issues/${_id}/restore`).set(as.editor).expect(200);
    await test.http.get(`${ARCHIVE}/${_id}`).expect(200);
  });

  it('has pages of twenty', async () => {
    const at = (n: number) => new Date(Date.UTC(2026, 0, 1, n));
    const sent = Array.from({ length: 21 }, (_, n) => ({
      ...WRITTEN,
      ...{ subject: `Letter ${n}`, status: 'sent', sent: 1, startedAt: at(n), createdAt: at(n), updatedAt: at(n) },
    }));
    await rows('newsletterIssues').insertMany(sent);
    await send({ ...WRITTEN, subject: 'The newest' });
    const [first, second, beyond] = [ARCHIVE, `${ARCHIVE}?page=2`, `${ARCHIVE}?page=9`];
    expect(await page(first)).toContain('The newest');
    expect(await page(first)).not.toContain('Letter 1</a>');
    expect(await page(second)).toContain('Letter 1</a>');
    expect(await page(second)).toContain('Past newsletters: page 2 |');
    const { text } = await test.http.get(beyond).expect(404);
    expect(text).toContain('No newsletters on this page.');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toMatch(/href="\/newsletter\/archive"[^>]*>View the newest newsletters/);
    expect(await page(`${ARCHIVE}?page=x&other=1`)).toContain('The newest');
  });
});
