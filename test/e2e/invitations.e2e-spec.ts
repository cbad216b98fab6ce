import { LINK_MINUTES, LINK_TEXTS } from '../../src/contract/account-links';
import { letLinksExpire, mailsTo, post, readLink, tokenIn } from '../support/account-links';
import { asNewVisitor, type SignedIn, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { useMailedApp } from '../support/mailed-app';
import { findPerson } from '../support/personal-data';
import { createSignedInUser, createUser } from '../support/users';

const NEW_PASSWORD = 'quite another password';
let invited = 0;
const someone = (fields: object = {}) => {
  invited += 1;
  return { name: 'Mwila Banda', email: `invited${invited}@example.com`, role: 'editor', ...fields };
};

describe('an invitation', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);

  const invite = (input: object, by: SignedIn = admin) =>
    test.http.post('/api/users/invitations').set(by).send(input).expect(201);
  const accept = (token: string, more: object = {}) =>
    post(test, '/auth/invitation', { token, password: NEW_PASSWORD, ...more });
  const login = (email: string) => post(test, '/auth/login', { email, password: NEW_PASSWORD });
  const list = async () => (await test.http.get('/api/users/invitations').set(admin).expect(200)).body;
  const tokenFor = async (email: string) => tokenIn((await mailsTo(test, email)).at(-1) ?? {}, '/admin/invitation');

  /** Sends an invitation and returns the token of its email. */
  async function inviteFor(input: { email: string }, by?: SignedIn): Promise<string> {
    await invite(input, by);
    const token = await tokenFor(input.email);
    expect(token).toHaveLength(43);
    return token;
  }
  const isGone = async (token: string) => {
    const [read, used] = [await readLink(test, 'invitation', token), await accept(token)];
    expect([read.status, used.status, used.body.message]).toEqual([404, 404, LINK_TEXTS.gone]);
  };

  it('is emailed, and makes an account with its receiver’s password', async () => {
    const input = someone({ email: 'Invited.Person@Example.com' });
    const { body } = await invite(input);
    const email = 'invited.person@example.com';
    expect(body).toMatchObject({ name: input.name, email, role: 'editor', isVoid: false, link: null });
    expect(body.invitedBy).toBe('Admin User');
    expect(Math.abs(+new Date(body.expiresAt) - Date.now() - LINK_MINUTES.invitation * 60_000)).toBeLessThan(30_000);
    const [mail, ...others] = await mailsTo(test, email);
    expect(others).toEqual([]);
    expect(mail.text).toContain(`Hello ${input.name}`);
    const token = await tokenFor(email);
    expect((await readLink(test, 'invitation', token)).body).toEqual({ name: input.name, email, role: 'editor' });
    expect((await accept(token)).body).toEqual({ success: true });
    const answer = await login(email);
    expect(answer.body.user).toMatchObject({ name: input.name, email, role: 'editor' });
    expect(await list()).not.toContainEqual(expect.objectContaining({ email }));
    const [entry] = (await test.http.get('/api/audit?action=users.join&limit=1').set(admin).expect(200)).body;
    expect(entry).toMatchObject({ actorId: answer.body.user._id, subjectName: input.name });
  });

  it('gives its receiver no other role, name or address than it names', async () => {
    const input = someone({ role: 'viewer' });
    const token = await inviteFor(input);
    await accept(token, { role: 'admin', name: 'Somebody', email: 'other@example.com', active: true });
    const { user } = (await login(input.email)).body;
    expect(user).toMatchObject({ name: input.name, email: input.email, role: 'viewer' });
  });

  it('works once, also for many side by side', async () => {
    const token = await inviteFor(someone());
    const answers = await Promise.all(Array.from({ length: 4 }, () => accept(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await isGone(token);
  });

  it('is void once its administrator is demoted, deactivated or deleted', async () => {
    for (const end of ['demote', 'deactivate', 'delete']) {
      const inviter = await createSignedInUser(test, admin, { role: 'admin' });
      const input = someone();
      const token = await inviteFor(input, inviter.signedIn);
      const path = `/api/users/${inviter.user._id}`;
      const put = (change: object) => test.http.put(path).set(admin).send(change).expect(200);
      if (end === 'delete') await test.http.delete(path).set(admin).expect(200);
      else await put(end === 'demote' ? { role: 'editor' } : { active: false });
      await isGone(token);
      const shown = (await list()).find(({ email }: { email: string }) => email === input.email);
      expect(shown).toMatchObject({ isVoid: true });
      if (end !== 'delete') {
        await put({ role: 'admin', active: true });
        await isGone(token);
      }
      await test.http.post(`/api/users/invitations/${shown._id}/resend`).set(admin).expect(200);
      expect((await accept(await tokenFor(input.email))).status).toBe(200);
    }
  });

  it('is none once it was sent again, withdrawn or has expired', async () => {
    const input = someone();
    const [first, second] = [await inviteFor(input), await inviteFor({ ...input, role: 'viewer' } as never)];
    await isGone(first);
    const { _id } = (await list()).find(({ email }: { email: string }) => email === input.email);
    await test.http.delete(`/api/users/invitations/${_id}`).set(admin).expect(200);
    await isGone(second);
    const late = await inviteFor(someone());
    await letLinksExpire(test);
    await isGone(late);
  });

  it('resets no password, and no reset link is an invitation', async () => {
    const invitation = await inviteFor(someone());
    const { email } = await createUser(test, admin);
    await post(test, '/auth/forgotten', { email });
    const reset = tokenIn((await mailsTo(test, email)).at(-1) ?? {}, '/admin/reset-password');
    for (const [kind, path, token] of [
      ['reset', '/auth/reset', invitation],
      ['invitation', '/auth/invitation', reset],
    ]) {
      expect((await readLink(test, kind, token)).status).toBe(404);
      expect((await post(test, path, { token, password: NEW_PASSWORD })).status).toBe(404);
    }
    expect((await accept(invitation)).status).toBe(200);
    expect((await post(test, '/auth/reset', { token: reset, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('is refused for an address in use, also when accepted', async () => {
    const user = await createUser(test, admin);
    await test.http
      .post('/api/users/invitations')
      .set(admin)
      .send(someone({ email: user.email }))
      .expect(409);
    const input = someone();
    const token = await inviteFor(input);
    await createUser(test, admin, { email: input.email });
    expect((await accept(token)).status).toBe(409);
    const { _id } = (await list()).find(({ email }: { email: string }) => email === input.email);
    await test.http.post(`/api/users/invitations/${_id}/resend`).set(admin).expect(409);
  });

  it('is found, exported and erased with its person', async () => {
    const input = someone();
    const token = await inviteFor(input);
    const { kinds } = await findPerson(test, admin, input.email);
    expect(kinds).toContainEqual(expect.objectContaining({ kind: 'accountLinks', count: 1 }));
    await test.http.post('/api/privacy/erase').set(admin).send({ email: input.email }).expect(200);
    await isGone(token);
  });
});

describe('an invitation without a mail server', () => {
  const test = useTestApp();
  const admin = useAdmin(test);

  it('has a link to pass on, and is not in the outbox', async () => {
    const input = someone();
    const { body } = await test.http.post('/api/users/invitations').set(admin).send(input).expect(201);
    const [path, token] = new URL(body.link).href.replace(/^https?:\/\/[^/]+/, '').split('#');
    expect(path).toBe('/admin/invitation');
    const [listed] = (await test.http.get('/api/users/invitations').set(admin).expect(200)).body;
    expect(listed.link).toBe(body.link);
    expect(await test.connection.collection('mailOutbox').countDocuments()).toBe(0);
    const answer = await test.http
      .post('/api/auth/invitation')
      .set(asNewVisitor())
      .send({ token, password: NEW_PASSWORD });
    expect(answer.status).toBe(200);
  });
});
