import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { MESSAGES } from '../../src/contract/errors';
import type { Issue } from '../../src/contract/newsletter-issues';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { IssueSendingService } from '../../src/newsletter/issues/issue-sending.service';
import { SendingPace } from '../../src/newsletter/issues/sending-pace';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { Outbox } from '../../src/platform/mail/outbox/outbox';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { withoutReceipts } from '../support/mailed-app';
import { sendMessage } from '../support/personal-data';
import { sendRequest } from '../support/project';

const MESSAGE = { name: 'Chanda', email: 'chanda@example.com', subject: 'Robots – naïve?', message: 'Mwashibukeni' };

describe('email without a mail server', () => {
  const test = useTestApp();
  const admin = useAdmin(test);
  const outbox = () => test.app.get(Outbox);
  const names = async () => (await outbox().list()).map(({ name }) => name);

  beforeAll(async () => {
    withoutReceipts(test);
  });

  it('is stored in order, one file each, for the owner only', async () => {
    await sendMessage(test, MESSAGE);
    await test.app.get(MailOutbox).whenIdle();
    await sendMessage(test, { ...MESSAGE, subject: 'Second' });
    await test.app.get(MailOutbox).whenIdle();

    const files = await names();
    expect(files).toEqual([expect.stringMatching(/^\d{8}T\d{9}Z-[0-9a-f]{8}\.eml$/), expect.stringMatching(/\.eml$/)]);
    const folder = join(test.environment.dataDir, 'outbox');
    // With a MongoDB server, the database contains the outbox, so there is no folder.
    expect(existsSync(folder)).toBe(test.environment.mongodbUri === undefined);
    if (existsSync(folder)) {
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      for (const file of files) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    }

    const [first, second] = await Promise.all(
      files.map(async (file) => PostalMime.parse((await outbox().read(file)) ?? '')),
    );
    expect(first.subject).toBe('New message: Robots – naïve?');
    expect(first.to).toMatchObject([{ address: DEFAULT_SETTINGS.contactEmail }]);
    expect(first.text).toContain('Mwashibukeni');
    expect(second.subject).toBe('New message: Second');
  });

  it('is not reported as sent: the reply’s answer names the outbox', async () => {
    const [stored] = (await test.http.get('/api/contact').set(admin).expect(200)).body;
    const answer = await test.http
      .post('/api/contact/reply')
      .set(admin)
      .send({ contactId: stored._id, email: MESSAGE.email, subject: 'Re: Second', message: 'Yes' })
      .expect(200);
    const words = 'Email not sent: no mail server is set up. It was saved to the outbox.';
    expect(answer.body).toEqual({ success: true, msg: words, message: words });
    const [replied] = (await test.http.get('/api/contact').set(admin).expect(200)).body;
    expect(replied).toMatchObject({ status: 'replied', replies: [{ savedToOutbox: true }] });
    expect(await names()).toHaveLength(3);
  });

  it('is not reported as sent for a test newsletter or reply', async () => {
    const issue = { subject: 'June', content: 'New courses.' };
    const { body: written } = await test.http.post('/api/issues').set(admin).send(issue).expect(201);
    const tried = await test.http.post(`/api/issues/${written._id}/test`).set(admin).expect(200);
    const requestId = await sendRequest(test);
    const entry = { kind: 'reply', text: 'We begin in May.' };
    const replied = await test.http.post(`/api/project/${requestId}/messages`).set(admin).send(entry).expect(201);
    expect(replied.body.request.thread).toMatchObject([{ kind: 'reply', savedToOutbox: true }]);
    const { body: listed } = await test.http.get('/api/project').set(admin).expect(200);
    expect(listed.projectRequests[0].lastEvent).toMatchObject({ kind: 'reply', savedToOutbox: true });
    for (const { body } of [tried, replied]) expect(body.msg).toBe(MESSAGES.savedToOutbox);
    expect(MESSAGES.savedToOutbox).toMatch(/^Email not sent:/);
  });

  it('is not reported as sent after a newsletter to its subscribers', async () => {
    jest.spyOn(SendingPace.prototype, 'left').mockReturnValue(5);
    await test.http.post('/api/newsletter').set(asNewVisitor()).send({ email: 'reader@example.com' }).expect(201);
    const issue = { subject: 'July', content: 'New courses.' };
    const { body: written } = await test.http.post('/api/issues').set(admin).send(issue).expect(201);
    await test.http.post(`/api/issues/${written._id}/send`).set(admin).expect(200);
    let stored: Issue;
    do {
      await test.app.get(IssueSendingService).sendDue();
      await test.app.get(MailOutbox).whenIdle();
      stored = (await test.http.get(`/api/issues/${written._id}`).set(admin).expect(200)).body;
    } while (stored.status === 'sending');
    expect(stored).toMatchObject({ status: 'sent', sent: 1, savedToOutbox: true });
  });
});
