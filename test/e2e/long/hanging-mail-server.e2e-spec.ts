import { MESSAGES } from '../../../src/contract/errors';
import { MailOutbox } from '../../../src/platform/mail/mail-outbox';
import { useAdmin } from '../../support/accounts';
import { useMailedApp } from '../../support/mailed-app';
import { readQuote, readRequest, saveQuote, sendRequest } from '../../support/project';

describe('silent mail server', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);

  it('is given up after ten seconds, and the quote stays a draft', async () => {
    const requestId = await sendRequest(test);
    const draft = await saveQuote(test, admin, requestId);
    await test.app.get(MailOutbox).whenIdle();
    test.mailbox.mode = 'hang';
    const begun = Date.now();
    const body = { quoteId: draft._id };
    const answer = await test.http.post('/api/project/quote/send-email').set(admin).send(body).expect(502);
    expect(answer.body.message).toBe(MESSAGES.mailRefused);
    expect(Date.now() - begun).toBeLessThan(12_000);
    expect(await readQuote(test, admin, requestId)).toEqual(draft);
    expect((await readRequest(test, admin, requestId)).status).toBe('in_review');
  });
});
