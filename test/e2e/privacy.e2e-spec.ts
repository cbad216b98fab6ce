import { NEWEST_SHOWN, PERSONAL_DATA_KINDS, type PersonalDataExport } from '../../src/contract/privacy';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { NOT_FOUND } from '../support/access';
import { asNewVisitor, type SignedIn, signIn, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { COMMENT, createComment } from '../support/comments';
import { changeSettings } from '../support/content';
import { giveIdentity } from '../support/identity';
import { countsOf, findPerson, leaveTraces, MESSAGE, sendMessage } from '../support/personal-data';
import { REQUEST, readQuote, saveQuote, sendRequest } from '../support/project';
import { tracesOf } from '../support/traces';
import { createUser, PASSWORD } from '../support/users';

/**
 * Number of records of each kind that contain the email address. The emails are a reply, a quote, three receipts,
 * emails to the owner, and one to the new subscriber.
 */
const EVERYTHING = {
  messages: 1,
  requests: 1,
  comments: 1,
  newsletter: 2,
  mails: 10,
  outbox: 10,
  deleted: 1,
  repeats: 5,
  signIns: 1,
};

describe('personal data of one email address', () => {
  const test = useTestApp();
  const as = useEachRole(test);

  let people = 0;
  const newAddress = () => {
    people += 1;
    return `person${people}.of.these.tests@school.example`;
  };
  const call = (name: string, body: object, who: SignedIn = as.admin) =>
    test.http.post(`/api/privacy/${name}`).set(who).send(body);
  const find = (email: string) => findPerson(test, as.admin, email);
  const entries = async (action: string) =>
    (await test.http.get(`/api/audit?action=${action}`).set(as.admin).expect(200)).body;

  describe.each(['find', 'export', 'erase'])('POST /privacy/%s', (name) => {
    it('reads the email address from the body only', async () => {
      await test.http.get(`/api/privacy/${name}?email=a@b.co`).set(as.admin).expect(404);
      await call(`${name}?email=a@b.co`, {}).expect(400);
      await call(name, { email: { $ne: '' } }).expect(400);
    });

    it('records the field, without any email address in the audit log', async () => {
      const email = newAddress();
      await call(name, { email }).expect(200);
      const [entry] = await entries(`privacy.${name}`);
      expect(entry).toMatchObject({ actorName: 'Admin User', subjectId: '', fields: ['email'] });
      expect(await tracesOf(test, email)).toEqual([]);
    });
  });

  describe('finding', () => {
    it('counts nothing for an unused email address', async () => {
      const email = newAddress();
      const kinds = PERSONAL_DATA_KINDS.map((kind) => ({ kind, count: 0, newest: [] }));
      expect(await find(email)).toEqual({ email, kinds, total: 0, account: null });
    });

    it('counts all records of a person, in any spelling, of nobody else', async () => {
      const email = newAddress();
      await leaveTraces(test, as.editor, email);
      await sendMessage(test, { email: `x${email}` });
      await sendMessage(test, { email: `${email}.zm`, message: `I am not ${email}.zm.` });
      const found = (await call('find', { email: ` ${email.toUpperCase()} ` }).expect(200)).body;
      expect(found.email).toBe(email);
      expect(countsOf(found.kinds)).toEqual(EVERYTHING);
      expect(found.total).toBe(Object.values(EVERYTHING).reduce((sum, count) => sum + count));
      expect(found.kinds[0].newest).toEqual([{ at: expect.stringMatching(/Z$/), title: MESSAGE.subject }]);
    });

    it('names the newest few of many, newest first', async () => {
      const email = newAddress();
      for (let turn = 1; turn <= NEWEST_SHOWN + 2; turn += 1) {
        await sendMessage(test, { email, subject: `Question ${turn}` });
      }
      const [messages] = (await find(email)).kinds;
      expect(messages.count).toBe(NEWEST_SHOWN + 2);
      expect(messages.newest.map(({ title }) => title)).toEqual([7, 6, 5, 4, 3].map((turn) => `Question ${turn}`));
    });

    it('names a back office account separately', async () => {
      const { email } = await createUser(test, as.admin, { name: 'Chanda Phiri', role: 'viewer' });
      await signIn(test, email, PASSWORD);
      expect(await find(email)).toMatchObject({
        total: 0,
        account: { name: 'Chanda Phiri', role: 'viewer', lastLogin: expect.stringMatching(/Z$/) },
      });
    });
  });

  describe('export', () => {
    it('returns one file of their data, without secrets and others’ text', async () => {
      const email = newAddress();
      const { requestId } = await leaveTraces(test, as.editor, email);
      const other = { ...MESSAGE, email: newAddress(), message: `My sister is ${email}, she owes me money.` };
      await sendMessage(test, other);
      const answer = await call('export', { email }).expect(200);
      expect(answer.headers['content-disposition']).toBe('attachment; filename="personal-data.json"');
      expect(answer.headers['cache-control']).toBe('private, no-store');
      const { records, ...rest } = answer.body as PersonalDataExport;
      expect(rest).toEqual({ email, exportedAt: expect.stringMatching(/Z$/), account: null });
      expect(Object.keys(records)).toEqual([...PERSONAL_DATA_KINDS]);
      expect(records.messages).toEqual([
        expect.objectContaining({
          ...MESSAGE,
          email,
          replies: [expect.objectContaining({ message: 'It is free.', sentBy: 'The editor' })],
          consent: { version: expect.any(String), text: expect.any(String), givenAt: expect.stringMatching(/Z$/) },
        }),
      ]);
      expect(records.requests).toEqual([
        expect.objectContaining({
          _id: requestId,
          description: REQUEST.description,
          quote: expect.objectContaining({ price: 1250.5, status: 'sent' }),
        }),
      ]);
      expect(records.comments).toEqual([
        expect.objectContaining({
          ...COMMENT,
          email,
          post: { _id: expect.any(String), title: 'Robots' },
          reply: expect.objectContaining({ text: `We wrote to ${email}.`, by: 'The editor' }),
          consent: { version: expect.any(String), text: expect.any(String), givenAt: expect.stringMatching(/Z$/) },
        }),
      ]);
      expect(records.newsletter).toHaveLength(2);
      expect(records.deleted).toEqual([
        {
          source: 'contacts',
          deletedAt: expect.any(String),
          record: expect.objectContaining({ subject: 'Sent twice' }),
        },
      ]);
      expect(records.mentions).toEqual([
        { where: 'contact message', _id: expect.any(String), createdAt: expect.any(String) },
      ]);
      expect(records.outbox).toContainEqual(expect.objectContaining({ subject: 'Re: School fees' }));
      expect(answer.text).not.toMatch(/owes me money|unsubscribeToken|bodyHash|searchLines|passwordHash/);
      expect(answer.text).not.toContain(other.email);
    });

    it('omits the password hash of a deleted account', async () => {
      const { _id, email } = await createUser(test, as.admin);
      await test.http.delete(`/api/users/${_id}`).set(as.admin).expect(200);
      const answer = await call('export', { email }).expect(200);
      expect(answer.body.records.deleted).toEqual([
        {
          source: 'users',
          deletedAt: expect.any(String),
          record: { name: 'Chanda Phiri', email, role: 'editor', createdAt: expect.any(String) },
        },
      ]);
    });
  });

  describe('erasing', () => {
    it('removes the email address everywhere, and leaves others untouched', async () => {
      const [email, other] = [newAddress(), newAddress()];
      const { requestId } = await leaveTraces(test, as.editor, email);
      await leaveTraces(test, as.editor, other);
      const others = await tracesOf(test, other);
      expect((await tracesOf(test, email)).length).toBeGreaterThan(8);

      const { body } = await call('erase', { email }).expect(200);
      expect(countsOf(body.erased)).toEqual(EVERYTHING);
      expect(body.left).toMatchObject({ email, total: 0, account: null });
      expect(await tracesOf(test, email)).toEqual([]);
      expect(countsOf((await find(email)).kinds)).toEqual({});
      expect((await test.http.get(`/api/project/track/${requestId}`).expect(404)).body).toEqual(NOT_FOUND);

      expect(await tracesOf(test, other)).toEqual(others);
      expect(countsOf((await find(other)).kinds)).toEqual(EVERYTHING);
    });

    it('keeps the site’s identity images, even for its own email address', async () => {
      const email = newAddress();
      const images = await giveIdentity(test, as.admin);
      await changeSettings(test, as.admin, { contactEmail: email });
      await sendMessage(test, { email });
      await call('erase', { email }).expect(200);
      expect((await test.http.get('/api/settings').set(as.admin).expect(200)).body).toMatchObject(images);
      for (const path of [...Object.values(images), '/logo.png', '/icon-192.png'])
        await test.http.get(path).expect(200);
      await changeSettings(test, as.admin, DEFAULT_SETTINGS);
    });

    it('removes the email address from others’ text, and keeps the rest', async () => {
      const [email, other] = [newAddress(), newAddress()];
      const message = `Please ask ${email.toUpperCase()}, not me. (Or ${email}.)`;
      const id = await sendMessage(test, { email: other, subject: `About ${email}`, message });
      const requestId = await sendRequest(test, { ...REQUEST, email: other, description: `For ${email}` });
      await saveQuote(test, as.editor, requestId, { status: 'sent', notes: `Ask ${email}.` });
      await saveQuote(test, as.editor, requestId, {
        status: 'sent',
        notes: `Do ask ${email}.`,
        note: `Said ${email}.`,
      });
      const question = { email: other, text: `Ask ${email}.` };
      await test.http.post(`/api/project/track/${requestId}/messages`).set(asNewVisitor()).send(question).expect(201);
      const noted = { kind: 'note', text: `Knows ${email}.` };
      await test.http.post(`/api/contact/${id}/messages`).set(as.editor).send(noted).expect(201);
      const comment = await createComment(test, as.editor, { email: other, name: email, text: `Ask ${email}.` });
      const answer = { text: `We asked ${email}.` };
      await test.http.put(`/api/comments/${comment._id}/reply`).set(as.editor).send(answer).expect(200);
      const before = (await test.http.get(`/api/contact?q=${other}`).set(as.viewer).expect(200)).body[0];
      expect((await find(email)).kinds).toContainEqual(expect.objectContaining({ kind: 'mentions', count: 3 }));
      await call('erase', { email }).expect(200);
      expect(await tracesOf(test, email)).toEqual([]);
      const after = (await test.http.get(`/api/contact?q=${other}`).set(as.viewer).expect(200)).body[0];
      expect(after).toEqual({
        ...before,
        _id: id,
        subject: 'About [erased address]',
        message: 'Please ask [erased address], not me. (Or [erased address].)',
        notes: [{ ...before.notes[0], text: 'Knows [erased address].' }],
      });
      const request = await test.http.get(`/api/project/${requestId}`).set(as.viewer).expect(200);
      expect(request.body).toMatchObject({
        description: 'For [erased address]',
        thread: [{ text: 'Said [erased address].' }, { text: 'Ask [erased address].' }],
      });
      const [shown] = (await test.http.get(`/api/blogs/${comment.post._id}/comments`).expect(200)).body;
      expect(shown).toMatchObject({
        name: '[erased address]',
        text: 'Ask [erased address].',
        reply: { text: 'We asked [erased address].' },
      });
      const quote = await readQuote(test, as.viewer, requestId);
      // The erasure makes no revision, because it changes the quote and its last revision alike.
      expect(quote?.revisions.map(({ notes }) => notes)).toEqual(['Ask [erased address].', 'Do ask [erased address].']);
      expect(quote).toMatchObject({ notes: 'Do ask [erased address].', status: 'sent', revision: 2 });
      const word = { email: other, revision: 2, text: `Not before ${email} has seen it.` };
      await test.http.post(`/api/project/quote/${requestId}/decline`).set(asNewVisitor()).send(word).expect(200);
      await test.app.get(MailOutbox).whenIdle();
      await call('erase', { email }).expect(200);
      expect(await tracesOf(test, email)).toEqual([]);
      const declined = await readQuote(test, as.viewer, requestId);
      expect(declined?.declineText).toBe('Not before [erased address] has seen it.');
    });

    it('cannot be undone', async () => {
      const email = newAddress();
      const id = await sendMessage(test, { email });
      await test.http.delete(`/api/contact/${id}`).set(as.editor).expect(200);
      await call('erase', { email }).expect(200);
      await test.http.post(`/api/contact/${id}/restore`).set(as.editor).expect(404);
    });

    it('forgets submission keys, so that the person may start again', async () => {
      const email = newAddress();
      await sendMessage(test, { email }, 'the same key again');
      await call('erase', { email }).expect(200);
      await sendMessage(test, { email, message: 'Another text' }, 'the same key again');
      expect(countsOf((await find(email)).kinds)).toMatchObject({ messages: 1, repeats: 1 });
    });

    it('forgets failed logins, including those that block the email address', async () => {
      const email = newAddress();
      const visitor = asNewVisitor();
      const attempt = () =>
        test.http.post('/api/auth/login').set(visitor).send({ email, password: 'not the password' });
      for (let turn = 0; turn < 10; turn += 1) await attempt().expect(401);
      await attempt().expect(429);
      await call('erase', { email }).expect(200);
      await attempt().expect(401);
    });

    it('keeps a back office account, and reports that', async () => {
      const { email } = await createUser(test, as.admin);
      await sendMessage(test, { email });
      const { body } = await call('erase', { email }).expect(200);
      expect(body.left).toMatchObject({ total: 0, account: { name: 'Chanda Phiri' } });
      await signIn(test, email, PASSWORD);
      expect(await tracesOf(test, email)).toEqual(['users']);
    });

    it('finds an email address whose domain mail programs write differently', async () => {
      const [typed, mailed] = [`inonge${people}@école.example`, `inonge${people}@xn--cole-9oa.example`];
      await leaveTraces(test, as.editor, mailed);
      expect(countsOf((await find(typed)).kinds).outbox).toBe(EVERYTHING.outbox);
      for (const email of [typed, mailed]) await call('erase', { email }).expect(200);
      expect(await tracesOf(test, `inonge${people}@`)).toEqual([]);
    });

    it('may be repeated', async () => {
      const email = newAddress();
      await sendMessage(test, { email });
      await call('erase', { email }).expect(200);
      const { body } = await call('erase', { email }).expect(200);
      expect(countsOf(body.erased)).toEqual({});
      expect(body.left.total).toBe(0);
    });
  });
});
