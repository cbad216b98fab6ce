import { Types } from 'mongoose';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { DailySummaryService } from '../../src/daily-summary/daily-summary.service';
import { TrustedClock } from '../../src/platform/clock/trusted-clock';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { changeSettings } from '../support/content';
import { failNext } from '../support/failing-database';
import { useMailedApp } from '../support/mailed-app';
import { MESSAGE, sendMessage } from '../support/personal-data';
import { REQUEST, saveQuote, sendRequest } from '../support/project';

/** Seven o'clock in Lusaka, on a Thursday. */
const SEVEN = '2026-11-26T05:00:00.000Z';

describe('daily summary', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  beforeAll(async () => {
    jest.spyOn(test.app.get(TrustedClock), 'isTrusted').mockResolvedValue(true);
  });
  afterAll(() => jest.restoreAllMocks());
  beforeEach(async () => {
    for (const name of ['projectrequests', 'contacts', 'mailOutbox', 'mornings']) await rows(name).deleteMany({});
    test.mailbox.reset();
  });

  const rows = (name: string) => test.connection.collection(name);
  const sweep = async (now: string) => {
    await test.app.get(DailySummaryService).sweep(new Date(now));
    await test.queue.whenIdle();
  };
  const mornings = () =>
    test.mailbox.to(DEFAULT_SETTINGS.contactEmail).filter(({ subject }) => subject?.startsWith('To do today'));
  /** Creates a request that was sent at `time`. */
  const requestAt = async (time: string): Promise<string> => {
    const id = await sendRequest(test);
    await rows('projectrequests').updateOne({ _id: new Types.ObjectId(id) }, { $set: { createdAt: new Date(time) } });
    return id;
  };
  const sayPaid = async () => {
    const id = await requestAt('2026-11-25T12:00:00.000Z');
    await saveQuote(test, admin, id, { status: 'accepted' });
    const word = { email: REQUEST.email, note: 'In cash' };
    await test.http.post(`/api/project/quote/${id}/paid`).set(asNewVisitor()).send(word).expect(200);
    return id;
  };
  const write = () => sendMessage(test, { email: 'chanda@example.com' });
  const ask = (id: string) =>
    test.http
      .post(`/api/project/track/${id}/messages`)
      .set(asNewVisitor())
      .send({ email: REQUEST.email, text: 'Is VAT in it?' });

  it('names pending work with links, once a day at seven', async () => {
    const late = await requestAt('2026-11-23T12:00:00.000Z');
    const inTime = await requestAt('2026-11-24T12:00:00.000Z');
    const asked = await requestAt('2026-11-25T12:00:00.000Z');
    expect((await ask(asked)).status).toBeLessThan(300);
    const paid = await sayPaid();
    await write();
    await write();
    await sweep('2026-11-26T04:59:00.000Z');
    expect(mornings()).toEqual([]);
    await sweep(SEVEN);
    await sweep('2026-11-26T05:05:00.000Z');
    await sweep('2026-11-26T09:00:00.000Z');
    expect(mornings().map(({ subject }) => subject)).toEqual([
      'To do today: 1 request, 1 question, 1 reported payment to check, 2 messages',
    ]);
    const [mail] = mornings();
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted' }));
    for (const id of [late, asked, paid])
      expect(mail.text).toContain(`https://mosi.example/admin/quotes?request=${id}`);
    for (const words of [inTime, REQUEST.name, REQUEST.email, MESSAGE.subject]) expect(mail.text).not.toContain(words);
    await sweep('2026-11-27T05:00:00.000Z');
    expect(mornings()).toHaveLength(2);
  });

  it('names quotes that expire within two days', async () => {
    const id = await requestAt('2026-11-25T12:00:00.000Z');
    await saveQuote(test, admin, id, { status: 'sent' });
    const end = (day: string) => rows('projectrequests').updateMany({}, { $set: { 'quote.validUntil': day } });
    for (const day of ['2026-11-25', '2026-11-29']) {
      await end(day);
      await sweep(`${day === '2026-11-25' ? '2026-11-26' : '2026-11-25'}T05:00:00.000Z`);
    }
    expect(mornings()).toEqual([]);
    await end('2026-11-29');
    await sweep('2026-11-27T05:00:00.000Z');
    expect(mornings().map(({ subject }) => subject)).toEqual(['To do today: 1 quote that expires']);
  });

  it('is not sent when nothing is pending', async () => {
    await requestAt('2026-11-26T04:00:00.000Z');
    await sweep(SEVEN);
    expect(mornings()).toEqual([]);
  });

  it('is sent after a missed hour, but not in the afternoon', async () => {
    await write();
    await sweep('2026-11-26T10:00:00.000Z');
    expect(mornings()).toEqual([]);
    await sweep('2026-11-27T09:59:00.000Z');
    expect(mornings()).toHaveLength(1);
  });

  it('is sent once by three processes, even if one dies', async () => {
    await write();
    const service = test.app.get(DailySummaryService);
    await Promise.all([1, 2, 3].map(() => service.sweep(new Date(SEVEN))));
    await test.queue.whenIdle();
    expect(mornings()).toHaveLength(1);
    await expect(rows('mornings').insertOne({ day: '2026-11-26' })).rejects.toThrow(/E11000/);
    const failed = failNext('mornings', 'updateMany');
    await sweep('2026-11-27T05:00:00.000Z');
    await failed;
    test.queue.wake();
    await sweep('2026-11-27T05:05:00.000Z');
    expect(mornings()).toHaveLength(2);
  });

  it('is sent once even if the clock is set back', async () => {
    await write();
    await sweep('2026-11-25T05:00:00.000Z');
    await sweep(SEVEN);
    await sweep('2026-11-25T05:00:00.000Z');
    expect(mornings()).toHaveLength(2);
    jest.spyOn(test.app.get(TrustedClock), 'isTrusted').mockResolvedValueOnce(false);
    await sweep('2029-11-26T05:00:00.000Z');
    expect(mornings()).toHaveLength(2);
  });

  it('is off when Settings turn it off', async () => {
    await write();
    const set = (morningMail: boolean) => changeSettings(test, admin, { morningMail });
    await set(false);
    await sweep(SEVEN);
    await set(true);
    expect(mornings()).toEqual([]);
  });

  it('is stored once, even before its unique index is built', async () => {
    await rows('mornings').dropIndex('day_1');
    for (let start = 0; start < 2; start += 1) await test.app.get(DailySummaryService).hold(new Date(SEVEN));
    expect(await rows('mornings').countDocuments()).toBe(1);
    await rows('mornings').createIndex({ day: 1 }, { unique: true });
  });
});
