import { MESSAGES } from '../../../src/contract/errors';
import { MailOutbox } from '../../../src/platform/mail/mail-outbox';
import { asNewVisitor, useAdmin } from '../../support/accounts';
import { useMailedApp } from '../../support/mailed-app';
import { readQuote, readRequest, saveQuote, sendRequest } from '../../support/project';

describe('silent mail server', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);

  /** Waits until pending email has been sent, then makes the mail server hang. */
  const startHanging = async () => {
    await test.app.get(MailOutbox).whenIdle();
    test.mailbox.reset();
    test.mailbox.mode = 'hang';
  };
  const expectRefusedWithinTwelveSeconds = async (path: string, body: object) => {
    const begun = Date.now();
    const answer = await test.http.post(path).set(admin).send(body).expect(502);
    expect(answer.body.message).toBe(MESSAGES.mailRefused);
    expect(Date.now() - begun).toBeLessThan(12_000);
  };

  it('is given up after ten seconds, and the quote stays a draft', async () => {
    const requestId = await sendRequest(test);
    const draft = await saveQuote(test, admin, requestId);
    await startHanging();
    await expectRefusedWithinTwelveSeconds('/api/project/quote/send-email', { quoteId: draft._id });
    expect(await readQuote(test, admin, requestId)).toEqual(draft);
    expect((await readRequest(test, admin, requestId)).status).toBe('in_review');
  });

  it('is given up after ten seconds, and the message has no reply', async () => {
    test.mailbox.reset();
    const message = { name: 'Chanda', email: 'chanda@example.com', subject: 'Robots', message: 'Do you teach?' };
    await test.http.post('/api/contact').set(asNewVisitor()).send(message).expect(201);
    await startHanging();
    const [stored] = (await test.http.get('/api/contact').set(admin)).body;
    const reply = { contactId: stored._id, email: stored.email, subject: 'Re: Robots', message: 'Yes.' };
    await expectRefusedWithinTwelveSeconds('/api/contact/reply', reply);
    expect((await test.http.get('/api/contact').set(admin)).body).toEqual([stored]);
  });
});
