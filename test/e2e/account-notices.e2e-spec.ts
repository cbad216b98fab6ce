import { mailsTo, post, tokenIn } from '../support/account-links';
import { asNewVisitor, type SignedIn, useAdmin } from '../support/accounts';
import { type TestApp, useTestApp } from '../support/app';
import { useMailedApp } from '../support/mailed-app';
import { change, codeOf, passTime, setUp } from '../support/second-step';
import { createSignedInUser, PASSWORD } from '../support/users';

const NEW_PASSWORD = 'quite another password';
const OTHER_PASSWORD = 'a third password to test';

const setPassword = ({ http }: TestApp, id: string, by: SignedIn, body: object) =>
  http
    .put(`/api/users/${id}/password`)
    .set({ ...by, ...asNewVisitor() })
    .send(body);

describe('notices of a staff account', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);

  /** Returns the notices about the account since the last call. Leaves out emails about logins or with links. */
  async function newMails(email: string) {
    const mails = await mailsTo(test, email);
    test.mailbox.reset();
    return mails.filter(({ subject = '' }) => /^(Your|Two-step) /.test(subject));
  }

  it('report a new password by oneself, by an administrator, by a link', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin);
    await setPassword(test, user._id, signedIn, { password: NEW_PASSWORD, currentPassword: 'wrong' }).expect(400);
    expect(await newMails(user.email)).toEqual([]);
    await setPassword(test, user._id, signedIn, { password: NEW_PASSWORD, currentPassword: PASSWORD }).expect(200);
    await setPassword(test, user._id, admin, { password: OTHER_PASSWORD }).expect(200);
    const mails = await newMails(user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill(expect.stringMatching(/^Your password .*changed$/)),
    );
    expect(mails[0].text).toContain('under My profile');
    expect(mails[0].text).toContain('If this was not you');
    expect(mails[1].text).toContain('An administrator set');

    await post(test, '/auth/forgotten', { email: user.email });
    const token = tokenIn((await mailsTo(test, user.email)).at(-1) ?? {}, '/admin/reset-password');
    test.mailbox.reset();
    await post(test, '/auth/reset', { token, password: NEW_PASSWORD });
    const [byLink, ...others] = await newMails(user.email);
    expect(others).toEqual([]);
    expect(byLink.text).toContain('with a link');
    for (const { text = '' } of [...mails, byLink]) {
      for (const secret of [PASSWORD, NEW_PASSWORD, OTHER_PASSWORD, token]) expect(text).not.toContain(secret);
      expect(text).not.toContain('#');
    }
  });

  it('report an email address changed by administrators to each former address', async () => {
    const { user } = await createSignedInUser(test, admin);
    const put = (body: object) => test.http.put(`/api/users/${user._id}`).set(admin).send(body).expect(200);
    await put({ name: 'Other', email: user.email });
    expect(await newMails(user.email)).toEqual([]);
    const [next, last] = [`next+a%3a-${user.email}`, `last-${user.email}`];
    await put({ email: next });
    await put({ email: last });
    for (const former of [user.email, next]) {
      const [mail, ...others] = await mailsTo(test, former);
      expect(others).toEqual([]);
      expect(mail?.subject).toMatch(/^Your email address at .* was changed$/);
      expect(mail?.text).toContain('An administrator changed');
      expect(mail?.text).not.toContain(last);
    }
    expect(await mailsTo(test, last)).toEqual([]);
    const kept = [
      await test.connection.collection('users').find().toArray(),
      await test.connection.collection('mailOutbox').find({ kind: 'emailReplaced' }).toArray(),
    ];
    expect(kept[1]).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain(next);
    test.mailbox.reset();
  });

  it('report two-step login on, off, a new app or recovery codes', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin);
    const first = await setUp(test, signedIn);
    const texts: string[] = [];
    const told = async (pattern: RegExp) => {
      const mails = await newMails(user.email);
      expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(pattern)]);
      texts.push(mails[0].text ?? '');
      await passTime(test);
    };
    await told(/^Two-step login at .* was turned on$/);
    const proof = () => ({ currentPassword: PASSWORD, code: codeOf(first.secret) });
    const { body: codes } = await change(test, first.signedIn, '/codes', proof()).expect(200);
    await told(/^Your recovery codes at .* were replaced$/);
    const { body: started } = await change(test, first.signedIn, '', proof()).expect(200);
    const { body } = await change(test, first.signedIn, '/confirm', { code: codeOf(started.secret) }).expect(200);
    await told(/^Two-step login at .* was changed$/);
    const last = { currentPassword: PASSWORD, code: body.recoveryCodes[0] };
    await change(test, { 'x-auth-token': body.token }, '/off', last).expect(200);
    await told(/^Two-step login at .* was turned off$/);
    for (const secret of [started.secret, ...codes.recoveryCodes, ...body.recoveryCodes]) {
      for (const text of texts) expect(text).not.toContain(secret);
    }
  });
});

describe('without a mail server', () => {
  const test = useTestApp();
  const admin = useAdmin(test);

  it('writes no notice about an account', async () => {
    const { user } = await createSignedInUser(test, admin);
    await setPassword(test, user._id, admin, { password: NEW_PASSWORD }).expect(200);
    const row = await test.connection.collection('users').findOne({ email: user.email });
    expect(row?.pendingMails ?? []).toEqual([]);
    expect(await test.connection.collection('mailOutbox').countDocuments({ to: user.email })).toBe(0);
  });
});
