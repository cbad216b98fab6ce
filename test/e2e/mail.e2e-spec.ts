import { PALETTE } from '../../src/contract/colours/palette';
import { MESSAGES } from '../../src/contract/errors';
import { type FailedMail, MAIL_TEXTS } from '../../src/contract/mail';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { newsletterWelcomeMail } from '../../src/newsletter/welcomes.service';
import { MailDelivery } from '../../src/platform/mail/mail-delivery';
import { MailPace } from '../../src/platform/mail/mail-pace';
import { SmtpTransport } from '../../src/platform/mail/mail-transport';
import { OutboxRowsService } from '../../src/platform/mail/outbox-rows.service';
import { OWNER } from '../../src/platform/mail/outgoing-mail';
import { tokenIn } from '../support/account-links';
import { type SignedIn, useEachRole } from '../support/accounts';
import { changeSettings } from '../support/content';
import type { Mailbox } from '../support/mailbox';
import { useMailedApp, withoutReceipts } from '../support/mailed-app';
import { sendMessage } from '../support/personal-data';
import { ADMIN } from '../support/site';

const SITE = {
  siteName: 'Mosi',
  ownerEmail: 'owner@mosi.example',
  publicUrl: 'https://mosi.example',
  palette: PALETTE,
};
const UNKNOWN = '0123456789abcdef01234567';
const MESSAGE = { name: 'Chanda', email: 'chanda@example.com', subject: 'Robots', message: 'Secret words' };

describe('emails in the background', () => {
  const test = useMailedApp();
  const as = useEachRole(test);

  afterEach(() => jest.restoreAllMocks());
  beforeEach(async () => {
    withoutReceipts(test);
    await test.forgetMail();
    await mails().deleteMany({});
  });

  const mails = () => test.connection.collection('mailOutbox');
  const failed = async (who: SignedIn = as.viewer): Promise<FailedMail[]> =>
    (await test.http.get('/api/mail/failed').set(who).expect(200)).body;
  const retry = (id: string, who: SignedIn = as.editor) => test.http.post(`/api/mail/${id}/retry`).set(who);
  /** Sends a message while the mail server behaves as `mode` says. Returns the email that could not be sent. */
  const writeWhile = async (mode: Mailbox['mode']): Promise<FailedMail> => {
    test.mailbox.mode = mode;
    await sendMessage(test, MESSAGE);
    await test.queue.whenIdle();
    return (await failed())[0];
  };

  it('waits as long as the mail server’s rate requires, before each email', async () => {
    const pace = test.app.get(MailPace);
    const steps: string[] = [];
    const pause = jest.spyOn(pace, 'pause').mockImplementation(() => {
      const isFirst = steps.length === 0;
      steps.push(isFirst ? 'asked to wait' : 'may go');
      return isFirst ? 1 : 0;
    });
    const note = jest.spyOn(pace, 'note').mockImplementation(() => void steps.push('mail'));
    await sendMessage(test, MESSAGE);
    await test.queue.whenIdle();
    expect(test.mailbox.received.length).toBeGreaterThan(0);
    expect(note).toHaveBeenCalledTimes(test.mailbox.received.length);
    expect(pause.mock.calls.length).toBeGreaterThanOrEqual(test.mailbox.received.length);
    expect(steps[0]).toBe('asked to wait');
  });

  it('shows staff a failed email with the reason, without its text', async () => {
    const answer = await writeWhile('refuse').then(() => test.http.get('/api/mail/failed').set(as.viewer));
    expect(answer.headers['x-total-count']).toBe('1');
    expect(answer.body).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        to: DEFAULT_SETTINGS.contactEmail,
        subject: 'New message: Robots',
        status: 'failed',
        attempts: 1,
        lastError: 'The mail server refused the email (550).',
        nextAttemptAt: null,
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
      },
    ]);
  });

  it('shows and resends failed emails to accounts only for administrators', async () => {
    test.mailbox.mode = 'refuse';
    const create = (path: string, body: object) => test.http.post(path).set(as.admin).send(body).expect(201);
    await create('/api/users/invitations', { name: 'Mwila', email: 'mwila@example.com', role: 'editor' });
    const { body: issue } = await create('/api/issues', { subject: 'May', content: 'News' });
    await test.http.post(`/api/issues/${issue._id}/test`).set(as.admin).expect(200);
    await test.queue.whenIdle();
    expect([await failed(), await failed(as.editor)]).toEqual([[], []]);
    const rows = await failed(as.admin);
    expect(rows.map(({ to }) => to).sort()).toEqual([ADMIN.email, 'mwila@example.com'].sort());
    test.mailbox.mode = 'accept';
    for (const { _id } of rows) {
      await retry(_id).expect(404);
      await retry(_id, as.admin).expect(200);
    }
    expect(tokenIn(test.mailbox.to('mwila@example.com')[0], '/admin/invitation')).toHaveLength(43);
  });

  it('retries by itself after a temporary failure', async () => {
    const row = await writeWhile('busy');
    expect(row).toMatchObject({ status: 'retrying', attempts: 1 });
    expect(Date.parse(row.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(30_000);

    test.mailbox.mode = 'accept';
    await mails().updateMany({}, { $set: { dueAt: new Date() } });
    test.queue.wake();
    await test.queue.whenIdle();
    expect(test.mailbox.received.map(({ subject }) => subject)).toEqual(['New message: Robots']);
    expect(await failed()).toEqual([]);
  });

  it('stops after six attempts, and leaves the email to staff', async () => {
    await writeWhile('busy');
    for (let attempt = 2; attempt <= 6; attempt += 1) {
      expect(await failed()).toMatchObject([{ status: 'retrying' }]);
      await mails().updateMany({}, { $set: { dueAt: new Date() } });
      test.queue.wake();
      await test.queue.whenIdle();
    }
    expect(await failed()).toMatchObject([{ status: 'failed', attempts: 6, nextAttemptAt: null }]);
  });

  it('is due again when the process died during an attempt', async () => {
    const { _id } = await writeWhile('busy');
    test.mailbox.mode = 'accept';
    // Simulates a crash during sending: an attempt has begun, and its time has run out.
    await mails().updateMany({}, { $set: { state: 'sending', dueAt: new Date(Date.now() - 1) } });
    await test.queue.sweep();
    await test.queue.whenIdle();
    expect(test.mailbox.received).toHaveLength(1);
    expect(test.mailbox.received[0].messageId).toBe(`<${_id}@mosi.example>`);
  });

  it('stores none of its content once sent', async () => {
    await writeWhile('accept');
    expect(test.mailbox.received).toHaveLength(1);
    const storedEmails = JSON.stringify(await mails().find().toArray());
    expect(storedEmails).toContain('"sent"');
    for (const gone of ['Chanda', 'chanda@', 'Robots', 'Secret']) expect(storedEmails).not.toContain(gone);
  });

  it('sends one email per occasion', async () => {
    const mail = newsletterWelcomeMail({ email: 'new@example.com', unsubscribeToken: 'abc' })(SITE);
    const name = { kind: 'welcome', recordId: UNKNOWN, mark: '' };
    const rows = test.app.get(OutboxRowsService);
    await rows.insert([{ mail, name }]);
    await rows.insert([
      { mail, name },
      { mail, name: { ...name, mark: '2' } },
    ]);
    test.queue.wake();
    await test.queue.whenIdle();
    expect(test.mailbox.received).toHaveLength(2);
  });

  it('names the unsubscribe link in headers and text', async () => {
    const arriving = test.mailbox.next();
    await test.queue.send('welcome', newsletterWelcomeMail({ email: 'new@example.com', unsubscribeToken: 'a/b' }));
    const mail = await arriving;
    const url = 'https://mosi.example/newsletter/unsubscribe/a%2Fb';
    expect(mail.envelope.to).toEqual(['new@example.com']);
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(`<${url}>`);
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain(url);
    expect(mail.html).toContain(`href="${url}"`);
  });

  it('refuses an email whose header would contain a line break', async () => {
    const subject = 'Hello\r\nBcc: all@example.com';
    const mail = { to: OWNER, subject, text: 'x', html: 'x' };
    const delivery = test.app.get(MailDelivery).deliver(mail, SITE, 'id', new AbortController().signal);
    await expect(delivery).rejects.toMatchObject({ status: 502 });
    expect(test.mailbox.received).toEqual([]);
  });

  it('is limited in total time, not only per step', async () => {
    test.mailbox.mode = 'hang';
    const address = { name: '', address: 'somebody@example.com' };
    const message = {
      messageId: '<x@example.com>',
      from: address,
      to: address,
      replyTo: address,
      subject: 'x',
      text: 'x',
      html: 'x',
      headers: {},
    };
    const transport = new SmtpTransport(test.mailbox.url, 200);
    await expect(transport.deliver(message, new AbortController().signal)).rejects.toMatchObject({ code: 'EABORT' });
  });

  describe('POST /mail/:id/retry', () => {
    it('sends the email and removes it from the list', async () => {
      const { _id } = await writeWhile('refuse');
      test.mailbox.mode = 'accept';
      const answer = await retry(_id).expect(200);
      expect(answer.body).toEqual({ success: true, message: 'The email was sent.', msg: 'The email was sent.' });
      expect(test.mailbox.received).toHaveLength(1);
      expect(await failed()).toEqual([]);
      await retry(_id).expect(404);
      expect(test.mailbox.received).toHaveLength(1);
    });

    it('sends to the current address from Settings', async () => {
      const { _id } = await writeWhile('refuse');
      test.mailbox.mode = 'accept';
      await changeSettings(test, as.admin, { contactEmail: 'right@example.com' });
      await retry(_id).expect(200);
      expect(test.mailbox.received[0].envelope.to).toEqual(['right@example.com']);
      await changeSettings(test, as.admin, { contactEmail: DEFAULT_SETTINGS.contactEmail });
    });

    it('reports a second refusal, and keeps the email', async () => {
      const { _id } = await writeWhile('refuse');
      const answer = await retry(_id).expect(502);
      expect(answer.body.message).toBe(MESSAGES.mailRefused);
      expect(await failed()).toMatchObject([{ _id, status: 'failed', attempts: 2 }]);
    });

    it('sends once when two people retry simultaneously', async () => {
      const { _id } = await writeWhile('refuse');
      test.mailbox.mode = 'slow';
      const waiting = test.mailbox.waiting();
      const first = retry(_id).then((answer) => answer);
      await waiting;
      await retry(_id).expect(409);
      test.mailbox.release();
      expect((await first).status).toBe(200);
      expect(test.mailbox.received).toHaveLength(1);
    });

    it('sends once during an automatic retry', async () => {
      const { _id } = await writeWhile('busy');
      test.mailbox.mode = 'slow';
      const waiting = test.mailbox.waiting();
      await mails().updateMany({}, { $set: { dueAt: new Date() } });
      test.queue.wake();
      await waiting;
      expect((await retry(_id).expect(409)).body.message).toBe(MAIL_TEXTS.beingSent);
      test.mailbox.release();
      await test.queue.whenIdle();
      expect(test.mailbox.received).toHaveLength(1);
      expect(await failed()).toEqual([]);
    });
  });
});
