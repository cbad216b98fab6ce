import { type Mailbox, startMailbox } from '../support/mailbox';
import { Site } from '../support/site';
import { call, messageOf, signInAtSite } from '../support/site-calls';

const email = 'chanda@example.com';

describe('email of a killed site', () => {
  let mailbox: Mailbox;
  let site: Site;
  beforeEach(async () => {
    mailbox = await startMailbox();
    site = await Site.start({ SAMPLE_CONTENT: 'false', SMTP_URL: mailbox.url, MAIL_FROM: 'office@mosi.example' });
  });
  afterEach(async () => {
    await site.stop();
    await mailbox.close();
  });

  /** Returns the Message-IDs of received emails with this subject. A repeated email has the same Message-ID. */
  const idsOf = (subject: string) =>
    new Set(mailbox.received.filter((mail) => mail.subject === subject).map(({ messageId }) => messageId));
  const arrival = async (subject: string) => {
    while (idsOf(subject).size === 0) await mailbox.next();
  };

  it('arrives once about a message answered with 201', async () => {
    for (let round = 0; round < 5; round += 1) {
      const subject = `Round ${round}`;
      expect((await call(site, 'POST', '/contact', messageOf(subject))).status).toBe(201);
      await site.kill();
      const arrived = arrival(`New message: ${subject}`);
      await site.run();
      await arrived;
    }
    // The site sends emails in order, so no earlier email is pending when the last one has arrived.
    const last = arrival('New message: Last');
    await call(site, 'POST', '/contact', messageOf('Last'));
    await last;
    for (let round = 0; round < 5; round += 1) expect(idsOf(`New message: Round ${round}`).size).toBe(1);
  });

  it('is sent at the next start with a reply in progress', async () => {
    const arrivals = Promise.all(['New message: Robots', 'We have your message'].map(arrival));
    await call(site, 'POST', '/contact', { ...messageOf('Robots'), email });
    await arrivals;
    const admin = await signInAtSite(site);
    const [{ _id }] = (await call(site, 'GET', '/contact', undefined, admin)).body;
    mailbox.mode = 'slow';
    const waiting = mailbox.waiting();
    const body = { contactId: _id, email, subject: 'Re: Robots', message: 'Yes.', lastReplyId: null };
    const replying = call(site, 'POST', '/contact/reply', body, admin);
    await waiting;
    await site.kill();
    expect((await replying).status).toBe(0);
    mailbox.reset();
    const arrived = arrival('Re: Robots');
    await site.run();
    await arrived;
    const [message] = (await call(site, 'GET', '/contact', undefined, await signInAtSite(site))).body;
    expect(message).toMatchObject({ status: 'replied', replies: [{ subject: 'Re: Robots', message: 'Yes.' }] });
    expect(idsOf('Re: Robots').size).toBe(1);
  });
});
