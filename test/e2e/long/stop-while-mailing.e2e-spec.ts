import { MailQueue } from '../../../src/platform/mail/mail-queue';
import { asNewVisitor } from '../../support/accounts';
import { startTestApp } from '../../support/app';
import { startMailbox } from '../../support/mailbox';
import { withoutReceipts } from '../../support/mailed-app';

const MESSAGE = { name: 'Chanda', email: 'chanda@example.com', subject: 'Robots – naïve?', message: 'Mwashibukeni' };

describe('a stop while mail is under way', () => {
  it('waits a little, then leaves the mail for the next start', async () => {
    const mailbox = await startMailbox();
    mailbox.mode = 'slow';
    const test = await startTestApp({ SMTP_URL: mailbox.url });
    withoutReceipts(test);
    const underWay = mailbox.waiting();
    await test.http.post('/api/contact').set(asNewVisitor()).send(MESSAGE).expect(201);
    await underWay;
    await test.app.get(MailQueue).beforeApplicationShutdown();
    const [kept] = await test.connection.collection('mails').find().toArray();
    expect(kept).toMatchObject({ status: 'retrying', subject: `New message: ${MESSAGE.subject}` });
    await test.close();
    await mailbox.close();
  });
});
