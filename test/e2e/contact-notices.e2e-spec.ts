import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor } from '../support/accounts';
import type { Mailbox } from '../support/mailbox';
import { type MailedApp, startMailedApp } from '../support/mailed-app';

const MESSAGE = {
  name: 'Bwalya',
  email: 'bwalya@school.example',
  subject: 'Robots',
  message: 'Do you teach robotics?',
};

describe('mail to the owner about a new message', () => {
  let mailbox: Mailbox;
  let test: MailedApp;
  let queue: MailOutbox;
  beforeAll(async () => {
    test = await startMailedApp();
    mailbox = test.mailbox;
    queue = test.app.get(MailOutbox);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    mailbox.reset();
    await test.http.post('/api/contact').set(asNewVisitor()).send(MESSAGE).expect(201);
    await queue.whenIdle();
  });

  /** Those to the visitor have tests of their own. */
  const toOwner = () => mailbox.to(DEFAULT_SETTINGS.contactEmail).map(({ subject }) => subject);
  const messages = () => test.connection.collection('contacts');

  it('goes out once, and the message no longer asks for it', async () => {
    expect(toOwner()).toEqual(['New message: Robots']);
    expect(await messages().findOne({})).not.toHaveProperty('pendingMails');
  });

  it('goes out after a crash that came before it was queued', async () => {
    const { _id, ...stored } = (await messages().findOne({})) ?? {};
    await messages().insertOne({ ...stored, subject: 'Unheard', pendingMails: ['message'] });
    queue.wake();
    await queue.whenIdle();
    expect(toOwner()).toEqual(['New message: Robots', 'New message: Unheard']);
  });

  it('does not go out again after a crash that came before the message could note it', async () => {
    await messages().updateMany({}, { $set: { pendingMails: ['message'] } });
    queue.wake();
    await queue.whenIdle();
    expect(toOwner()).toHaveLength(1);
    expect(await messages().findOne({})).not.toHaveProperty('pendingMails');
  });
});
