import { NEWSLETTER_TEXTS, type Subscriber } from '../../src/contract/newsletter';
import { ConfirmationsService } from '../../src/newsletter/confirmations.service';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { changeSettings } from '../support/content';
import { failNext } from '../support/failing-database';
import { useMailedApp } from '../support/mailed-app';
import { askNobody, confirmPathIn } from '../support/newsletter';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ACCEPTED = { success: true, message: NEWSLETTER_TEXTS.success, msg: NEWSLETTER_TEXTS.success };
const email = 'chanda@example.com';

describe('newsletter confirmation', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  beforeEach(async () => {
    await test.forgetMail();
    for (const name of ['subscribers', 'newsletterWelcomes', 'mailOutbox', 'newsletterIssues'])
      await rows(name).deleteMany({});
    await changeSettings(test, as.admin, { confirmSubscriptions: true });
  });
  afterEach(() => jest.restoreAllMocks());

  const rows = (name: string) => test.connection.collection(name);
  const subscribe = (address = email) =>
    test.http.post('/api/newsletter').set(asNewVisitor()).send({ email: address }).expect(201);
  const sweepMail = async () => {
    test.app.get(MailOutbox).wake();
    await test.app.get(MailOutbox).whenIdle();
  };
  const subjects = async () => {
    await test.app.get(MailOutbox).whenIdle();
    return test.mailbox.to(email).map(({ subject = '' }) => subject.split(/[: ]/)[0]);
  };
  /** Returns the path of the link in the last confirmation email. */
  const asked = async () => {
    await test.app.get(MailOutbox).whenIdle();
    const mail = test.mailbox.to(email).filter(({ subject = '' }) => subject.startsWith('Please confirm'));
    return confirmPathIn(mail[mail.length - 1]);
  };
  const press = (path: string) => test.http.post(path).set(asNewVisitor());
  const list = async (): Promise<Subscriber[]> =>
    (await test.http.get('/api/newsletter').set(as.viewer).expect(200)).body;
  const status = async () => (await list()).map((subscriber) => subscriber.status);
  const lastAsked = (msAgo: number) =>
    rows('subscribers').updateMany({}, { $set: { confirmAskedAt: new Date(Date.now() - msAgo) } });

  it('is announced by the form, which gets it from its page', async () => {
    const page = async () => (await test.http.get('/').expect(200)).text;
    expect(await page()).toContain('"asksToConfirm":true');
    await askNobody(test, as.admin);
    expect(await page()).not.toContain('asksToConfirm');
  });

  it('subscribes and welcomes only after the button behind the link', async () => {
    expect((await subscribe()).body).toEqual(ACCEPTED);
    const path = await asked();
    expect([await status(), await subjects()]).toEqual([['waiting'], ['Please']]);
    const [mail] = test.mailbox.to(email);
    expect(mail.text).toContain(`https://mosi.example${path}`);
    expect(mail.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);

    for (const question of [await test.http.get(path).expect(200), await test.http.get(path).expect(200)]) {
      expect(question.text).toContain('<form method="post"><button');
      expect(question.text).toContain('Confirm your email address</h1>');
      expect(question.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'strict-origin' });
      expect(question.text).not.toContain(path);
    }
    expect(await status()).toEqual(['waiting']);

    const answer = await press(path).expect(200);
    expect(answer.text).toContain('You are subscribed</h1>');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).not.toContain(email);
    expect([await status(), await subjects()]).toEqual([['confirmed'], ['Please', 'Welcome']]);
    const [row] = await rows('subscribers').find().toArray();
    expect(row).toMatchObject({ confirmedAt: expect.any(Date), consent: { text: expect.any(String) } });
    for (const gone of ['isWaiting', 'confirmAskedAt', 'confirmsAsked', 'pendingMails'])
      expect(row).not.toHaveProperty(gone);
  });

  it('may be repeated, with one welcome', async () => {
    await subscribe();
    const path = await asked();
    const answers = await Promise.all([press(path), press(path), press(path)]);
    for (const { status: code, text } of [...answers, await press(path)]) {
      expect([code, text.includes('You are subscribed')]).toEqual([200, true]);
    }
    await sweepMail();
    expect(await subjects()).toEqual(['Please', 'Welcome']);
  });

  it.each(['nonsense', 'A'.repeat(43), '%7B%22$ne%22:1%7D', '..%2Funsubscribe'])(
    'ignores %s, unsubscribing and plain visits',
    async (token) => {
      await subscribe();
      const path = await asked();
      const unsubscribeToken = (await rows('subscribers').findOne({}))?.unsubscribeToken;
      for (const wrong of [token, unsubscribeToken]) {
        expect((await press(`/newsletter/confirm/${wrong}`).expect(200)).text).toContain('This link has expired');
      }
      await test.http.get(`/api${path}`).expect(404);
      await test.http.post(`/api${path}`).expect(404);
      await test.http.head(path).expect(200);
      await test.http.put(path).expect(404);
      expect((await test.http.post(path.replace('confirm', 'unsubscribe')).expect(200)).text).toContain('is not valid');
      expect([await status(), await subjects()]).toEqual([['waiting'], ['Please']]);
    },
  );

  it('is needed before any newsletter, even for an only subscriber', async () => {
    await subscribe();
    const { body: audience } = await test.http.get('/api/issues/audience').set(as.viewer).expect(200);
    expect(audience).toMatchObject({ count: 0, waiting: 1, paused: 0 });
    const issue = { subject: 'June', content: 'News.' };
    const { body } = await test.http.post('/api/issues').set(as.editor).send(issue).expect(201);
    await test.http.post(`/api/issues/${body._id}/send`).set(as.admin).send({}).expect(409);
  });

  it('is requested three times at most, ten minutes apart, with equal answers', async () => {
    await subscribe();
    const first = await asked();
    const again = async () => {
      expect((await subscribe()).body).toEqual(ACCEPTED);
      return (await subjects()).length;
    };
    expect(await again()).toBe(1);
    await lastAsked(9 * MINUTE_MS);
    expect(await again()).toBe(1);
    for (const expected of [2, 3, 3, 3]) {
      await lastAsked(11 * MINUTE_MS);
      expect(await again()).toBe(expected);
    }
    expect(await asked()).toBe(first);
    expect(await list()).toHaveLength(1);
    await press(first).expect(200);
    await lastAsked(11 * MINUTE_MS);
    expect(await again()).toBe(4);
    expect((await subjects()).filter((subject) => subject === 'Please')).toHaveLength(3);
  });

  it('is requested once by simultaneous calls', async () => {
    await Promise.all([subscribe(), subscribe(), subscribe()]);
    await lastAsked(11 * MINUTE_MS);
    await Promise.all([subscribe(), subscribe(), subscribe()]);
    expect(await subjects()).toEqual(['Please', 'Please']);
  });

  it('is requested again after unsubscribing, without a second welcome that day', async () => {
    await subscribe();
    await press(await asked()).expect(200);
    const [, { text = '' }] = (await subjects()) && test.mailbox.to(email);
    const way = /\/newsletter\/unsubscribe\/[\w-]{43}/.exec(text)?.[0] ?? '';
    expect((await press(way).expect(200)).text).toContain('You are unsubscribed');
    await subscribe();
    expect(await status()).toEqual(['waiting']);
    await press(await asked()).expect(200);
    expect(await subjects()).toEqual(['Please', 'Welcome', 'Please']);
    expect((await press(way).expect(200)).text).toContain('You are unsubscribed');
  });

  it('expires seven days after the last request', async () => {
    const sweep = () => test.app.get(ConfirmationsService).sweep();
    await subscribe();
    const path = await asked();
    await lastAsked(7 * DAY_MS - MINUTE_MS);
    expect([await sweep(), await status()]).toEqual([0, ['waiting']]);
    await lastAsked(7 * DAY_MS + MINUTE_MS);
    expect([await sweep(), await status()]).toEqual([1, []]);
    expect((await press(path).expect(200)).text).toContain('Please subscribe again');
    await subscribe('mary@example.com');
    await rows('subscribers').updateMany({}, { $unset: { isWaiting: 1 }, $set: { createdAt: new Date(0) } });
    expect(await sweep()).toBe(0);
  });

  it.each([
    ['queue the question', 'mailOutbox', 'insertMany', 'Please'],
    ['take the promise out', 'subscribers', 'updateMany', 'Please'],
  ] as const)('is requested once when the database could not %s', async (_step, collection, method, subject) => {
    const failed = failNext(collection, method);
    await subscribe();
    await failed;
    await sweepMail();
    expect(await subjects()).toEqual([subject]);
    expect(await rows('subscribers').findOne({ pendingMails: { $exists: true } })).toBeNull();
  });

  it('queues the welcome in the same write', async () => {
    await subscribe();
    const path = await asked();
    const failed = failNext('subscribers', 'findOneAndUpdate');
    const answer = await press(path).expect(503);
    await failed;
    expect(answer.text).toContain('Confirm your email address</h1>');
    expect(await status()).toEqual(['waiting']);
    const lost = failNext('newsletterWelcomes', 'insertOne');
    await press(path).expect(200);
    await lost;
    await sweepMail();
    expect(await subjects()).toEqual(['Please', 'Welcome']);
  });

  it('happens by subscribing again once confirmation is turned off', async () => {
    await subscribe();
    await asked();
    await askNobody(test, as.admin);
    await subscribe();
    await subscribe('mary@example.com');
    expect([await status(), await subjects()]).toEqual([
      ['confirmed', 'confirmed'],
      ['Please', 'Welcome'],
    ]);
  });

  it('is impossible in maintenance mode, and possible afterwards', async () => {
    await subscribe();
    const path = await asked();
    const close = (maintenanceMode: boolean) => changeSettings(test, as.admin, { maintenanceMode });
    await close(true);
    try {
      await press(path).expect(503);
    } finally {
      await close(false);
    }
    expect(await status()).toEqual(['waiting']);
    expect((await press(path).expect(200)).text).toContain('You are subscribed');
  });

  it('includes unconfirmed subscribers in finding, export without token, and erasing', async () => {
    await subscribe();
    const path = await asked();
    const post = (what: string) => test.http.post(`/api/privacy/${what}`).set(as.admin).send({ email }).expect(200);
    expect((await post('find')).body.kinds).toContainEqual({
      kind: 'newsletter',
      count: 1,
      newest: [{ at: expect.any(String), title: 'Newsletter subscription, not confirmed' }],
    });
    const file = (await post('export')).text;
    expect(file).toContain('"status":"waiting"');
    expect(file).not.toContain(path.split('/').at(-1));
    await post('erase');
    expect((await press(path).expect(200)).text).toContain('This link has expired');
    for (const name of ['subscribers', 'newsletterWelcomes', 'mailOutbox', 'trash']) {
      expect(JSON.stringify(await rows(name).find().toArray())).not.toContain(email);
    }
  });
});
