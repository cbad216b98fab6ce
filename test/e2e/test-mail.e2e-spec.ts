import { createServer } from 'node:net';
import PostalMime from 'postal-mime';
import { MAIL_TEXTS } from '../../src/contract/mail';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { Outbox } from '../../src/platform/mail/outbox/outbox';
import { signInAsEach, useEachRole } from '../support/accounts';
import { startTestApp } from '../support/app';
import { useMailedApp } from '../support/mailed-app';
import { claimPort } from '../support/ports';

const TO = 'grace@example.com';

describe('POST /api/mail/test', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  beforeEach(() => test.forgetMail());

  const send = () => test.http.post('/api/mail/test').set(as.admin).send({ to: TO });
  const server = () => new URL(test.mailbox.url).host;

  it('names the server, emails once, stores nothing, and records the test', async () => {
    const { body } = await send().expect(200);
    expect(body).toEqual({ outcome: 'taken', message: MAIL_TEXTS.taken(server(), TO) });
    expect(body.message).toMatch(/^127\.0\.0\.1:\d+ accepted the email to grace@example\.com\./);
    expect(test.mailbox.received).toHaveLength(1);
    const [mail] = test.mailbox.to(TO);
    expect(mail.subject).toBe(`Test email from ${DEFAULT_SETTINGS.siteName}`);
    expect(await test.connection.collection('mailOutbox').countDocuments()).toBe(0);
    const [entry] = (await test.http.get('/api/audit?limit=1').set(as.admin).expect(200)).body;
    expect(entry).toMatchObject({ action: 'mail.test', actorName: 'Admin User', fields: ['to'], changes: [] });
    expect(JSON.stringify(await test.connection.collection('audit').find().toArray())).not.toContain(TO);
  });

  it('reports the server’s refusal', async () => {
    test.mailbox.mode = 'refuse';
    const { body } = await send().expect(200);
    const { message } = body;
    expect(body).toEqual({ outcome: 'refused', message: expect.any(String) });
    expect(message).toBe(`${server()} refused the email: 550 No such person here`);
    // The refused test email does not count as a failure of email in the launch checklist.
    const { checks } = (await test.http.get('/api/dashboard/readiness').set(as.admin).expect(200)).body;
    expect(checks).toContainEqual({ name: 'mail', isDone: true, left: [], sections: [] });
    expect(test.mailbox.received).toEqual([]);
  });

  it('names an unreachable or invalid server, never its password', async () => {
    const port = await claimPort();
    const silent = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const other = (silent.address() as { port: number }).port;
    for (const [url, words] of [
      [`smtp://user:pass-word@127.0.0.1:${port}`, `127.0.0.1:${port} could not be reached (ESOCKET).`],
      [`smtp://user:pass-word@127.0.0.1:${other}`, `127.0.0.1:${other} refused the email: HTTP/1.1 400 Bad Request`],
    ]) {
      const app = await startTestApp({ SMTP_URL: url });
      const admin = (await signInAsEach(app)).admin;
      const { body } = await app.http.post('/api/mail/test').set(admin).send({ to: TO }).expect(200);
      expect(body).toEqual({ outcome: 'refused', message: words });
      const { checks } = (await app.http.get('/api/dashboard/readiness').set(admin).expect(200)).body;
      expect(checks.find(({ name }: { name: string }) => name === 'mail')).toMatchObject({
        isDone: false,
        left: [new URL(url).host],
      });
      await app.close();
    }
    silent.close();
  });

  it('reports the outbox when there is no mail server', async () => {
    const app = await startTestApp();
    const { admin } = await signInAsEach(app);
    const { body } = await app.http.post('/api/mail/test').set(admin).send({ to: TO }).expect(200);
    expect(body).toEqual({
      outcome: 'saved',
      message: 'Email not sent: no mail server is set up. It was saved to the outbox.',
    });
    const [{ name }, ...others] = await app.app.get(Outbox).list();
    expect(others).toEqual([]);
    const mail = await PostalMime.parse((await app.app.get(Outbox).read(name)) ?? '');
    expect(mail.to).toMatchObject([{ address: TO }]);
    await app.close();
  });
});
