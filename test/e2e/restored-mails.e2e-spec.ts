import { join } from 'node:path';
import { Types } from 'mongoose';
import { makeBackup } from '../../src/backup/make-backup';
import { restoreBackup } from '../../src/backup/restore-backup';
import { LAST_NUMBER_TEXTS } from '../../src/contract/last-number';
import { lusakaDay } from '../../src/contract/lusaka-day';
import type { HeldMail } from '../../src/contract/mail';
import { DailySummaryService } from '../../src/daily-summary/daily-summary.service';
import { IssueSendingService } from '../../src/newsletter/issues/issue-sending.service';
import { SendingPace } from '../../src/newsletter/issues/sending-pace';
import { TrustedClock } from '../../src/platform/clock/trusted-clock';
import { readEnvironment } from '../../src/platform/config/environment';
import { RestoredPlaceService } from '../../src/platform/database/restored-place.service';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { MailPace } from '../../src/platform/mail/mail-pace';
import { mailIdOf } from '../../src/platform/mail/outbox-mail.schema';
import { RemindersService } from '../../src/project/quotes/reminders.service';
import { type SignedIn, signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { newFolder } from '../support/archives';
import { type Mailbox, startMailbox } from '../support/mailbox';
import { sendMessage } from '../support/personal-data';
import { issueInvoice, readQuote, recordPayment, saveQuote, sendRequest } from '../support/project';
import { openServer, type SharedServer } from '../support/shared-server';
import { putClock } from '../support/wall-clock';

const DAY_MS = 86_400_000;
const MESSAGE = { name: 'Thandiwe Zulu', email: 't@example.com', subject: 'Opening hours', message: 'Is it open?' };
const SCHEDULED = { subject: 'What is new in June', content: 'Robots.' };
const STARTED = { subject: 'What is new in May', content: 'Drones.' };

/** Returns noon in Lusaka, `days` days from now. At this hour, all kinds of scheduled emails may be sent. */
const noon = (days = 0) => new Date(`${lusakaDay(new Date(Date.now() + days * DAY_MS))}T10:00:00.000Z`);
const morning = (days = 0) => new Date(noon(days).getTime() - 4 * 3_600_000);

describe('backup restored to a new place', () => {
  let mailbox: Mailbox;
  let work: ReturnType<typeof newFolder>;
  let folders = 0;
  /** Path of an archive of a site with every kind of unsent email. */
  let archive: string;
  const ids = { scheduled: '', started: '', message: '', request: '', draft: '' };
  const apps: TestApp[] = [];
  const servers: SharedServer[] = [];

  beforeAll(async () => {
    jest.spyOn(SendingPace.prototype, 'left').mockReturnValue(5);
    jest.spyOn(MailPace.prototype, 'pause').mockReturnValue(0);
    jest.spyOn(TrustedClock.prototype, 'isTrusted').mockResolvedValue(true);
    mailbox = await startMailbox();
    work = newFolder();
    await makeArchive();
  });
  afterEach(async () => {
    jest.useRealTimers();
    for (const app of apps.splice(0)) await app.close();
    for (const server of servers.splice(0)) await server.close();
    mailbox.reset();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await mailbox.close();
    work.remove();
  });

  const newPath = (): string => join(work.path, `${++folders}`);
  const start = async (place: Record<string, string>): Promise<TestApp> => {
    const app = await startTestApp({ ...place, SMTP_URL: mailbox.url, PUBLIC_URL: 'https://mosi.example' });
    apps.push(app);
    return app;
  };
  const restore = async (kind: string): Promise<Record<string, string>> => {
    const place = { DATA_DIR: newPath(), MONGODB_URI: '' };
    if (kind === 'mongodb') {
      const server = await openServer();
      servers.push(server);
      place.MONGODB_URI = server.uri;
    }
    await restoreBackup(readEnvironment({ ...place, JWT_SECRET: 'x'.repeat(32) }), archive);
    return place;
  };
  const rows = (app: TestApp, name: string) => app.connection.collection(name);
  const byId = (id: string) => ({ _id: new Types.ObjectId(id) });
  /** Sends all emails that are not on hold, as if days had passed. */
  const run = async ({ app }: TestApp, days = 0): Promise<void> => {
    await app.get(RemindersService).sweep(noon(days));
    await app.get(DailySummaryService).sweep(morning(days));
    for (let look = 0; look < 4; look += 1) {
      await app.get(IssueSendingService).sendDue();
      app.get(MailOutbox).wake();
      await app.get(MailOutbox).whenIdle();
    }
  };
  /** Returns all received emails except those about logins of the tests. */
  const received = () => mailbox.received.filter(({ subject = '' }) => !subject.startsWith('New login to '));
  const subjects = () =>
    received()
      .map(({ subject = '' }) => subject)
      .sort();
  const list = async (app: TestApp, admin: SignedIn): Promise<HeldMail[]> =>
    (await app.http.get('/api/mail/on-hold').set(admin).expect(200)).body;
  const decide = (app: TestApp, admin: SignedIn, action: 'send' | 'discard', chosen: string[]) =>
    app.http.post(`/api/mail/on-hold/${action}`).set(admin).send({ ids: chosen }).expect(200);
  const restoredOf = async (app: TestApp, admin: SignedIn) =>
    (await app.http.get('/api/dashboard').set(admin).expect(200)).body.restored;
  const readIssue = async (app: TestApp, admin: SignedIn, id: string) =>
    (await app.http.get(`/api/issues/${id}`).set(admin).expect(200)).body;

  /** Makes the archive. No email is sent before: the mail server refuses all, and the newsletter job is replaced. */
  async function makeArchive(): Promise<void> {
    // Replaces the job before the site starts. After the start, the site would still call the original function.
    const sendDue = jest.spyOn(IssueSendingService.prototype, 'sendDue').mockResolvedValue(undefined);
    const site = await start({ DATA_DIR: newPath(), MONGODB_URI: '' });
    const admin = await signInAsAdmin(site);
    mailbox.mode = 'busy';
    const at = new Date(Date.now() - DAY_MS);
    const readers = ['a', 'b', 'c'].map((name) => ({
      email: `${name}@example.com`,
      unsubscribeToken: name.repeat(43),
      createdAt: at,
      updatedAt: at,
      version: 0,
    }));
    await rows(site, 'subscribers').insertMany(readers);
    const write = async (issue: object, body: object): Promise<string> => {
      const { _id } = (await site.http.post('/api/issues').set(admin).send(issue).expect(201)).body;
      await site.http.post(`/api/issues/${_id}/send`).set(admin).send(body).expect(200);
      return _id;
    };
    ids.scheduled = await write(SCHEDULED, { sendAt: new Date(Date.now() + 3_600_000).toISOString() });
    ids.started = await write(STARTED, {});
    // Stores a newsletter that is being sent: one email is sent, one is queued, and one is not created yet.
    const [first, second] = await rows(site, 'subscribers').find().sort({ _id: 1 }).toArray();
    const queued = {
      kind: 'issue',
      mark: ids.started,
      isBulk: true,
      attempts: 0,
      dueAt: at,
      createdAt: at,
      updatedAt: at,
      version: 0,
    };
    const named = (reader: typeof first) => {
      const name = { kind: 'issue', recordId: String(reader?._id), mark: ids.started };
      return { ...name, _id: mailIdOf(name, reader?.email) };
    };
    const mail = { to: second?.email, subject: STARTED.subject, text: 'Drones.', html: '<p>Drones.</p>' };
    await rows(site, 'mailOutbox').insertMany([
      { ...named(first), ...queued, state: 'sent' },
      { ...named(second), ...queued, ...mail, state: 'pending' },
    ]);
    const progress = { cursor: second?._id, sent: 1, counted: [first?._id] };
    await rows(site, 'newsletterIssues').updateOne(byId(ids.started), { $set: progress });

    ids.message = await sendMessage(site, MESSAGE);
    ids.request = await sendRequest(site);
    await saveQuote(site, admin, ids.request, { status: 'sent' });
    ids.draft = await sendRequest(site);
    await saveQuote(site, admin, ids.draft, {});
    await site.app.get(MailOutbox).whenIdle();
    // Simulates a crash while emails of a message are pending and the mail server has just got a reply.
    const reply = { kind: 'reply', recordId: ids.message, mark: new Types.ObjectId().toHexString() };
    const content = { subject: 'Re: Opening hours', message: 'Yes.', sentBy: 'Admin' };
    await rows(site, 'mailOutbox').insertOne({
      ...{ ...reply, _id: mailIdOf(reply, MESSAGE.email), to: MESSAGE.email, subject: content.subject, text: 'Yes.' },
      ...{ html: 'Yes.', state: 'sending', attempts: 1, dueAt: at, createdAt: at, updatedAt: at },
      onSent: { collectionName: 'contacts', at, content },
    });
    await rows(site, 'contacts').updateOne(byId(ids.message), {
      $set: { pendingMails: ['arrived', `reply:${reply.mark}`] },
    });
    await rows(site, 'mailOutbox').deleteMany({ kind: 'arrived', recordId: ids.message });
    await rows(site, 'mornings').insertOne({
      day: '2026-01-01',
      createdAt: at,
      updatedAt: at,
      pendingMails: ['morning'],
    });
    await rows(site, 'projectrequests').updateOne(byId(ids.request), {
      $set: { quoteSentAt: new Date(Date.now() - 4 * DAY_MS) },
    });
    archive = (await makeBackup(site.environment, `${newPath()}.tar.gz`)).file;
    sendDue.mockRestore();
    await apps.pop()?.close();
    mailbox.reset();
  }

  // Uses the same kind of database as the other tests: a MongoDB server if `TEST_MONGODB_URI` is set.
  describe('after the start', () => {
    const kind = process.env.TEST_MONGODB_URI ? 'mongodb' : 'embedded';
    const begin = async (): Promise<{ site: TestApp; admin: SignedIn }> => {
      const site = await start(await restore(kind));
      return { site, admin: await signInAsAdmin(site) };
    };

    it('sends no due email, reports those on hold, and sends new ones', async () => {
      const { site, admin } = await begin();
      await rows(site, 'newsletterIssues').updateMany({}, { $set: { sendAt: new Date(Date.now() - 1_000) } });
      await run(site);
      expect(subjects()).toEqual([]);
      const held = await list(site, admin);
      expect(held.slice(0, 2).map(({ to, subject }) => [to, subject])).toEqual([
        ['Newsletter subscribers', SCHEDULED.subject],
        ['Newsletter subscribers', STARTED.subject],
      ]);
      expect(held.map(({ to }) => to).filter((to) => to === MESSAGE.email)).toHaveLength(2);
      expect(held.map(({ subject }) => subject)).toContain('Re: Opening hours');
      expect(await restoredOf(site, admin)).toEqual({
        backupAt: expect.stringMatching(/Z$/),
        onHold: held.length,
        asksNumber: true,
        lastNumbers: { number: expect.stringMatching(/^Q-\d{4}-0001$/), invoice: '', creditNote: '', receipt: '' },
      });
      for (const id of [ids.scheduled, ids.started]) {
        expect((await readIssue(site, admin, id)).status).toBe('onHold');
        await site.http.delete(`/api/issues/${id}`).set(admin).expect(409);
      }
      await sendMessage(site, { ...MESSAGE, email: 'new@example.com' });
      await run(site);
      expect(mailbox.to('new@example.com')).toHaveLength(1);
      expect(mailbox.to(MESSAGE.email)).toEqual([]);
    });

    it('sends once what an administrator releases', async () => {
      const { site, admin } = await begin();
      const chosen = (await list(site, admin)).map(({ _id }) => _id);
      const unknown = new Types.ObjectId().toHexString();
      const { body } = await decide(site, admin, 'send', [...chosen, unknown]);
      expect(body).toMatchObject({ changed: chosen, refused: [{ _id: unknown }] });
      // The scheduled newsletter is sent at once, because staff chose to send it.
      expect(await readIssue(site, admin, ids.scheduled)).toMatchObject({
        status: 'sending',
        sendAt: null,
        audience: 3,
      });
      await run(site);
      const sent = subjects();
      expect(sent.filter((subject) => subject === SCHEDULED.subject)).toHaveLength(3);
      // One of the three emails of this newsletter was sent before the backup.
      expect(sent.filter((subject) => subject === STARTED.subject)).toHaveLength(2);
      expect(sent).toHaveLength(chosen.length - 2 + 3 + 2);
      for (const id of [ids.scheduled, ids.started]) expect((await readIssue(site, admin, id)).status).toBe('sent');
      expect(await list(site, admin)).toEqual([]);
      expect((await decide(site, admin, 'send', chosen.slice(0, 1))).body.refused).toHaveLength(1);
    });

    it('records discarded emails, and turns newsletters into drafts', async () => {
      const { site, admin } = await begin();
      const held = await list(site, admin);
      await decide(
        site,
        admin,
        'discard',
        held.map(({ _id }) => _id),
      );
      await run(site);
      expect(subjects()).toEqual([]);
      const { notes } = (await site.http.get(`/api/contact/${ids.message}`).set(admin).expect(200)).body;
      expect(notes.map(({ text }: { text: string }) => text)).toContain(
        'Email discarded after a backup was restored: “Re: Opening hours” to t@example.com.',
      );
      const { thread } = (await site.http.get(`/api/project/${ids.request}`).set(admin).expect(200)).body;
      expect(JSON.stringify(thread)).toMatch(/Email discarded after a backup was restored: .* to mutinta@example\.com/);
      for (const id of [ids.scheduled, ids.started]) {
        const draft = { status: 'draft', sendAt: null, startedAt: null, sent: 0, audience: 0 };
        expect(await readIssue(site, admin, id)).toMatchObject(draft);
      }
      expect((await site.http.get('/api/issues/archive').expect(200)).body).toEqual([]);
      await site.http.post(`/api/issues/${ids.scheduled}/send`).set(admin).send({}).expect(200);
      await run(site);
      expect(subjects()).toEqual(Array(3).fill(SCHEDULED.subject));
    });

    it('sends a paused newsletter when resumed after the review', async () => {
      const { site, admin } = await begin();
      await rows(site, 'newsletterIssues').updateOne(byId(ids.started), { $set: { status: 'stopped' } });
      const chosen = (await list(site, admin)).map(({ _id }) => _id);
      expect(chosen).not.toContain(ids.started);
      await decide(site, admin, 'discard', chosen);
      await run(site);
      expect(subjects()).toEqual([]);
      await site.http.post(`/api/issues/${ids.started}/resume`).set(admin).expect(200);
      await run(site);
      // One of the three emails of this newsletter was sent before the backup.
      expect(
        received()
          .map(({ envelope }) => envelope.to)
          .sort(),
      ).toEqual([['b@example.com'], ['c@example.com']]);
      expect((await readIssue(site, admin, ids.started)).status).toBe('sent');
    });

    it('discards held emails of a deleted newsletter, unless undone and resumed', async () => {
      const { site, admin } = await begin();
      await rows(site, 'newsletterIssues').updateOne(byId(ids.started), { $set: { status: 'stopped' } });
      const held = async () => {
        const found = await rows(site, 'mailOutbox').find({ state: 'onHold' }).toArray();
        return found.filter(({ mark }) => mark === ids.started).map(({ to }) => to);
      };
      expect(await held()).toEqual(['b@example.com']);
      await site.http.delete(`/api/issues/${ids.started}`).set(admin).expect(200);
      expect(await held()).toEqual([]);
      await site.http.post(`/api/issues/${ids.started}/restore`).set(admin).expect(200);
      await site.http.post(`/api/issues/${ids.started}/resume`).set(admin).expect(200);
      await run(site);
      // One of the three emails of this newsletter was sent before the backup.
      expect(subjects()).toEqual([STARTED.subject, STARTED.subject]);
    });

    it('counts earlier reminders and summaries as sent, and sends later ones', async () => {
      putClock(noon().getTime() - Date.now());
      const { site } = await begin();
      await run(site);
      expect(subjects()).toEqual([]);
      // Adds a new message, so that the daily summary has something to report.
      await rows(site, 'contacts').updateMany({}, { $set: { status: 'new' } });
      await run(site, 1);
      expect(subjects()).toEqual([expect.stringMatching(/^To do today/)]);
      await run(site, 4);
      expect(subjects()).toContainEqual(expect.stringMatching(/^Your quote is waiting for you/));
    });

    it('puts all on hold although a start is interrupted', async () => {
      const cut = jest.spyOn(RestoredPlaceService.prototype, 'removeMark').mockRejectedValueOnce(new Error('cut off'));
      const { site, admin } = await begin();
      await run(site);
      expect(cut).toHaveBeenCalledTimes(2);
      expect(subjects()).toEqual([]);
      const { onHold } = await restoredOf(site, admin);
      expect(await list(site, admin)).toHaveLength(onHold);
      cut.mockRestore();
    });

    it('numbers quotes only after the last number is entered, and continues there', async () => {
      const { site, admin } = await begin();
      const quote = await readQuote(site, admin, ids.draft);
      const send = () => site.http.post('/api/project/quote/send-email').set(admin).send({ quoteId: quote?._id });
      expect((await send().expect(409)).body.message).toBe(LAST_NUMBER_TEXTS.asked);
      const enter = (number: string) => site.http.post('/api/project/last-number').set(admin).send({ number });
      const year = lusakaDay(new Date()).slice(0, 4);
      const { notANumber, toCome, tooLow, tooHigh } = LAST_NUMBER_TEXTS;
      const known = `Q-${year}-0001`;
      for (const [number, message] of [
        ['42', notANumber('Q-2026-0042')],
        ['Q-2999-0001', toCome],
        [`Q-${year}-0000`, tooLow(known)],
        [`Q-${Number(year) - 1}-0041`, tooLow(known)],
        [`Q-${year}-1002`, tooHigh(`Q-${year}-1001`)],
      ]) {
        expect((await enter(number).expect(400)).body.errors).toEqual([{ field: 'number', message }]);
      }
      expect((await restoredOf(site, admin)).asksNumber).toBe(true);
      await enter(`q-${year}-0041`).expect(200);
      expect((await send().expect(200)).body.quote.number).toBe(`Q-${year}-0042`);
      expect((await restoredOf(site, admin)).asksNumber).toBe(false);
      expect((await enter(`Q-${year}-0050`).expect(409)).body.message).toBe(LAST_NUMBER_TEXTS.notAsked);
      const { body } = await site.http.get('/api/audit').set(admin).expect(200);
      const entered = body.filter(({ action }: { action: string }) => action === 'quotes.lastNumber');
      expect(entered).toHaveLength(1);
    });

    it('issues invoices and receipts only then, and continues there', async () => {
      const { site, admin } = await begin();
      const year = lusakaDay(new Date()).slice(0, 4);
      await saveQuote(site, admin, ids.request, { status: 'accepted' });
      const make = () => issueInvoice(site, admin, ids.request, 0);
      expect((await make().expect(409)).body.message).toBe(LAST_NUMBER_TEXTS.asked);
      await recordPayment(site, admin, ids.request, { amount: 10 }).expect(201);
      const list = async () =>
        (await site.http.get(`/api/project/${ids.request}/documents`).set(admin).expect(200)).body;
      expect(await list()).toEqual([]);
      const numbers = { number: '', invoice: `INV-${year}-0007`, creditNote: '', receipt: `rc-${year}-0031` };
      const enter = (body: object) => site.http.post('/api/project/last-number').set(admin).send(body);
      const refused = await enter({ ...numbers, invoice: `RC-${year}-0007` }).expect(400);
      expect(refused.body.errors[0].field).toBe('invoice');
      await enter(numbers).expect(200);
      expect(await list()).toMatchObject([{ number: `RC-${year}-0032` }]);
      expect((await make().expect(201)).body.number).toBe(`INV-${year}-0008`);
    });

    it('continues from the newest known number when none was given since', async () => {
      const { site, admin } = await begin();
      await site.http.post('/api/project/last-number').set(admin).send({ number: '' }).expect(200);
      const quote = await saveQuote(site, admin, ids.draft, { status: 'sent' });
      expect(quote.number).toMatch(/-0002$/);
    });
  });

  it('is put on hold by one of two simultaneously starting processes', async () => {
    const place = await restore('mongodb');
    const sites = await Promise.all([start(place), start({ ...place, DATA_DIR: newPath() })]);
    for (const site of sites) await run(site);
    expect(subjects()).toEqual([]);
    const admin = await signInAsAdmin(sites[0]);
    expect((await list(sites[1], admin)).length).toBeGreaterThan(5);
  });
});
