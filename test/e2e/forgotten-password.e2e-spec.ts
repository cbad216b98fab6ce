import { AccountLinksService } from '../../src/account-links/account-links.service';
import { LINK_MINUTES, LINK_TEXTS } from '../../src/contract/account-links';
import { PASSWORD_TEXTS } from '../../src/contract/users';
import { PROTECTION } from '../../src/platform/limits/protection';
import { letLinksExpire, mailsTo, post, readLink, tokenIn } from '../support/account-links';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { useMailedApp } from '../support/mailed-app';
import { findPerson } from '../support/personal-data';
import { createSignedInUser, createUser, isSessionValid, PASSWORD } from '../support/users';
import { noteWaits } from '../support/waits';

const NEW_PASSWORD = 'quite another password';
const ASKED = { success: true, message: LINK_TEXTS.asked, msg: LINK_TEXTS.asked };
const GONE = { success: false, statusCode: 404, message: LINK_TEXTS.gone, msg: LINK_TEXTS.gone };

describe('a forgotten password', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  afterEach(() => jest.restoreAllMocks());

  const ask = (email: string) => post(test, '/auth/forgotten', { email });
  const reset = (token: string, password = NEW_PASSWORD) => post(test, '/auth/reset', { token, password });
  const login = (email: string, password: string) => post(test, '/auth/login', { email, password });
  const links = () => test.connection.collection('accountlinks');

  /** Requests a link and returns the token of the email. */
  async function askFor(email: string): Promise<string> {
    expect((await ask(email)).body).toEqual(ASKED);
    const token = tokenIn((await mailsTo(test, email)).at(-1) ?? {}, '/admin/reset-password');
    expect(token).toHaveLength(43);
    return token;
  }

  it('is replaced by an emailed link, which ends all sessions', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin);
    const token = await askFor(user.email);
    const [mail, ...others] = await mailsTo(test, user.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: expect.stringMatching(/^Set a new password for /) });
    expect(mail.text).toContain(`${LINK_MINUTES.reset} minutes`);
    expect((await readLink(test, 'reset', token)).body).toEqual({
      email: user.email,
      name: user.name,
      role: user.role,
    });
    expect(await isSessionValid(test, signedIn)).toBe(true);
    const answer = await reset(token);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(await isSessionValid(test, signedIn)).toBe(false);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    expect((await login(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('gets one answer in one time, whoever the address belongs to', async () => {
    const known = await createUser(test, admin);
    const inactive = await createUser(test, admin, { active: false });
    const deleted = await createUser(test, admin);
    await test.http.delete(`/api/users/${deleted._id}`).set(admin).expect(200);
    for (const { email } of [known, inactive, deleted, { email: 'nobody@example.com' }]) {
      const waits = noteWaits(PROTECTION.sameAnswerMs);
      const answer = await ask(email.toUpperCase());
      expect([answer.status, answer.body, waits.length]).toEqual([200, ASKED, 1]);
      jest.restoreAllMocks();
    }
    const mailed = [known, inactive, deleted, { email: 'nobody@example.com' }].map(({ email }) =>
      mailsTo(test, email).then(({ length }) => length),
    );
    expect(await Promise.all(mailed)).toEqual([1, 0, 0, 0]);
  });

  it('takes the newest link alone', async () => {
    const { email } = await createUser(test, admin);
    const [older, newer] = [await askFor(email), await askFor(email)];
    expect((await readLink(test, 'reset', older)).body).toEqual(GONE);
    expect((await reset(older)).body).toEqual(GONE);
    expect((await reset(newer)).status).toBe(200);
  });

  it('takes no link that has expired, and none that nobody made', async () => {
    const { email } = await createUser(test, admin);
    const token = await askFor(email);
    const made = (await links().findOne({ email }))?.expiresAt as Date;
    expect(Math.abs(+made - Date.now() - LINK_MINUTES.reset * 60_000)).toBeLessThan(30_000);
    await letLinksExpire(test);
    for (const bad of [token, 'A'.repeat(43), `${token}A`, token.slice(1), '~']) {
      expect((await readLink(test, 'reset', bad)).body).toEqual(GONE);
      expect((await reset(bad)).body).toEqual(GONE);
    }
    await test.app.get(AccountLinksService).sweep();
    expect(await links().countDocuments({ email })).toBe(0);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('keeps its link while mail scanners and browsers only look at it', async () => {
    const token = await askFor((await createUser(test, admin)).email);
    for (const path of ['/admin/reset-password', '/api/auth/reset', '/api/auth/link']) {
      for (const search of ['', `?token=${token}`, `?kind=reset&token=${token}`]) {
        await test.http.get(path + search);
        await test.http.head(path + search);
      }
    }
    for (let turn = 0; turn < 3; turn += 1) expect((await readLink(test, 'reset', token)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
  });

  it('keeps its link when the new password is refused', async () => {
    const { email } = await createUser(test, admin);
    const token = await askFor(email);
    for (const [password, message] of [
      ['password', PASSWORD_TEXTS.common],
      [email.toUpperCase(), PASSWORD_TEXTS.isEmail],
      ['short', 'Password must be at least 8 characters long'],
    ]) {
      expect((await reset(token, password)).body).toMatchObject({ errors: [{ field: 'password', message }] });
    }
    expect((await reset(token)).status).toBe(200);
  });

  it.each<[string, object]>([
    ['role', { role: 'viewer' }],
    ['status', { active: false }],
    ['email', { email: 'moved@example.com' }],
  ])('voids its link when the account gets another %s', async (_what, change) => {
    const user = await createUser(test, admin);
    const token = await askFor(user.email);
    await test.http.put(`/api/users/${user._id}`).set(admin).send(change).expect(200);
    expect((await reset(token)).body).toEqual(GONE);
  });

  it('voids its link when the password was changed, or the account deleted', async () => {
    const user = await createUser(test, admin);
    const token = await askFor(user.email);
    await test.http.put(`/api/users/${user._id}/password`).set(admin).send({ password: NEW_PASSWORD }).expect(200);
    expect((await reset(token, 'the password of a thief')).body).toEqual(GONE);
    const { _id, email } = await createUser(test, admin);
    const another = await askFor(email);
    await test.http.delete(`/api/users/${_id}`).set(admin).expect(200);
    expect((await reset(another)).body).toEqual(GONE);
    await createUser(test, admin, { email });
    expect((await reset(another)).body).toEqual(GONE);
  });

  it('sends five links an hour, the last of which stays valid', async () => {
    const { email } = await createUser(test, admin);
    let token = '';
    for (let turn = 0; turn < PROTECTION.passwordResets.most; turn += 1) token = await askFor(email);
    expect((await ask(email)).body).toEqual(ASKED);
    expect(await mailsTo(test, email)).toHaveLength(PROTECTION.passwordResets.most);
    expect((await reset(token)).status).toBe(200);
  });

  it('leaves no token in the database while its email waits', async () => {
    const [user, deleted] = [await createUser(test, admin), await createUser(test, admin)];
    const mails = test.connection.collection('mailOutbox');
    test.mailbox.mode = 'busy';
    for (const { email } of [user, deleted]) await ask(email);
    await test.queue.whenIdle();
    const stored = JSON.stringify(await Promise.all([links(), mails].map((rows) => rows.find().toArray())));
    expect(stored).toContain('Set a new password');
    await links().deleteOne({ email: deleted.email });
    test.mailbox.mode = 'accept';
    await mails.updateMany({ state: 'pending' }, { $set: { dueAt: new Date() } });
    const token = tokenIn((await mailsTo(test, user.email)).at(-1) ?? {}, '/admin/reset-password');
    expect(token).toHaveLength(43);
    expect(stored).not.toContain(token);
    expect(test.mailbox.to(deleted.email)).toEqual([]);
    expect(await mails.countDocuments({ state: 'pending' })).toBe(0);
    await reset(token);
    const [entry] = (await test.http.get('/api/audit?action=users.reset&limit=1').set(admin).expect(200)).body;
    expect(entry).toMatchObject({ actorId: user._id, subjectId: user._id, fields: ['password'], changes: [] });
    expect(JSON.stringify(entry)).not.toMatch(new RegExp(`${token}|${NEW_PASSWORD}`));
  });

  it('has a link that is found, exported and erased with its person', async () => {
    const { email } = await createUser(test, admin);
    const token = await askFor(email);
    const kinds = (await findPerson(test, admin, email)).kinds;
    expect(kinds).toContainEqual(expect.objectContaining({ kind: 'accountLinks', count: 1 }));
    const { body } = await test.http.post('/api/privacy/export').set(admin).send({ email }).expect(200);
    expect(body.records.accountLinks).toEqual([expect.objectContaining({ email })]);
    expect(JSON.stringify(body.records.accountLinks)).not.toContain(token);
    await test.http.post('/api/privacy/erase').set(admin).send({ email }).expect(200);
    expect((await reset(token)).body).toEqual(GONE);
  });

  it('is offered while there is a mail server', async () => {
    expect((await test.http.get('/api/auth/recovery').expect(200)).body).toEqual({ byEmail: true, byPasskey: true });
  });
});

describe('a forgotten password without a mail server', () => {
  const test = useTestApp();
  const admin = useAdmin(test);

  it('is not offered, and refused alike for every address', async () => {
    const { email } = await createUser(test, admin);
    expect((await test.http.get('/api/auth/recovery').expect(200)).body).toEqual({ byEmail: false, byPasskey: true });
    for (const address of [email, 'nobody@example.com']) {
      const answer = await test.http.post('/api/auth/forgotten').set(asNewVisitor()).send({ email: address });
      expect([answer.status, answer.body.message]).toEqual([409, LINK_TEXTS.noMail]);
    }
    expect(await test.connection.collection('accountlinks').countDocuments()).toBe(0);
  });
});
