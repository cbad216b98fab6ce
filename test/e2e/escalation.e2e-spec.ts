import { TOKEN_HEADER } from '../../src/contract/auth';
import { allows, ROLES, type Role } from '../../src/contract/users';
import { asNewVisitor, type SignedIn, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import type { Prepared } from '../support/bounds/write-calls';
import { isWrite, prepareWrite } from '../support/prepared-writes';
import { type Route, routesOf } from '../support/routes';
import { holdStill, readAllRows } from '../support/rows';
import { ADMIN } from '../support/site';
import { createSignedInUser, createUser, PASSWORD } from '../support/users';

describe('writes beyond a role', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  let routes: Route[];
  beforeAll(async () => {
    routes = routesOf(test.app).filter(({ access }) => access !== 'public');
    await holdStill(test);
  });

  const call = (name: string, { path, body }: Prepared, who: SignedIn) => {
    const method = name.split(' ')[0].toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const request = test.http[method](path).set({ ...who, ...asNewVisitor() });
    return method === 'get' ? request : request.send(body);
  };

  it('are refused for existing records and valid bodies, and write nothing', async () => {
    const calls: [Route, Prepared][] = [];
    for (const route of routes.filter(isWrite)) calls.push([route, await prepareWrite(test, as.admin, route.name)]);
    const before = await readAllRows(test);
    let tried = 0;
    for (const [{ name, access }, prepared] of calls) {
      const tooLow = ROLES.filter((role) => !allows(role, access as Role));
      // Everyone may change their own password, but the prepared call changes another person's.
      if (name === 'PUT /users/:id/password') tooLow.push('editor', 'viewer');
      for (const role of tooLow) {
        expect([name, role, (await call(name, prepared, as[role])).status]).toEqual([name, role, 403]);
      }
      expect([name, (await call(name, prepared, {})).status]).toEqual([name, 401]);
      tried += tooLow.length + 1;
    }
    expect(await readAllRows(test)).toEqual(before);
    expect(tried).toBeGreaterThan(calls.length * 1.5);
  });

  it('show a viewer no email address of a colleague', async () => {
    for (const route of routes.filter(isWrite)) await prepareWrite(test, as.admin, route.name);
    const read = async (path: string): Promise<string> => {
      const { status, text = '' } = await test.http.get(`/api${path}`).set({ ...as.viewer, ...asNewVisitor() });
      if (status === 200)
        for (const email of [ADMIN.email, 'editor@example.com']) expect(`${path} ${text}`).not.toContain(email);
      return text;
    };
    const paths = routes.filter(({ name }) => name.startsWith('GET ')).map(({ name }) => name.slice(4));
    const ids = new Map<string, string>();
    for (const path of paths.filter((each) => !each.includes(':'))) {
      const text = await read(path);
      ids.set(path, /"_id":"([0-9a-f]{24})"/.exec(text)?.[1] ?? '');
    }
    const ofRecords = paths.map((path) =>
      path.replace(/^(.*?)\/:\w+/, (_all, list) => `${list}/${ids.get(list) || ':'}`),
    );
    const records = ofRecords.filter((path) => path !== '' && !path.includes(':') && !ids.has(path));
    for (const path of records) await read(path);
    expect(records.length).toBeGreaterThan(5);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['was deactivated', (id) => test.http.put(`/api/users/${id}`).set(as.admin).send({ active: false }).expect(200)],
    ['was demoted', (id) => test.http.put(`/api/users/${id}`).set(as.admin).send({ role: 'viewer' }).expect(200)],
    ['was promoted', (id) => test.http.put(`/api/users/${id}`).set(as.admin).send({ role: 'admin' }).expect(200)],
    ['was deleted', (id) => test.http.delete(`/api/users/${id}`).set(as.admin).expect(200)],
    [
      'was deleted and brought back',
      async (id) => {
        await test.http.delete(`/api/users/${id}`).set(as.admin).expect(200);
        await test.http.post(`/api/users/${id}/restore`).set(as.admin).expect(200);
      },
    ],
    [
      'got another password',
      (id) =>
        test.http.put(`/api/users/${id}/password`).set(as.admin).send({ password: 'quite another one' }).expect(200),
    ],
  ])('are all refused for a token of a user who %s', async (what, end) => {
    const { user, signedIn } = await createSignedInUser(test, as.admin, { role: 'editor' });
    await test.http.get('/api/pages').set(signedIn).expect(200);
    await end(user._id);
    const before = await readAllRows(test);
    // All calls use the same guard, so only one way to lose a session is tested with all calls. The others are tested
    // with five calls.
    for (const { name } of what === 'was deactivated' ? routes : routes.slice(0, 5)) {
      const path = `/api${name.split(' ')[1].replace(/:\w+/g, user._id)}`;
      expect([name, (await call(name, { path, body: {} }, signedIn)).status]).toEqual([name, 401]);
    }
    expect(await readAllRows(test)).toEqual(before);
  });

  it('are refused when the role ends while the call is running', async () => {
    const { user, signedIn } = await createSignedInUser(test, as.admin, { role: 'viewer' });
    const [, claims] = signedIn[TOKEN_HEADER].split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      sub: user._id,
      ver: expect.any(Number),
      jti: expect.any(String),
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
    const users = test.connection.collection('users');
    await users.updateOne({ email: user.email }, { $set: { role: 'admin' } });
    await test.http.get('/api/users').set(signedIn).expect(200);
    await users.updateOne({ email: user.email }, { $set: { role: 'viewer' } });
    await test.http.get('/api/users').set(signedIn).expect(403);
  });

  it('cannot be gained by changing the own password', async () => {
    const { user, signedIn } = await createSignedInUser(test, as.admin, { role: 'viewer' });
    const body = {
      password: 'quite another one',
      currentPassword: PASSWORD,
      role: 'admin',
      active: true,
      email: 'admin2@example.com',
      tokenVersion: 0,
    };
    await test.http.put(`/api/users/${user._id}/password`).set(signedIn).send(body).expect(200);
    const stored = await test.connection.collection('users').findOne({ email: user.email });
    expect(stored).toMatchObject({ role: 'viewer', tokenVersion: 1 });
  });

  it('cannot be gained by another spelling of a user’s id', async () => {
    const { user, signedIn } = await createSignedInUser(test, as.admin, { role: 'editor' });
    const other = await createUser(test, as.admin, { role: 'admin' });
    const before = await readAllRows(test);
    const spellings = [
      other._id,
      other._id.toUpperCase(),
      `${user._id}%2f..%2f${other._id}`,
      `${other._id}%00`,
      `${other._id}%20`,
      `${user._id},${other._id}`,
      `%7B%22$in%22:[%22${user._id}%22]%7D`,
    ];
    for (const id of spellings) {
      const answer = await test.http.put(`/api/users/${id}/password`).set(signedIn).send({ password: 'stolen, quite' });
      expect([403, 404]).toContain(answer.status);
    }
    expect(await readAllRows(test)).toEqual(before);
    await test.http
      .put(`/api/users/${user._id.toUpperCase()}/password`)
      .set(signedIn)
      .send({ password: 'my own new one', currentPassword: PASSWORD })
      .expect(200);
  });
});
