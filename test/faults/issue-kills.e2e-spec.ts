import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { type Mailbox, startMailbox } from '../support/mailbox';
import { Site } from '../support/site';
import { call, signInAtSite } from '../support/site-calls';

const READERS = 160;
const KILLS = 4;
const addressOf = (n: number) => `reader${String(n).padStart(3, '0')}@example.com`;
const isRefused = (address: string) => /\d9@/.test(address);

describe('newsletter of a killed site', () => {
  let mailbox: Mailbox;
  let site: Site;
  beforeAll(async () => {
    mailbox = await startMailbox();
    site = await Site.start({ SAMPLE_CONTENT: 'false', SMTP_URL: mailbox.url, MAIL_FROM: 'office@mosi.example' });
  });
  afterAll(async () => {
    await site.stop();
    await mailbox.close();
  });

  const subscribeAll = async () => {
    for (let first = 0; first < READERS; first += 20) {
      const some = Array.from({ length: 20 }, (_, n) =>
        call(site, 'POST', '/newsletter', { email: addressOf(first + n) }),
      );
      for (const { status } of await Promise.all(some)) expect(status).toBe(201);
    }
  };
  const subscribers = async () =>
    Number((await call(site, 'GET', '/issues/audience', undefined, await signInAtSite(site))).body.count);

  it('reaches each subscriber, with at most one repeat per kill', async () => {
    const admin = await signInAtSite(site);
    const settings = { ...DEFAULT_SETTINGS, newsletterPerHour: 18_000, confirmSubscriptions: false };
    await call(site, 'PUT', '/settings', settings, admin);
    await subscribeAll();
    expect(await subscribers()).toBe(READERS);
    const isWelcome = ({ subject = '' }: { subject?: string }) => subject.startsWith('Welcome');
    while (mailbox.received.filter(isWelcome).length < READERS) await mailbox.next();
    mailbox.received.length = 0;
    mailbox.refuses = isRefused;

    const { body: issue } = await call(site, 'POST', '/issues', { subject: 'June', content: '## News' }, admin);
    expect((await call(site, 'POST', `/issues/${issue._id}/send`, {}, admin)).body.status).toBe('sending');
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const until = (kill * READERS) / (KILLS + 2);
      while (mailbox.received.length < until) await mailbox.next();
      await site.kill();
      await site.run();
    }
    const ended = await signInAtSite(site);
    const read = async () => (await call(site, 'GET', `/issues/${issue._id}`, undefined, ended)).body;
    for (let state = await read(); state.status !== 'sent'; state = await read()) await wait(1_000);

    // Leaves out the emails to the administrator about the logins of this test.
    const issues = mailbox.received.filter(({ envelope }) => envelope.to[0].startsWith('reader'));
    const counts = new Map<string, number>();
    for (const { envelope } of issues) counts.set(envelope.to[0], (counts.get(envelope.to[0]) ?? 0) + 1);
    const expected = Array.from({ length: READERS }, (_, n) => addressOf(n)).filter((address) => !isRefused(address));
    expect([...counts.keys()].sort()).toEqual(expected);
    const repeated = [...counts.values()].filter((count) => count > 1);
    expect(repeated.length).toBeLessThanOrEqual(KILLS);
    expect(repeated.filter((count) => count > 2)).toEqual([]);
    // A kill may cause a second copy of an email. Both copies have the same Message-ID.
    expect(new Set(issues.map(({ messageId }) => messageId)).size).toBe(expected.length);
    expect(await read()).toMatchObject({ audience: READERS, sent: expected.length, failed: READERS - expected.length });
  }, 900_000);
});
