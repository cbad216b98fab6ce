import { BUILT_IN_SERVICES } from '../../src/contract/built-in-services';
import { FIND_PATH } from '../../src/contract/contact-tab';
import { quotePath } from '../../src/contract/quote-page';
import { FIND_TEXTS } from '../../src/contract/quote-texts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { PROTECTION } from '../../src/platform/limits/protection';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor, signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { failNext } from '../support/failing-database';
import { type Mailbox, startMailbox } from '../support/mailbox';
import { REQUEST, sendRequest } from '../support/project';
import { noteWaits } from '../support/waits';
import { putClock } from '../support/wall-clock';

const { apartMs, perDay } = PROTECTION.requestLinks;
const DAY_MS = 86_400_000;
const ASKED = { success: true, message: FIND_TEXTS.asked, msg: FIND_TEXTS.asked };
const SUBJECT = `Your requests at ${DEFAULT_SETTINGS.siteName}`;

describe('POST /project/find', () => {
  let mailbox: Mailbox;
  let test: TestApp;
  let queue: MailOutbox;
  let requestId: string;
  beforeAll(async () => {
    mailbox = await startMailbox();
    test = await startTestApp({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://mosi.example' });
    queue = test.app.get(MailOutbox);
  });
  afterAll(async () => {
    await test.close();
    await mailbox.close();
  });
  beforeEach(async () => {
    for (const name of ['projectrequests', 'mailOutbox']) await rows(name).deleteMany({});
    requestId = await sendRequest(test);
    await queue.whenIdle();
    mailbox.reset();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const rows = (name: string) => test.connection.collection(name);
  const find = (body: object = { email: REQUEST.email }) =>
    test.http.post('/api/project/find').set(asNewVisitor()).send(body);
  const mails = async () => {
    queue.wake();
    await queue.whenIdle();
    return mailbox.received;
  };

  it('emails the links of twelve months to that address only', async () => {
    const second = await sendRequest(test, { ...REQUEST, serviceId: BUILT_IN_SERVICES[1].slug });
    const other = await sendRequest(test, { ...REQUEST, email: 'other@example.com' });
    const old = await sendRequest(test);
    const lastYear = { $set: { createdAt: new Date(Date.now() - 366 * DAY_MS) } };
    const { _id } = (await rows('projectrequests').find().sort({ createdAt: -1 }).limit(1).toArray())[0];
    expect(_id.toHexString()).toBe(old);
    await rows('projectrequests').updateOne({ _id }, lastYear);
    await queue.whenIdle();
    mailbox.reset();
    expect((await find({ email: ' MUTINTA@example.com ' }).expect(200)).body).toEqual(ASKED);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail.envelope.to).toEqual([REQUEST.email]);
    expect(mail.subject).toBe(SUBJECT);
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted' }));
    const found = [...(mail.text ?? '').matchAll(/quotes\/([0-9a-f]{24})/g)].map(([, id]) => id);
    expect(found).toEqual([second, requestId]);
    expect(mail.text).toContain(`${BUILT_IN_SERVICES[1].title}, `);
    expect(mail.html).toContain(`href="https://mosi.example${quotePath(second)}"`);
    for (const secret of [other, REQUEST.name, 'cooperative']) expect(mail.text).not.toContain(secret);
  });

  it('gives the same answer without an email for an unknown address', async () => {
    expect((await find({ email: 'stranger@example.com' }).expect(200)).body).toEqual(ASKED);
    expect(await mails()).toEqual([]);
  });

  it('takes the same time for known and unknown addresses', async () => {
    for (const email of [REQUEST.email, 'stranger@example.com']) {
      const waits = noteWaits(PROTECTION.sameAnswerMs);
      await find({ email }).expect(200);
      expect(waits).toHaveLength(1);
      jest.restoreAllMocks();
    }
  });

  it('emails a limited number of times, whoever asks', async () => {
    await Promise.all([find().expect(200), find().expect(200)]);
    await find().expect(200);
    expect(await mails()).toHaveLength(1);
    for (let round = 1; round <= perDay; round += 1) {
      putClock(round * (apartMs + 1_000));
      expect((await find().expect(200)).body).toEqual(ASKED);
      await mails();
      jest.useRealTimers();
    }
    expect(await mails()).toHaveLength(perDay);
    await sendRequest(test);
    await find().expect(200);
    expect((await mails()).filter(({ subject }) => subject === SUBJECT)).toHaveLength(perDay);
  });

  it('emails no second time when the clock is set back', async () => {
    await find().expect(200);
    putClock(-apartMs / 2);
    await find().expect(200);
    jest.useRealTimers();
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['queue it', 'mailOutbox', 'insertMany'],
    ['take the promise out', 'projectrequests', 'updateMany'],
  ] as const)('emails once when the database could not %s', async (_step, collection, method) => {
    const failed = failNext(collection, method);
    await find().expect(200);
    await failed;
    await mails();
    expect(await mails()).toHaveLength(1);
  });

  it('changes nothing that staff see', async () => {
    const admin = await signInAsAdmin(test);
    const read = async () => (await test.http.get(`/api/project/${requestId}`).set(admin).expect(200)).body;
    const before = await read();
    await find().expect(200);
    expect(await read()).toEqual(before);
    const file = await test.http.post('/api/privacy/export').set(admin).send({ email: REQUEST.email }).expect(200);
    expect(file.body.records.requests[0].linksMailedAt).toEqual([expect.stringMatching(/Z$/)]);
  });

  describe('from the form of its page', () => {
    const post = (email: string, visitor = asNewVisitor()) =>
      test.http
        .post(FIND_PATH)
        .set({ ...visitor, origin: 'https://mosi.example' })
        .type('form')
        .send({ email });
    /** Returns the page's text without tags. */
    const words = ({ text }: { text: string }) =>
      text.replace(/<script.*?<\/script>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ');

    it('is offered beside the form for a new request', async () => {
      expect((await test.http.get('/contact?tab=quote').expect(200)).text).toContain(`href="${FIND_PATH}"`);
      expect((await test.http.get(FIND_PATH).expect(200)).text).toMatch(
        /<form [^>]*action="\?do=find#find-result" method="post"/,
      );
    });

    it('emails the links, and redirects everyone to the same page', async () => {
      for (const email of [REQUEST.email, 'stranger@example.com']) {
        const { location } = (await post(email).expect(303)).headers;
        expect(location).toBe('/contact?done=find#find-result');
        expect(words(await test.http.get(location).expect(200))).toContain(FIND_TEXTS.asked);
      }
      expect((await mails()).map(({ envelope }) => envelope.to)).toEqual([[REQUEST.email]]);
    });

    it.each(['', 'nobody', '<b>'])('shows the page again with the typed text and the error: %s', async (email) => {
      const answer = await post(email).expect(400);
      expect(words(answer)).toContain('Please enter a valid email address');
      expect(answer.text).toContain(`name="email" value="${email.replace('<b>', '&lt;b&gt;')}"`);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(await mails()).toEqual([]);
    });
  });
});
