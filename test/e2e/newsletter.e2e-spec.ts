import { NEWSLETTER_TEXTS, type Subscriber } from '../../src/contract/newsletter';
import { NewsletterService } from '../../src/newsletter/newsletter.service';
import { RefusedWritesService } from '../../src/platform/errors/refused-writes.service';
import { PROTECTION } from '../../src/platform/limits/protection';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useMailedApp } from '../support/mailed-app';
import { askNobody } from '../support/newsletter';
import { noteWaits } from '../support/waits';

const ACCEPTED = { success: true, message: NEWSLETTER_TEXTS.success, msg: NEWSLETTER_TEXTS.success };

describe('newsletter', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  beforeAll(async () => {
    await askNobody(test, as.admin);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await test.forgetMail();
  });

  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `reader${addresses}@example.com`;
  };
  const subscribe = (email: unknown, headers: Record<string, string> = {}) =>
    test.http
      .post('/api/newsletter')
      .set({ ...asNewVisitor(), ...headers })
      .send({ email });
  const unsubscribe = (token: string) =>
    test.http.post(`/api/newsletter/unsubscribe/${token}`).set(asNewVisitor()).send({});
  const list = async (query = ''): Promise<Subscriber[]> =>
    (await test.http.get(`/api/newsletter${query}`).set(as.viewer).expect(200)).body;
  const find = async (email: string) => (await list()).find((subscriber) => subscriber.email === email);
  const add = async (email = newAddress()): Promise<Subscriber> => {
    await subscribe(email).expect(201);
    return (await find(email)) as Subscriber;
  };
  const mailsTo = async (email: string) => {
    await test.app.get(MailOutbox).whenIdle();
    return test.mailbox.received.filter(({ envelope }) => envelope.to.includes(email));
  };
  const tokenOf = (text: string | undefined) => /\/newsletter\/unsubscribe\/([\w-]{43})\s/.exec(text ?? '')?.[1] ?? '';

  describe('POST /newsletter', () => {
    it('stores the email address in lower case, and thanks', async () => {
      const email = newAddress();
      const answer = await subscribe(` ${email.toUpperCase()} `).expect(201);
      expect(answer.body).toEqual(ACCEPTED);
      expect(await find(email)).toEqual({
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        email,
        status: 'confirmed',
        pausedAt: null,
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
      });
    });

    it('gives subscribers the same answer, and stores nothing again', async () => {
      const before = await add();
      const again = await subscribe(before.email).expect(201);
      const unknown = await subscribe(newAddress()).expect(201);
      expect(again.body).toEqual(ACCEPTED);
      expect(Object.keys(again.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
      expect((await list()).filter(({ email }) => email === before.email)).toEqual([before]);
    });

    it('takes as long for a new email address as a known one', async () => {
      const { email } = await add();
      const waits = noteWaits(PROTECTION.sameAnswerMs);
      for (const address of [email, newAddress()]) {
        await subscribe(address).expect(201);
        expect(waits.splice(0)).toHaveLength(1);
      }
    });

    it('creates one subscriber from simultaneous calls', async () => {
      const email = newAddress();
      const answers = await Promise.all([subscribe(email), subscribe(email), subscribe(email)]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect((await list()).filter((subscriber) => subscriber.email === email)).toHaveLength(1);
      expect(await mailsTo(email)).toHaveLength(1);
    });

    it('explains in the form’s text why an email address is invalid', async () => {
      const answer = await subscribe('reader').expect(400);
      expect(answer.body.message).toBe(NEWSLETTER_TEXTS.invalid);
    });

    it('repeats the answer for its key, and refuses the key otherwise', async () => {
      const email = newAddress();
      const key = { 'Idempotency-Key': 'newsletter-key-1' };
      await subscribe(email, key).expect(201);
      await test.http
        .delete(`/api/newsletter/${(await find(email))?._id}`)
        .set(as.editor)
        .expect(200);
      expect((await subscribe(email, key).expect(201)).body).toEqual(ACCEPTED);
      expect(await find(email)).toBeUndefined();
      await subscribe(newAddress(), key).expect(409);
    });
  });

  describe('welcome email', () => {
    it('goes to the new subscriber, with an unsubscribe link', async () => {
      const { email } = await add();
      const [mail, ...more] = await mailsTo(email);
      expect(more).toEqual([]);
      expect(mail.to).toEqual([{ address: email, name: '' }]);
      const token = tokenOf(mail.text);
      expect(mail.text).toContain(`https://mosi.example/newsletter/unsubscribe/${token}`);
      expect((await unsubscribe(token).expect(200)).body).toEqual({ success: true });
      expect(await find(email)).toBeUndefined();
    });

    it('is sent once a day, and its first link stays valid', async () => {
      const { email } = await add();
      const token = tokenOf((await mailsTo(email))[0].text);
      for (let turn = 0; turn < 3; turn += 1) {
        await unsubscribe(token).expect(200);
        await add(email);
        await subscribe(email).expect(201);
      }
      expect(await mailsTo(email)).toHaveLength(1);
      await unsubscribe(token).expect(200);
      expect(await find(email)).toBeUndefined();
    });

    it('is sent again days later, with another link, to returning subscribers', async () => {
      const { email } = await add();
      const token = tokenOf((await mailsTo(email))[0].text);
      await unsubscribe(token).expect(200);
      const dayAgo = new Date(Date.now() - 86_400_001);
      await test.connection.collection('newsletterWelcomes').updateMany({}, { $set: { welcomedAt: dayAgo } });
      await add(email);
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(2);
      await unsubscribe(token).expect(404);
      await unsubscribe(tokenOf(mails[1].text)).expect(200);
    });

    it('leaves no email address behind after unsubscribing', async () => {
      const { email } = await add();
      await unsubscribe(tokenOf((await mailsTo(email))[0].text)).expect(200);
      for (const name of ['subscribers', 'newsletterWelcomes', 'trash']) {
        const rows = await test.connection.collection(name).find().toArray();
        expect(JSON.stringify(rows)).not.toContain(email);
      }
    });
  });

  describe('unsubscribe page', () => {
    const press = async (path: string) => (await test.http.post(path).set(asNewVisitor()).expect(200)).text;
    const read = async (path: string) => (await test.http.get(path).set(asNewVisitor()).expect(200)).text;

    it('confirms, also when reloaded, and stores nothing for that', async () => {
      const { email } = await add();
      const path = `/newsletter/unsubscribe/${tokenOf((await mailsTo(email))[0].text)}`;
      expect(await read(path)).toContain('Unsubscribe from the newsletter?');
      expect(await press(path)).toContain('You will get no more newsletters');
      expect(await find(email)).toBeUndefined();
      // Posts the form again, as a reload in a browser without JavaScript does.
      const again = await press(path);
      for (const words of ['You are unsubscribed', 'If you still get our newsletter']) expect(again).toContain(words);
      expect(again).not.toContain('<form method="post"');
      // After the action, the script adds `?done` to the URL. A reload then loads that URL.
      const reloaded = await read(`${path}?done`);
      expect(reloaded).toContain('You are unsubscribed');
      expect(reloaded).not.toContain(path);
      const trash = await test.connection.collection('trash').find().toArray();
      expect(JSON.stringify(trash)).not.toContain(email);
    });

    it('reports a failed write, which is counted', async () => {
      const broken = Object.assign(new Error('The write could not be stored (EIO: i/o error)'), { code: 39 });
      const failing = jest.spyOn(NewsletterService.prototype, 'unsubscribe').mockRejectedValueOnce(broken);
      await test.http
        .post(`/newsletter/unsubscribe/${'A'.repeat(43)}`)
        .set(asNewVisitor())
        .expect(503);
      expect(test.app.get(RefusedWritesService).state).toMatchObject({ cause: 'EIO: i/o error', count: 1 });
      failing.mockRestore();
    });

    it('explains that a test email’s link was a test', async () => {
      expect(await press('/newsletter/unsubscribe/test')).toContain('This link came from a test email');
      expect(await press('/newsletter/confirm/test')).not.toContain('This link came from a test email');
    });

    it('does not say so for a truncated link or a confirmation link', async () => {
      expect(await press('/newsletter/unsubscribe/nonsense')).toContain('Check that you opened the whole link');
      expect(await press(`/newsletter/confirm/${'A'.repeat(43)}`)).toContain('This link has expired');
    });
  });

  describe('POST /newsletter/unsubscribe/:token', () => {
    it('also unsubscribes a deleted subscriber, whom Undo no longer restores', async () => {
      const { _id, email } = await add();
      const token = tokenOf((await mailsTo(email))[0].text);
      const remove = (id: string) => test.http.delete(`/api/newsletter/${id}`).set(as.editor).expect(200);
      const undo = (id: string) => test.http.post(`/api/newsletter/${id}/restore`).set(as.editor);
      await remove(_id);
      expect((await unsubscribe(token).expect(200)).body).toEqual({ success: true });
      await undo(_id).expect(404);
      expect(await find(email)).toBeUndefined();
      const trash = await test.connection.collection('trash').find().toArray();
      expect(JSON.stringify(trash)).not.toContain(email);
      await unsubscribe(token).expect(404);

      // The link also ends a new subscription on the same day, because the new subscription gets the same token.
      const again = await add(email);
      await remove(again._id);
      await add(email);
      await unsubscribe(token).expect(200);
      await undo(again._id).expect(404);
      expect(await find(email)).toBeUndefined();
    });

    it('unsubscribes the email address under every link it has', async () => {
      const { _id, email } = await add();
      const token = tokenOf((await mailsTo(email))[0].text);
      await test.http.delete(`/api/newsletter/${_id}`).set(as.editor).expect(200);
      await test.connection
        .collection('trash')
        .updateOne({ 'record.email': email }, { $set: { 'record.unsubscribeToken': 'of a month ago' } });
      await add(email);
      await unsubscribe(token).expect(200);
      await test.http.post(`/api/newsletter/${_id}/restore`).set(as.editor).expect(404);
      expect(await find(email)).toBeUndefined();
    });

    it('does nothing when the link is only opened', async () => {
      const { email } = await add();
      const token = tokenOf((await mailsTo(email))[0].text);
      await test.http.get(`/api/newsletter/unsubscribe/${token}`).expect(404);
      expect(await find(email)).toBeDefined();
    });
  });

  describe('GET /newsletter', () => {
    it('lists the newest first, by pages, with the total, without tokens', async () => {
      const older = await add();
      const newer = await add();
      const all = await list();
      expect(all.slice(0, 2)).toEqual([newer, older]);
      const answer = await test.http.get('/api/newsletter?page=2&limit=1').set(as.viewer).expect(200);
      expect(answer.body).toEqual([older]);
      expect(answer.headers['x-total-count']).toBe(String(all.length));
      expect(JSON.stringify(all)).not.toMatch(/token/i);
    });
  });

  describe('DELETE /newsletter/:id and restore', () => {
    it('hides a subscriber and restores the same one, link included', async () => {
      const subscriber = await add();
      const token = tokenOf((await mailsTo(subscriber.email))[0].text);
      const removed = await test.http.delete(`/api/newsletter/${subscriber._id}`).set(as.editor).expect(200);
      expect(removed.body).toEqual({ success: true });
      expect(await find(subscriber.email)).toBeUndefined();
      const restored = await test.http.post(`/api/newsletter/${subscriber._id}/restore`).set(as.editor).expect(200);
      expect(restored.body).toEqual(subscriber);
      await unsubscribe(token).expect(200);
    });
  });
});
