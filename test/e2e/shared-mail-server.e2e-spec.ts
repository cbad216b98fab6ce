import { type SignedIn, signInAsAdmin } from '../support/accounts';
import type { TestApp } from '../support/app';
import { type Mailbox, startMailbox } from '../support/mailbox';
import { type Pair, startPair } from '../support/shared-server';

describe('mail server status of several processes on one MongoDB', () => {
  let mailbox: Mailbox;
  let pair: Pair;
  let admin: SignedIn;
  beforeAll(async () => {
    mailbox = await startMailbox();
    pair = await startPair(undefined, { SMTP_URL: mailbox.url });
    admin = await signInAsAdmin(pair.one);
  });
  afterAll(async () => {
    await pair.close();
    await mailbox.close();
  });

  const sendAt = async ({ http }: TestApp) =>
    (await http.post('/api/mail/test').set(admin).send({ to: 'grace@example.com' }).expect(200)).body.outcome;
  const leftAt = async ({ http }: TestApp) => {
    const { checks } = (await http.get('/api/dashboard/readiness').set(admin).expect(200)).body;
    return checks.find(({ name }: { name: string }) => name === 'mail').left;
  };

  it('is reported by all as last found by any', async () => {
    mailbox.mode = 'die';
    expect(await sendAt(pair.one)).toBe('refused');
    const { host } = new URL(mailbox.url);
    expect([await leftAt(pair.one), await leftAt(pair.other)]).toEqual([[host], [host]]);
    mailbox.mode = 'accept';
    expect(await sendAt(pair.other)).toBe('taken');
    expect([await leftAt(pair.one), await leftAt(pair.other)]).toEqual([[], []]);
  });
});
