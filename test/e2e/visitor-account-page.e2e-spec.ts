import { QUOTE_TEXTS } from '../../src/contract/quote-texts';
import { PASSWORD_TEXTS } from '../../src/contract/users';
import { ACCOUNT_TEXTS } from '../../src/contract/visitor-accounts';
import { TrustedClock } from '../../src/platform/clock/trusted-clock';
import { RetentionService } from '../../src/privacy/retention.service';
import { mailsTo } from '../support/account-links';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { changeSettings } from '../support/content';
import { useMailedApp } from '../support/mailed-app';
import { findPerson, MESSAGE, sendMessage } from '../support/personal-data';
import { acceptQuote, REQUEST, recordPayment, saveQuote, sendRequest } from '../support/project';
import {
  cookiesOf,
  createAccount,
  isLoggedIn,
  linkTo,
  newEmail,
  ORIGIN,
  postForm,
  VISITOR,
} from '../support/visitor-accounts';

const NEW_PASSWORD = 'guavas in the rain';

describe('the page of a visitor’s account', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);

  const page = async (cookie: string, search = '') =>
    (await test.http.get(`/account${search}`).set({ ...asNewVisitor(), cookie })).text.replace(/<!-- -->/g, '');
  const accounts = () => test.connection.collection('visitoraccounts');

  it('shows what its address sent, and nothing of others or staff', async () => {
    const email = newEmail();
    const requestId = await sendRequest(test, { ...REQUEST, email });
    const quote = await saveQuote(test, admin, requestId, { status: 'sent' });
    const draftId = await sendRequest(test, { ...REQUEST, email, description: 'A second one.' });
    await saveQuote(test, admin, draftId, { price: 98_765 });
    const contactId = await sendMessage(test, { email });
    const reply = { contactId, email, subject: 'Re: School fees', message: 'It is free.' };
    await test.http.post('/api/contact/reply').set(admin).send(reply).expect(200);
    const note = { kind: 'note', text: 'Pays late.' };
    await test.http.post(`/api/contact/${contactId}/messages`).set(admin).send(note).expect(201);
    const foreignId = await sendRequest(test, { ...REQUEST, email: newEmail() });
    await sendMessage(test, { subject: 'Of another', email: newEmail() });
    const { cookie } = await createAccount(test, email);
    const text = await page(cookie);
    const { number } = (await test.http.get(`/api/project/quote/${requestId}`)).body;
    expect(quote._id).toBeTruthy();
    for (const own of [`/quotes/${requestId}`, number, `/quotes/${draftId}`, MESSAGE.message, 'It is free.'])
      expect(text).toContain(own);
    for (const other of [foreignId, 'Of another', 'Pays late.', '98765', '98,765']) expect(text).not.toContain(other);
  });

  it('gives its data as a file to its visitor alone', async () => {
    const { email, cookie } = await createAccount(test);
    const requestId = await sendRequest(test, { ...REQUEST, email });
    const { headers, body } = await test.http.get('/account?do=download').set({ ...asNewVisitor(), cookie });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="my-data.json"',
    });
    expect(body).toMatchObject({ name: VISITOR.name, email, requests: [{ requestId }], messages: [] });
    const none = await test.http.get('/account?do=download').set(asNewVisitor());
    expect([none.status, none.headers.location]).toEqual([303, '/login']);
  });

  it('gives name and email address only to script of its own pages', async () => {
    const { email, cookie } = await createAccount(test);
    const ask = (headers: object) => test.http.get('/account?do=me').set({ ...asNewVisitor(), ...headers });
    const own = await ask({ cookie }).expect(200);
    expect(own.body).toEqual({ name: VISITOR.name, email });
    expect(own.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(own.headers).not.toHaveProperty('access-control-allow-origin');
    const [mark = ''] = /mosi-member=1/.exec(cookie) ?? [];
    for (const other of ['', mark, cookie.replace(/=[\w-]+\./, '=x.')]) {
      const answer = await ask({ cookie: other }).expect(200);
      expect([answer.text, answer.headers['cache-control']]).toEqual(['null', 'no-store']);
    }
    const page = await test.http
      .get('/contact')
      .set({ ...asNewVisitor(), cookie })
      .expect(200);
    expect(page.text).toBe((await test.http.get('/contact').set(asNewVisitor()).expect(200)).text);
    expect(page.text).not.toContain(email);
  });

  it('changes the name, with errors at the field', async () => {
    const { email, cookie } = await createAccount(test);
    const refused = await postForm(test, '/account', 'my-name', { name: ' ' }, { cookie });
    expect([refused.status, refused.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(refused.text).toContain('Full Name is required.');
    expect(refused.text).toContain(email);
    const saved = await postForm(test, '/account', 'my-name', { name: 'Bwalya <b>' }, { cookie });
    expect([saved.status, saved.headers.location]).toEqual([303, '/account?done=my-name#my-name-result']);
    const text = await page(cookie, '?done=my-name');
    expect(text).toContain(ACCOUNT_TEXTS.renamed);
    expect(text).toContain('Bwalya &lt;b&gt;');
  });

  it('changes the password with the current one, and ends other sessions', async () => {
    const { email, cookie } = await createAccount(test);
    const login = (password: string) => postForm(test, '/login', 'login', { email, password });
    const other = cookiesOf(await login(VISITOR.password));
    const change = (currentPassword: string, password: string) =>
      postForm(test, '/account', 'my-password', { currentPassword, password }, { cookie });
    const wrong = await change('not this one', NEW_PASSWORD);
    expect([wrong.status, wrong.text.includes(PASSWORD_TEXTS.currentWrong)]).toEqual([400, true]);
    expect(wrong.text).not.toContain('not this one');
    expect((await change(VISITOR.password, 'password123')).text).toContain(PASSWORD_TEXTS.common);
    const changed = await change(VISITOR.password, NEW_PASSWORD);
    expect(changed.headers.location).toBe('/account?done=my-password#my-password-result');
    for (const old of [cookie, other]) expect(await isLoggedIn(test, old, email)).toBe(false);
    expect(await isLoggedIn(test, cookiesOf(changed), email)).toBe(true);
    expect([(await login(VISITOR.password)).status, (await login(NEW_PASSWORD)).status]).toEqual([401, 303]);
  });

  it('emails the person about a new password, without a secret', async () => {
    const { email, cookie } = await createAccount(test);
    const notices = async () =>
      (await mailsTo(test, email)).filter(({ subject = '' }) => /^Your password .* was changed$/.test(subject));
    const wrong = { currentPassword: 'not this one', password: NEW_PASSWORD };
    await postForm(test, '/account', 'my-password', wrong, { cookie });
    expect(await notices()).toEqual([]);
    const right = { currentPassword: VISITOR.password, password: NEW_PASSWORD };
    await postForm(test, '/account', 'my-password', right, { cookie });
    const [mail, ...others] = await notices();
    expect(others).toEqual([]);
    expect(mail.text).toContain('If this was not you');
    for (const secret of [NEW_PASSWORD, VISITOR.password, '/account/']) expect(mail.text).not.toContain(secret);
    await postForm(test, '/login', 'forgotten', { email });
    const link = await linkTo(test, email, 'password');
    await postForm(test, link, 'new-password', { password: VISITOR.password });
    expect(await notices()).toHaveLength(2);
  });

  it('subscribes to the newsletter and unsubscribes', async () => {
    const { email, cookie } = await createAccount(test);
    const subscribers = () => test.connection.collection('subscribers').countDocuments({ email });
    expect((await postForm(test, '/account', 'join-newsletter', {}, { cookie })).status).toBe(303);
    expect(await subscribers()).toBe(1);
    expect(await page(cookie)).toContain('Unsubscribe');
    expect((await postForm(test, '/account', 'leave-newsletter', {}, { cookie })).status).toBe(303);
    expect(await subscribers()).toBe(0);
  });

  it('closes the account for whoever knows the password, and erases the person', async () => {
    const { email, cookie } = await createAccount(test);
    const requestId = await sendRequest(test, { ...REQUEST, email });
    await sendMessage(test, { email });
    await postForm(test, '/account', 'join-newsletter', {}, { cookie });
    const close = (currentPassword: string) =>
      postForm(test, '/account', 'close-account', { currentPassword }, { cookie });
    expect((await close('wrong')).status).toBe(400);
    const closed = await close(VISITOR.password);
    expect(closed.headers.location).toBe('/login?done=close-account#close-account-result');
    expect(cookiesOf(closed)).toBe('__Host-mosi-account=; mosi-member=');
    expect(await isLoggedIn(test, cookie, email)).toBe(false);
    expect(await accounts().countDocuments({ email })).toBe(0);
    await test.http.get(`/quotes/${requestId}`).expect(404);
    expect((await findPerson(test, admin, email)).total).toBe(0);
    const [entry] = (await test.http.get('/api/audit?action=privacy.closeAccount').set(admin).expect(200)).body;
    expect(entry).toMatchObject({ actorId: null, subjectId: '' });
  });

  describe('after it is closed', () => {
    const rows = () => test.connection.collection('projectrequests');

    /** Creates an account with an accepted quote and closes it. Returns the stored request and the email address. */
    async function closeWithAccepted() {
      const { email, cookie } = await createAccount(test);
      const requestId = await sendRequest(test, { ...REQUEST, email, organisation: 'Chalo Primary School' });
      await saveQuote(test, admin, requestId, { status: 'sent', notes: 'Two visits a month.' });
      const openId = await sendRequest(test, { ...REQUEST, email });
      const note = { kind: 'note', text: 'Pays in cash.' };
      await test.http.post(`/api/project/${requestId}/messages`).set(admin).send(note).expect(201);
      await acceptQuote(test, requestId, { email }).expect(200);
      await mailsTo(test, email);
      await postForm(test, '/account', 'close-account', { currentPassword: VISITOR.password }, { cookie });
      const [row, ...others] = await rows().find({ name: REQUEST.name }).toArray();
      expect([others, openId === requestId]).toEqual([[], false]);
      return { email, requestId, row };
    }
    beforeEach(() => rows().deleteMany({}));

    it('keeps name and terms of accepted quotes only', async () => {
      const { email, requestId, row } = await closeWithAccepted();
      expect(row).toMatchObject({ email: '', phone: '', organisation: '', description: '', status: 'accepted' });
      expect(row?.quote).toMatchObject({ status: 'accepted', notes: 'Two visits a month.' });
      for (const other of [email, 'Pays in cash.', 'Chalo', 'cooperative']) {
        expect(JSON.stringify(row)).not.toContain(other);
      }
      expect((await findPerson(test, admin, email)).total).toBe(0);
      const { body } = await test.http.get(`/api/project/${requestId}`).set(admin).expect(200);
      expect(body).toMatchObject({ name: REQUEST.name, email: '' });
    });

    it('emails nobody about them, and tells staff why', async () => {
      const { requestId } = await closeWithAccepted();
      await test.forgetMail();
      const reply = { kind: 'reply', text: 'Hello' };
      const refused = await test.http.post(`/api/project/${requestId}/messages`).set(admin).send(reply).expect(409);
      expect(refused.body.message).toBe(QUOTE_TEXTS.accountClosed);
      const { body } = await recordPayment(test, admin, requestId, { amount: 10 });
      expect(body).toMatchObject({ payments: [{ amount: 10 }] });
      await test.queue.whenIdle();
      expect(test.mailbox.received).toEqual([]);
    });

    it('erases them after their months in Settings, whatever other data has', async () => {
      const { row } = await closeWithAccepted();
      const set = (body: object) => changeSettings(test, admin, body);
      const sweepAt = (months: number) => {
        const at = new Date(row?.updatedAt ?? 0);
        at.setUTCMonth(at.getUTCMonth() + months);
        at.setUTCDate(at.getUTCDate() + 1);
        return test.app.get(RetentionService).sweep(at);
      };
      jest.spyOn(test.app.get(TrustedClock), 'isTrusted').mockResolvedValue(true);
      await set({ retentionMonths: 1 });
      await sweepAt(71);
      expect(await rows().countDocuments()).toBe(1);
      await set({ documentMonths: 12, retentionMonths: 0 });
      await sweepAt(11);
      expect(await rows().countDocuments()).toBe(1);
      await sweepAt(12);
      expect(await rows().countDocuments()).toBe(0);
      await set({ documentMonths: 72, retentionMonths: 24 });
      jest.restoreAllMocks();
    });
  });

  it('takes forms only with a session and from this site', async () => {
    const { email, cookie } = await createAccount(test);
    const forms = ['my-name', 'my-password', 'join-newsletter', 'leave-newsletter', 'close-account'];
    const fields = { name: 'Thief', currentPassword: VISITOR.password, password: NEW_PASSWORD };
    for (const form of forms) {
      const none = await postForm(test, '/account', form, fields);
      expect([form, none.status, none.headers.location]).toEqual([form, 303, '/login']);
      for (const origin of ['https://evil.example', 'null'])
        expect((await postForm(test, '/account', form, fields, { cookie, origin })).status).toBe(403);
    }
    expect(await accounts().findOne({ email })).toMatchObject({ name: VISITOR.name, tokenVersion: 0 });
    expect(await test.connection.collection('subscribers').countDocuments({ email })).toBe(0);
  });

  it('is erased with an account unused for the months in Settings', async () => {
    const [{ email, cookie }, used] = [await createAccount(test), await createAccount(test)];
    await accounts().updateOne({ email }, { $set: { activeAt: new Date('2024-01-01') } });
    expect(await test.app.get(RetentionService).sweep()).toMatchObject({ accounts: 1 });
    expect(await isLoggedIn(test, cookie, email)).toBe(false);
    expect(await isLoggedIn(test, used.cookie, used.email)).toBe(true);
  });

  it('is shown to nobody in maintenance mode', async () => {
    const { cookie } = await createAccount(test);
    const { body } = await test.http.get('/api/settings').set(admin);
    const { updatedAt: _now, ...settings } = body;
    const set = (maintenanceMode: boolean) => changeSettings(test, admin, { ...settings, maintenanceMode });
    await set(true);
    const closed = await test.http.get('/account').set({ ...asNewVisitor(), cookie });
    expect(closed.status).toBe(503);
    expect((await postForm(test, '/account', 'my-name', { name: 'X' }, { cookie, origin: ORIGIN })).status).toBe(503);
    await set(false);
  });
});
