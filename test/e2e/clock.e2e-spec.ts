import { ConfirmationsService } from '../../src/newsletter/confirmations.service';
import { TrustedClock } from '../../src/platform/clock/trusted-clock';
import { IdempotencyService } from '../../src/platform/idempotency/idempotency.service';
import { OutboxRowsService } from '../../src/platform/mail/outbox-rows.service';
import { TrashService } from '../../src/platform/trash/trash.service';
import { RetentionService } from '../../src/privacy/retention.service';
import { StaffSessionsService } from '../../src/sessions/staff-sessions.service';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { useMailedApp, withoutReceipts } from '../support/mailed-app';
import { askNobody } from '../support/newsletter';
import { MESSAGE, sendMessage } from '../support/personal-data';
import { putClock, YEAR_MS } from '../support/wall-clock';

const HOUR_MS = 3_600_000;
const email = 'chanda@example.com';

describe('jumping clock', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  beforeAll(async () => {
    await askNobody(test, admin);
  });
  beforeEach(async () => {
    withoutReceipts(test);
    await test.queue.whenIdle();
    test.mailbox.reset();
    for (const name of [
      ...['contacts', 'trash', 'mailOutbox', 'idempotency', 'newsletterWelcomes', 'subscribers', 'clock'],
    ]) {
      await rows(name).deleteMany({});
    }
    await test.app.get(TrustedClock).check();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const rows = (name: string) => test.connection.collection(name);
  const write = (key?: string) => sendMessage(test, { email }, key);
  const sweepAll = async () => {
    await test.app.get(TrustedClock).check();
    await test.app.get(ConfirmationsService).sweep();
    await test.app.get(RetentionService).sweep();
    await test.app.get(TrashService).sweep();
    await test.app.get(IdempotencyService).sweep();
    await test.app.get(StaffSessionsService).sweep();
    await test.app.get(OutboxRowsService).forgetOld();
  };
  const counts = async () => {
    const names = [
      'contacts',
      'trash',
      'mailOutbox',
      'idempotency',
      'newsletterWelcomes',
      'subscribers',
      'staffsessions',
    ];
    return Promise.all(names.map((name) => rows(name).countDocuments()));
  };

  describe('three years ahead', () => {
    const fill = async () => {
      const id = await write();
      await test.http.delete(`/api/contact/${id}`).set(admin).expect(200);
      await write('key-of-the-visitor');
      await test.http.post('/api/newsletter').set(asNewVisitor()).send({ email }).expect(201);
      await rows('subscribers').insertOne({ email: 'waits@example.com', isWaiting: true, confirmAskedAt: new Date() });
      await test.queue.whenIdle();
      return counts();
    };

    it('deletes nothing', async () => {
      const before = await fill();
      expect(before).toEqual([1, 1, 3, 1, 1, 2, 1]);
      putClock(3 * YEAR_MS);
      await sweepAll();
      await sweepAll();
      await test.http.post('/api/newsletter').set(asNewVisitor()).send({ email: 'other@example.com' }).expect(201);
      await test.queue.whenIdle();
      const after = await counts();
      jest.useRealTimers();
      expect(after).toEqual([1, 1, 4, 1, 2, 3, 1]);
      await sweepAll();
      expect(await counts()).toEqual([1, 1, 4, 1, 2, 3, 1]);
    });

    it('deletes nothing of an older version without a mark', async () => {
      await write();
      await test.queue.whenIdle();
      await rows('clock').deleteMany({});
      putClock(3 * YEAR_MS);
      await sweepAll();
      expect(await rows('contacts').countDocuments()).toBe(1);
    });

    it('is trusted after 24 hours of running, and deletes then', async () => {
      await write();
      await test.queue.whenIdle();
      let ran = performance.now();
      jest.spyOn(performance, 'now').mockImplementation(() => ran);
      putClock(3 * YEAR_MS);
      for (let hour = 0; hour < 23; hour += 1) {
        await sweepAll();
        jest.setSystemTime(Date.now() + HOUR_MS);
        ran += HOUR_MS;
      }
      await sweepAll();
      expect(await rows('contacts').countDocuments()).toBe(1);
      jest.setSystemTime(Date.now() + HOUR_MS);
      ran += HOUR_MS;
      await sweepAll();
      expect(await rows('contacts').countDocuments()).toBe(0);
    });

    it('runs a call once although its key looks old', async () => {
      await write('key-of-the-visitor');
      putClock(3 * YEAR_MS);
      await write('key-of-the-visitor');
      expect(await rows('contacts').countDocuments()).toBe(1);
    });
  });

  it.each([1, -1])('keeps just deleted records in the trash, %d hour off', async (hours) => {
    const id = await write();
    if (hours < 0) putClock(hours * HOUR_MS);
    await test.http.delete(`/api/contact/${id}`).set(admin).expect(200);
    if (hours < 0) jest.useRealTimers();
    else putClock(hours * HOUR_MS);
    await sweepAll();
    await test.http.post(`/api/contact/${id}/restore`).set(admin).expect(200);
  });

  describe('an hour back', () => {
    it('does not stop email', async () => {
      putClock(-HOUR_MS);
      await write();
      await test.queue.whenIdle();
      expect(test.mailbox.received).toHaveLength(1);
      jest.useRealTimers();
      await write();
      await test.queue.whenIdle();
      expect(test.mailbox.received).toHaveLength(2);
    });

    it('does not stop an email that waits for its next attempt', async () => {
      test.mailbox.mode = 'busy';
      await write();
      await test.queue.whenIdle();
      test.mailbox.mode = 'accept';
      putClock(-HOUR_MS);
      await test.app.get(OutboxRowsService).takeUpLeft([], false);
      const [{ dueAt }] = await rows('mailOutbox').find().toArray();
      expect(dueAt.getTime() - Date.now()).toBeLessThanOrEqual(60_000);
      jest.setSystemTime(Date.now() + 60_000);
      test.queue.wake();
      await test.queue.whenIdle();
      expect(test.mailbox.received).toHaveLength(1);
    });

    it('sends an email once that is in progress', async () => {
      const contactId = await write();
      await test.forgetMail();
      test.mailbox.mode = 'slow';
      const waiting = test.mailbox.waiting();
      const reply = { contactId, email, subject: 'Re: School fees', message: 'It is free.' };
      const replying = test.http
        .post('/api/contact/reply')
        .set(admin)
        .send(reply)
        .then((answer) => answer);
      await waiting;
      putClock(2 * HOUR_MS);
      await test.queue.sweep();
      expect(await rows('mailOutbox').countDocuments({ state: 'sending' })).toBe(1);
      test.mailbox.mode = 'accept';
      test.mailbox.release();
      expect((await replying).status).toBe(200);
      await test.queue.whenIdle();
      expect(test.mailbox.received).toHaveLength(1);
    });

    it('blocks nobody for longer than a limit lasts', async () => {
      const visitor = asNewVisitor();
      const send = () =>
        test.http
          .post('/api/contact')
          .set(visitor)
          .send({ ...MESSAGE, email });
      for (let call = 0; call < 10; call += 1) await send().expect(201);
      putClock(-HOUR_MS);
      const refused = await send().expect(429);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    });

    it('does not block a call whose first run died', async () => {
      const key = 'key-of-a-dead-run';
      await write(key);
      await rows('contacts').deleteMany({});
      await rows('idempotency').updateMany(
        {},
        { $unset: { answer: 1 }, $set: { heldUntil: new Date(Date.now() + 10_000) } },
      );
      putClock(-HOUR_MS);
      await write(key);
      expect(await rows('contacts').countDocuments()).toBe(1);
    });
  });

  it('stores how late it was', async () => {
    const [{ _id, confirmed }] = await rows('clock').find().toArray();
    expect(_id as unknown).toBe('mark');
    expect(Math.abs(Date.now() - confirmed.getTime())).toBeLessThan(60_000);
  });
});
