import { ChangeBus } from '../../src/platform/processes/change-bus';
import { type SignedIn, signInAsAdmin } from '../support/accounts';
import type { TestApp } from '../support/app';
import { REQUEST, saveQuote, sendRequest } from '../support/project';
import { ADMIN } from '../support/site';
import { describeShared, useTwoApps } from '../support/two-apps';

describeShared('limits of several processes', () => {
  const apps = useTwoApps();
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await signInAsAdmin(apps[0]);
  });

  afterEach(() => jest.restoreAllMocks());

  let visitors = 0;
  const newVisitor = () => ({ 'x-forwarded-for': `10.9.${Math.floor(visitors / 250)}.${visitors++ % 250}` });
  const counted = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;
  const letter = { name: 'Nchimunya', email: 'n@example.com', subject: 'Hello', message: 'May I ask something?' };
  const send = async (app: TestApp, from: SignedIn) =>
    (await app.http.post('/api/contact').set(from).send(letter)).status;
  const signIn = async (app: TestApp, email: string, password: string, from: SignedIn) =>
    (await app.http.post('/api/auth/login').set(from).send({ email, password })).status;
  const everywhere = (times: number, call: (app: TestApp) => Promise<number>) =>
    Promise.all(Array.from({ length: times }, (_, turn) => call(apps[turn % 2])));

  it('admit a visitor as often as one process, however calls are spread', async () => {
    const [one, two] = [newVisitor(), newVisitor()];
    expect(counted(await everywhere(40, (app) => send(app, one)), 201)).toBe(10);
    expect(await send(apps[0], one)).toBe(429);
    expect(await send(apps[1], two)).toBe(201);
  });

  it('count a visitor’s first simultaneous calls one by one', async () => {
    const letIn: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      const from = newVisitor();
      letIn.push(counted(await everywhere(24, (app) => send(app, from)), 201));
    }
    expect(letIn).toEqual(Array.from({ length: 40 }, () => 10));
  });

  it('return the time of the next call, even without earlier ones', async () => {
    const from = newVisitor();
    for (let turn = 0; turn < 10; turn += 1) expect(await send(apps[0], from)).toBe(201);
    const refused = await apps[1].http.post('/api/contact').set(from).send(letter).expect(429);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('accept ten wrong passwords, then refuse the right one, too', async () => {
    const from = newVisitor();
    const statuses = await everywhere(24, (app) => signIn(app, ADMIN.email, 'a wrong password', from));
    expect([counted(statuses, 401), counted(statuses, 429)]).toEqual([10, 14]);
    for (const app of apps) expect(await signIn(app, ADMIN.email, ADMIN.password, from)).toBe(429);
    for (const app of apps) expect(await signIn(app, ADMIN.email, ADMIN.password, newVisitor())).toBe(200);
  });

  it('accept fifty failed logins of one IP address, for any emails', async () => {
    const from = newVisitor();
    let people = 0;
    const guess = (app: TestApp) => signIn(app, `person${people++}@example.com`, 'a wrong password', from);
    const heard = counted(await everywhere(80, guess), 401);
    expect(heard).toBeGreaterThanOrEqual(50);
    expect(heard).toBeLessThanOrEqual(55);
    expect(await guess(apps[0])).toBe(429);
  });

  it('accept ten wrong email addresses of a quote, then refuse all', async () => {
    const [from, id] = [newVisitor(), await sendRequest(apps[0])];
    await saveQuote(apps[0], admin, id, { status: 'sent' });
    const ask = async (app: TestApp, email: string) =>
      (await app.http.get(`/api/project/quote/${id}`).query({ email }).set(from)).status;
    const heard = counted(await everywhere(40, (app) => ask(app, 'somebody@example.com')), 404);
    expect(heard).toBeGreaterThanOrEqual(10);
    expect(heard).toBeLessThanOrEqual(11);
    for (const app of apps) expect(await ask(app, REQUEST.email)).toBe(429);
  });

  it('count together even after the database was silent for a while', async () => {
    const from = newVisitor();
    for (const { app } of apps) app.get(ChangeBus).noteSilence();
    expect(counted(await everywhere(40, (app) => send(app, from)), 201)).toBe(10);
  });

  it('store neither IP nor email address, and forget both after erasing', async () => {
    const [connection, email, from] = [apps[0].connection, 'erase@example.com', { 'x-forwarded-for': '10.8.7.6' }];
    await signIn(apps[0], email, 'a wrong password', from);
    const stored = JSON.stringify(await connection.collection('limits').find().toArray());
    expect(stored).not.toMatch(/erase@example|10\.8\.7\.6/);
    const findAt = async (app: TestApp) => (await app.http.post('/api/privacy/find').set(admin).send({ email })).text;
    expect(await findAt(apps[1])).toContain('A failed login');
    // `apps[0]` gets no message about the erasure. It must still answer correctly, because it reads the database.
    jest.spyOn(apps[1].app.get(ChangeBus), 'publish').mockResolvedValue();
    await apps[1].http.post('/api/privacy/erase').set(admin).send({ email }).expect(200);
    expect(await findAt(apps[0])).not.toContain('A failed login');
  });
});
