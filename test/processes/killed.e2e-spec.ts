import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { PDF } from '../support/files';
import { type Answered, newVisitor, SharedSites } from '../support/shared-sites';
import { ADMIN } from '../support/site';
import { describeShared, within } from '../support/two-apps';

const ROUNDS = 10;
const PER_MINUTE = 10;
/**
 * Maximum time in ms to send all emails. Within 30 s, a process takes over emails that a killed one had begun to send.
 * It sends five emails a second.
 */
const MAILED_MS = 60_000;
/** Maximum time in ms until all processes show a change: one second to announce it, and a call on a busy machine. */
const SEEN_MS = 2_000;
/** Statuses of calls whose process was killed: 0 for no answer, or an error of nginx. */
const BROKEN_OFF = [0, 502, 503, 504];
const PASSWORD = 'zebra crossing at noon';

describeShared('three processes behind nginx, killed one after the other', () => {
  let shared: SharedSites;
  let token: string;
  let isOver = false;
  const seen = { statuses: new Map<string, number>(), seenAfter: [] as number[] };
  const subjects: string[] = [];
  /** Subjects of the messages that `flood` sent and the server acknowledged. */
  const letIn: string[] = [];
  const readers: string[] = [];
  /** Contents of acknowledged uploads by URL. */
  const uploads = new Map<string, string>();

  beforeAll(async () => {
    shared = await SharedSites.start();
    token = (await shared.signIn()).body.token;
    const settings = { confirmSubscriptions: false };
    expect((await call('PUT', '/api/settings', { body: settings, headers: staff() })).status).toBe(200);
    admins = [await addAdmin('first@example.com'), await addAdmin('second@example.com')];
    // Demotes the site's first administrator, so that only the two new administrators are left.
    await users().updateOne({ email: ADMIN.email }, { $set: { role: 'editor' } });
  });
  afterAll(() => shared?.stop());

  const staff = () => ({ 'x-auth-token': token });
  const users = () => shared.db.collection('users');
  let admins: { id: string; email: string }[] = [];
  async function addAdmin(email: string) {
    const body = { name: 'Of two', email, password: PASSWORD, role: 'admin' };
    const made = await call('POST', '/api/users', { body, headers: staff() });
    return { id: made.body._id as string, email };
  }
  /** Logs in. Tries again if the call fails because a process died. */
  async function tokenOf(email: string): Promise<string> {
    for (;;) {
      const { status, body } = await shared.signIn(email, PASSWORD);
      if (status === 200) return body.token;
      expect(BROKEN_OFF).toContain(status);
      await wait(100);
    }
  }
  /** Lets both administrators demote each other at the same time, while a process dies. */
  async function demoteEachOther(): Promise<void> {
    const tokens = await Promise.all(admins.map(({ email }) => tokenOf(email)));
    const answers = await Promise.all(
      tokens.map((own, at) => {
        const headers = { 'x-auth-token': own };
        return shared.call('PUT', `/api/users/${admins[1 - at].id}`, { body: { role: 'viewer' }, headers });
      }),
    );
    demoted += answers.filter(({ status }) => status === 200).length;
    expect(await users().countDocuments({ role: 'admin', active: true })).toBeGreaterThanOrEqual(1);
    await users().updateMany({ email: { $in: admins.map(({ email }) => email) } }, { $set: { role: 'admin' } });
  }
  let demoted = 0;
  async function call(...[method, path, options]: Parameters<SharedSites['call']>): Promise<Answered> {
    const answer = await shared.call(method, path, options);
    const what = `${method} ${answer.status}`;
    seen.statuses.set(what, (seen.statuses.get(what) ?? 0) + 1);
    return answer;
  }
  const letter = (subject: string) => ({ name: 'Nchimunya', email: 'n@example.com', subject, message: 'May I ask?' });
  const one = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)];

  /**
   * Repeats a call with the same idempotency key until the server acknowledges it. Sometimes sends it twice at once.
   */
  async function sendOnce(path: string, body: object): Promise<void> {
    const options = () => ({ body, headers: { 'idempotency-key': key } });
    const key = randomUUID();
    for (;;) {
      const tries = [call('POST', path, options()), ...(Math.random() < 0.3 ? [call('POST', path, options())] : [])];
      if ((await Promise.all(tries)).some(({ status }) => status === 201)) return;
      await wait(100);
    }
  }

  async function write(): Promise<void> {
    const subject = `Letter ${subjects.length}`;
    subjects.push(subject);
    await sendOnce('/api/contact', letter(subject));
    if (Math.random() > 0.3) return;
    const email = `reader${readers.length}@example.com`;
    readers.push(email);
    await sendOnce('/api/newsletter', { email });
  }

  async function read(): Promise<void> {
    const { status } = await call('GET', one(['/', '/services', '/blogs', '/api/services', '/api/settings']));
    expect([200, ...BROKEN_OFF]).toContain(status);
  }

  async function signInAndAsk(): Promise<void> {
    const { status } = await shared.signIn();
    expect([200, ...BROKEN_OFF]).toContain(status);
    expect([200, ...BROKEN_OFF]).toContain((await call('GET', '/api/contact?limit=1', { headers: staff() })).status);
  }

  let edits = 0;
  let serviceId = '';
  async function edit(): Promise<void> {
    edits += 1;
    const body = { title: `Title ${edits}.`, description: 'As it stands' };
    const isNew = serviceId === '';
    const saved = await call(isNew ? 'POST' : 'PUT', `/api/services${isNew ? '' : `/${serviceId}`}`, {
      body,
      headers: staff(),
    });
    expect([isNew ? 201 : 200, ...BROKEN_OFF]).toContain(saved.status);
    if (saved.status > 201 || saved.status === 0) return;
    serviceId = saved.body._id;
    const shows = async (site: (typeof shared.sites)[number]) => {
      const { status, body: list } = await shared.call('GET', '/api/services', {}, site);
      // Every answer must contain the new title, also from a process that stops or starts.
      if (status === 200) expect(list[0].title).toBe(body.title);
    };
    const took = shared.sites.map((site) => within(SEEN_MS, () => shows(site)));
    seen.seenAfter.push(...(await Promise.all(took)));
  }

  /** Uploads a unique file. All processes must serve it from then on. */
  async function upload(): Promise<void> {
    const bytes = Buffer.concat([PDF, Buffer.from(`\n% ${uploads.size}`)]);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'a.pdf');
    const made = new Response(form);
    const headers = { ...staff(), 'content-type': made.headers.get('content-type') ?? '' };
    const sent = await call('POST', '/api/uploads', { body: Buffer.from(await made.arrayBuffer()), headers });
    expect([201, ...BROKEN_OFF]).toContain(sent.status);
    if (sent.status === 201) uploads.set(sent.body.filePath, String(bytes));
    if (uploads.size > 0) await expectServed(one([...uploads.keys()]));
  }
  async function expectServed(path: string, site?: (typeof shared.sites)[number]): Promise<void> {
    const { status, body } = site ? await shared.call('GET', path, {}, site) : await call('GET', path);
    if (!site && BROKEN_OFF.includes(status)) return;
    expect([path, status, body === uploads.get(path)]).toEqual([path, 200, true]);
  }

  /** Sends many calls of one visitor at once. Returns how many were accepted, and how many a kill broke off. */
  async function flood(round: number): Promise<[number, number]> {
    const from = newVisitor();
    const sent = Array.from({ length: 3 * PER_MINUTE }, (_, turn) =>
      call('POST', '/api/contact', { from, body: letter(`Flood ${round} ${turn}`) }),
    );
    const answers = await Promise.all(sent);
    const statuses = answers.map(({ status }) => status);
    for (const [turn, status] of statuses.entries()) if (status === 201) letIn.push(`Flood ${round} ${turn}`);
    const count = (good: (status: number) => boolean) => statuses.filter(good).length;
    expect(count((status) => ![201, 429, ...BROKEN_OFF].includes(status))).toBe(0);
    return [count((status) => status === 201), count((status) => BROKEN_OFF.includes(status))];
  }

  /** Schedules a post for a time at which one process is dead. */
  async function schedule(round: number): Promise<void> {
    const title = `Due in round ${round}`;
    const publishAt = new Date(Date.now() + 5_000).toISOString();
    const body = { title, content: 'Words.', category: 'News', status: 'scheduled', publishAt };
    // Does not repeat a call that a kill broke off, because calls of staff have no idempotency key.
    const { status } = await call('POST', '/api/blogs', { body, headers: staff() });
    expect([201, ...BROKEN_OFF]).toContain(status);
    if (status === 201) posts.push(title);
  }
  const posts: string[] = [];
  /**
   * Processes that held the lease for jobs, and so sent emails. Only their death may cause a second copy of an email.
   */
  const holders = new Set<unknown>();

  async function goOn(act: () => Promise<void>, pauseMs: number): Promise<void> {
    while (!isOver) {
      await act();
      await wait(pauseMs * Math.random() * 2);
    }
  }

  const mailsOf = (subject: string) => shared.mailbox.received.filter((mail) => mail.subject === subject);
  const welcomesOf = (email: string) => shared.mailbox.to(email).filter((mail) => mail.subject?.startsWith('Welcome'));

  it('lose no acknowledged write, repeat nothing, keep limits and an administrator', async () => {
    const acting = [goOn(write, 300), goOn(read, 100), goOn(signInAndAsk, 500), goOn(edit, 300), goOn(upload, 300)];
    // After a failure, `isOver` stops all actions and further rounds.
    const acted = Promise.all(acting).finally(() => {
      isOver = true;
    });
    acted.catch(() => undefined);
    const floods: [number, number][] = [];
    for (let round = 0; round < ROUNDS && !isOver; round += 1) {
      const victim = shared.sites[round % shared.sites.length];
      await schedule(round);
      holders.add((await shared.db.collection('leases').findOne({ _id: 'jobs' } as object))?.holder);
      const [flooding, demoting] = [flood(round), demoteEachOther()];
      await wait(Math.random() * 500);
      await victim.kill();
      floods.push(await flooding);
      await demoting;
      // Every third wait is longer than the lease of the killed process, so that another process takes over its jobs.
      await wait(round % 3 === 0 ? 12_000 : 1_000);
      await victim.run();
    }
    isOver = true;
    await acted;

    for (const [taken, brokenOff] of floods) {
      expect(taken).toBeLessThanOrEqual(1.1 * PER_MINUTE);
      expect(taken + brokenOff).toBeGreaterThanOrEqual(0.9 * PER_MINUTE);
    }
    expect([...seen.statuses.keys()].filter((what) => /401|404|500/.test(what))).toEqual([]);
    // Fails if there were too few actions to prove anything.
    expect(Math.min(subjects.length, edits, seen.seenAfter.length, uploads.size)).toBeGreaterThan(ROUNDS);
    expect(demoted).toBeGreaterThan(0);
    expect(posts.length).toBeGreaterThan(0);
    const broken = [...seen.statuses].filter(([what]) => BROKEN_OFF.includes(Number(what.split(' ')[1])));
    const sum = (counts: Iterable<[string, number]>) => [...counts].reduce((all, [, count]) => all + count, 0);
    // In each round, one process is down for some seconds. Few calls fail, because nginx passes calls to the others.
    expect(sum(broken)).toBeLessThan(0.1 * sum(seen.statuses));
    for (const path of uploads.keys()) for (const site of shared.sites) await expectServed(path, site);
    await within(MAILED_MS, async () => {
      for (const site of shared.sites) {
        const shown = (await shared.call('GET', '/api/blogs?limit=50', {}, site)).body.map(
          (post: { title: string }) => post.title,
        );
        for (const title of posts) expect(shown.filter((one: string) => one === title)).toHaveLength(1);
      }
    });
    const stored = await shared.db.collection('contacts').find({}).toArray();
    for (const subject of [...subjects, ...letIn])
      expect(stored.filter((row) => row.subject === subject)).toHaveLength(1);
    for (const email of readers) expect(await shared.db.collection('subscribers').countDocuments({ email })).toBe(1);
    await within(MAILED_MS, async () => {
      for (const { subject } of stored) expect(mailsOf(`New message: ${subject}`)).not.toHaveLength(0);
      for (const email of readers) expect(welcomesOf(email)).not.toHaveLength(0);
    });
    const each = [...stored.map(({ subject }) => mailsOf(`New message: ${subject}`)), ...readers.map(welcomesOf)];
    // A process may be killed before it stores that an email was sent. The second copy has the same Message-ID.
    for (const mails of each) expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    const again = each.reduce((sum, mails) => sum + mails.length - 1, 0);
    expect(again).toBeLessThanOrEqual(holders.size);
    const took = seen.seenAfter.sort((left, right) => left - right).map(Math.round);
    const [usual, slow, slowest] = [0.5, 0.95, 1].map((part) => took[Math.ceil(part * took.length) - 1]);
    process.stdout.write(
      `${stored.length} letters, ${uploads.size} uploads, ${readers.length} readers, ${each.length} mails (${again} sent again, ${holders.size} senders), ${posts.length} posts that came due, ${seen.seenAfter.length} looks at ${edits} edits, ${usual} ms, one in twenty ${slow}, the slowest ${slowest}; ` +
        `let in of ${PER_MINUTE}: ${floods.map(([taken]) => taken).join(' ')}; ${demoted} administrators demoted; ${JSON.stringify(Object.fromEntries(seen.statuses))}\n`,
    );
  }, 400_000);
});
