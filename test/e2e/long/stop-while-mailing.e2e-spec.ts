import { MailOutbox } from '../../../src/platform/mail/mail-outbox';
import { startTestApp } from '../../support/app';
import { startMailbox } from '../../support/mailbox';
import { withoutReceipts } from '../../support/mailed-app';
import { sendMessage } from '../../support/personal-data';

const MESSAGE = { name: 'Chanda', email: 'chanda@example.com', subject: 'Robots – naïve?', message: 'Mwashibukeni' };

describe('stop during an email', () => {
  it('waits briefly, then leaves the email for the next start', async () => {
    const mailbox = await startMailbox();
    mailbox.mode = 'slow';
    const test = await startTestApp({ SMTP_URL: mailbox.url });
    withoutReceipts(test);
    const underWay = mailbox.waiting();
    await sendMessage(test, MESSAGE);
    await underWay;
    await test.app.get(MailOutbox).beforeApplicationShutdown();
    const [kept] = await test.connection.collection('mailOutbox').find().toArray();
    expect(kept).toMatchObject({ state: 'pending', attempts: 1, subject: `New message: ${MESSAGE.subject}` });
    await test.close();
    await mailbox.close();
  });
});
