import { LINK_TEXTS } from '../../src/contract/account-links';
import { PASSWORD_TEXTS } from '../../src/contract/users';
import { PROTECTION } from '../../src/platform/limits/protection';
import { letLinksExpire, mailsTo, post, readLink, tokenIn } from '../support/account-links';
import { asNewVisitor, type SignedIn, signIn, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { useMailedApp } from '../support/mailed-app';
import { createSignedInUser, createUser, isSessionValid, PASSWORD } from '../support/users';

let moved = 0;
const newAddress = () => {
  moved += 1;
  return `moved${moved}@example.com`;
};

describe('the own profile', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);

  const askEmail = (by: SignedIn, email: string, currentPassword: unknown = PASSWORD, visitor = asNewVisitor()) =>
    test.http
      .post('/api/profile/email')
      .set({ ...by, ...visitor })
      .send({ email, currentPassword });
  const confirm = (token: string) => post(test, '/auth/email', { token });
  const verify = async (by: SignedIn) => (await test.http.get('/api/auth/verify').set(by).expect(200)).body.user;

  /** Requests a new email address and returns the token in the confirmation email. */
  async function tokenFor(by: SignedIn, email: string): Promise<string> {
    await askEmail(by, email).expect(200);
    const token = tokenIn((await mailsTo(test, email)).at(-1) ?? {}, '/admin/confirm-email');
    expect(token).toHaveLength(43);
    return token;
  }
  const isGone = async (token: string) => expect([(await confirm(token)).status]).toEqual([404]);

  it('has a name that its person changes, whatever the role', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin, { role: 'viewer' });
    const change = { name: 'Mwila Banda', role: 'admin', email: 'other@example.com', active: false };
    const { body } = await test.http.put('/api/profile').set(signedIn).send(change).expect(200);
    expect(body).toEqual({ _id: user._id, name: 'Mwila Banda', email: user.email, role: 'viewer' });
    expect(await verify(signedIn)).toEqual(body);
    for (const [by, status] of [
      [{}, 401],
      [signedIn, 400],
    ] as const) {
      await test.http.put('/api/profile').set(by).send({ name: '' }).expect(status);
    }
  });

  it('changes its address once confirmed, and warns the present one before', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin);
    const email = newAddress();
    const token = await tokenFor(signedIn, email);
    const [notice] = await mailsTo(test, user.email);
    expect(notice.text).toContain(email);
    expect(notice.text).not.toContain(token);
    expect((await verify(signedIn)).email).toBe(user.email);
    expect((await readLink(test, 'email', token)).body).toMatchObject({ email, name: user.name });
    expect((await confirm(token)).body).toEqual({ success: true });
    expect((await verify(signedIn)).email).toBe(email);
    await isGone(token);
    await signIn(test, email, PASSWORD);
    const [entry] = (await test.http.get('/api/audit?action=users.confirmEmail&limit=1').set(admin).expect(200)).body;
    expect(entry).toMatchObject({ actorId: user._id, subjectId: user._id, fields: ['email'], changes: [] });
  });

  it('wants the current password for new addresses, and bounds guesses at it', async () => {
    const { signedIn } = await createSignedInUser(test, admin);
    for (const [current, message] of [
      ['not the password', PASSWORD_TEXTS.currentWrong],
      ['', PASSWORD_TEXTS.currentMissing],
    ]) {
      const { body } = await askEmail(signedIn, newAddress(), current).expect(400);
      expect(body.errors).toEqual([{ field: 'currentPassword', message }]);
    }
    const visitor = asNewVisitor();
    for (let turn = 0; turn < PROTECTION.signIns.mostFailures; turn += 1) {
      await askEmail(signedIn, newAddress(), `guess ${turn}`, visitor);
    }
    await askEmail(signedIn, newAddress(), PASSWORD, visitor).expect(429);
    await test.http.post('/api/profile/email').send({ email: newAddress() }).expect(401);
  });

  it.each(['a new password', 'Log out everywhere', 'another address', 'its end'])(
    'stops a thief: %s voids the link to a new address',
    async (what) => {
      const { user, signedIn } = await createSignedInUser(test, admin);
      const token = await tokenFor(signedIn, newAddress());
      const path = `/api/users/${user._id}`;
      if (what === 'a new password') {
        const change = { password: 'quite another password' };
        await test.http.put(`${path}/password`).set(admin).send(change).expect(200);
      } else if (what === 'Log out everywhere') {
        await test.http.post('/api/auth/logout/everywhere').set(signedIn).expect(200);
      } else if (what === 'another address') {
        await test.http.put(path).set(admin).send({ email: newAddress() }).expect(200);
      } else await letLinksExpire(test);
      await isGone(token);
    },
  );

  it('takes no address of another account, asked for or confirmed', async () => {
    const { signedIn } = await createSignedInUser(test, admin);
    const other = await createUser(test, admin);
    await askEmail(signedIn, other.email).expect(409);
    const email = newAddress();
    const token = await tokenFor(signedIn, email);
    await createUser(test, admin, { email });
    expect((await confirm(token)).status).toBe(409);
  });

  it('has no link that resets a password or accepts an invitation', async () => {
    const { signedIn } = await createSignedInUser(test, admin);
    const token = await tokenFor(signedIn, newAddress());
    for (const [kind, path] of [
      ['reset', '/auth/reset'],
      ['invitation', '/auth/invitation'],
    ]) {
      expect((await readLink(test, kind, token)).status).toBe(404);
      expect((await post(test, path, { token, password: 'quite another password' })).status).toBe(404);
    }
    expect((await confirm(token)).status).toBe(200);
  });

  it('ends all its sessions by Log out everywhere, nobody else’s', async () => {
    const { user, signedIn } = await createSignedInUser(test, admin);
    const another = await signIn(test, user.email, PASSWORD);
    await test.http.post('/api/auth/logout/everywhere').set(signedIn).expect(200);
    for (const session of [signedIn, another]) expect(await isSessionValid(test, session)).toBe(false);
    expect(await isSessionValid(test, admin)).toBe(true);
    for (const by of [signedIn, {}]) await test.http.post('/api/auth/logout/everywhere').set(by).expect(200);
    await signIn(test, user.email, PASSWORD);
    const audit = await test.http.get('/api/audit?action=users.logoutEverywhere').set(admin).expect(200);
    const own = (audit.body as { actorId: string; subjectId: string }[]).filter(({ actorId }) => actorId === user._id);
    expect(own).toEqual([expect.objectContaining({ subjectId: user._id })]);
  });
});

describe('the own profile without a mail server', () => {
  const test = useTestApp();
  const admin = useAdmin(test);

  it('keeps its address', async () => {
    const { signedIn } = await createSignedInUser(test, admin);
    const input = { email: newAddress(), currentPassword: PASSWORD };
    const { body } = await test.http.post('/api/profile/email').set(signedIn).send(input).expect(409);
    expect(body.message).toBe(LINK_TEXTS.noMailForEmail);
  });
});
