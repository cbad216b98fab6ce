import { BUILT_IN_SERVICES } from '../../src/contract/built-in-services';
import { quotePath } from '../../src/contract/quote-page';
import { TrustedClock } from '../../src/platform/clock/trusted-clock';
import { RemindersService } from '../../src/project/quotes/reminders.service';
import { useAdmin } from '../support/accounts';
import { changeSettings } from '../support/content';
import { failNext } from '../support/failing-database';
import { useMailedApp } from '../support/mailed-app';
import { acceptQuote, REQUEST, saveQuote, sendRequest } from '../support/project';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SUBJECT = `Your quote is waiting for you: ${BUILT_IN_SERVICES[0].title}`;

describe('quote reminders', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  let requestId: string;
  beforeAll(async () => {
    // Makes the clock count as trusted. Other tests cover a clock that is not trusted.
    jest.spyOn(test.app.get(TrustedClock), 'isTrusted').mockResolvedValue(true);
  });
  afterAll(() => jest.restoreAllMocks());
  beforeEach(async () => {
    for (const name of ['projectrequests', 'mailOutbox']) await rows(name).deleteMany({});
    requestId = await sendRequest(test);
    await saveQuote(test, admin, requestId, { status: 'sent' });
    await test.queue.whenIdle();
    test.mailbox.reset();
  });

  const rows = (name: string) => test.connection.collection(name);
  /** Returns the time `days` days from now, at `hour` o'clock in Lusaka. */
  const on = (days: number, hour = 12): Date => {
    const day = new Date(Date.now() + days * DAY_MS + 2 * HOUR_MS);
    return new Date(day.setUTCHours(hour, 0, 0, 0) - 2 * HOUR_MS);
  };
  const sweep = async (now: Date) => {
    await test.app.get(RemindersService).sweep(now);
    await test.queue.whenIdle();
  };
  const reminders = () => test.mailbox.to(REQUEST.email).filter(({ subject }) => subject === SUBJECT);
  const setStatus = (status: string) =>
    test.http.put(`/api/project/${requestId}`).set(admin).send({ status }).expect(200);
  const switchTo = (quoteReminders: boolean) => changeSettings(test, admin, { quoteReminders });

  it('are sent after 3 and 7 days, in the daytime, once each', async () => {
    await sweep(on(2));
    await sweep(on(4, 7));
    await sweep(on(4, 18));
    expect(reminders()).toEqual([]);
    for (const hour of [8, 9, 17]) await sweep(on(4, hour));
    expect(reminders()).toHaveLength(1);
    const [mail] = reminders();
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    for (const words of ['$1,250.50', `https://mosi.example${quotePath(requestId)}`, 'you can decline it.']) {
      expect(mail.text).toContain(words);
    }
    // The email must not promise a decline by one click. Clients open a page, enter their email address and confirm.
    expect(mail.text).not.toMatch(/one (press|click)/);
    for (const days of [8, 9, 30]) await sweep(on(days));
    expect(reminders()).toHaveLength(2);
  });

  it('name the expiry once, two days before', async () => {
    await sweep(on(10));
    test.mailbox.reset();
    for (const days of [27, 28, 29]) await sweep(on(days));
    expect(test.mailbox.to(REQUEST.email).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your quote expires on \w+ \d+, \d{4}: /),
    ]);
  });

  it('are merged when due together', async () => {
    for (const days of [10, 11]) await sweep(on(days));
    expect(reminders()).toHaveLength(1);
  });

  it.each(['accepted', 'rejected', 'in_review'])('end when the request is %s', async (status) => {
    await setStatus(status);
    await sweep(on(4));
    expect(reminders()).toEqual([]);
  });

  it('end when the client answers before the email is sent', async () => {
    const failed = failNext('mailOutbox', 'insertMany');
    await test.app.get(RemindersService).sweep(on(4));
    await failed;
    await acceptQuote(test, requestId).expect(200);
    test.queue.wake();
    await test.queue.whenIdle();
    expect(reminders()).toEqual([]);
  });

  it('count from the last sending, and never repeat for one quote', async () => {
    await sweep(on(4));
    await rows('projectrequests').updateMany({}, { $set: { quoteSentAt: on(4) } });
    await sweep(on(8));
    expect(reminders()).toHaveLength(1);
    await sweep(on(12));
    expect(reminders()).toHaveLength(2);
  });

  it('skip older quotes until staff send them again', async () => {
    await rows('projectrequests').updateMany({}, { $unset: { quoteSentAt: 1 } });
    await sweep(on(30));
    expect(reminders()).toEqual([]);
    const quoteId = (await saveQuote(test, admin, requestId, { status: 'draft' }))._id;
    await test.http.post('/api/project/quote/send-email').set(admin).send({ quoteId }).expect(200);
    await sweep(on(4));
    expect(reminders()).toHaveLength(1);
  });

  it('are off when Settings turn them off', async () => {
    await switchTo(false);
    await sweep(on(4));
    await switchTo(true);
    expect(reminders()).toEqual([]);
  });

  it('are queued once by two simultaneous processes, even if one dies', async () => {
    const service = test.app.get(RemindersService);
    await Promise.all([service.sweep(on(4)), service.sweep(on(4)), service.sweep(on(4))]);
    await test.queue.whenIdle();
    expect(reminders()).toHaveLength(1);
    const failed = failNext('projectrequests', 'updateMany');
    await sweep(on(8));
    await failed;
    await sweep(on(8));
    expect(reminders()).toHaveLength(2);
  });

  it('stop while the clock is untrusted, and never repeat after a setback', async () => {
    const time = test.app.get(TrustedClock);
    jest.spyOn(time, 'isTrusted').mockResolvedValueOnce(false);
    await sweep(on(400));
    expect(reminders()).toEqual([]);
    await sweep(on(4));
    await sweep(on(-400));
    await sweep(on(4));
    expect(reminders()).toHaveLength(1);
  });

  it('are exported with the request', async () => {
    await sweep(on(4));
    const file = await test.http.post('/api/privacy/export').set(admin).send({ email: REQUEST.email }).expect(200);
    expect(file.body.records.requests[0].remindersTold).toEqual(['3 days']);
  });
});
