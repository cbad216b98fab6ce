import { Types } from 'mongoose';
import { restoreBackup } from '../../src/backup/restore-backup';
import { MigrationRunner } from '../../src/platform/database/migration-runner';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { mailIdOf } from '../../src/platform/mail/outbox-mail.schema';
import { type SignedIn, signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { newFolder, settingsOf, withStopped } from '../support/archives';
import { archiveOf, foundByStaff, type OlderVersion, unpackOlderFolder } from '../support/older-data';
import { openServer } from '../support/shared-server';

/** Expected records by older version and API path. Lists may contain sample content in addition. */
const FOUND: Record<OlderVersion, Record<string, string[]>> = {
  '57bc334': {
    '/blogs': ['A post from before: published'],
    '/pages': ['bursaries: published', 'quotes-page: published', 'careers: draft'],
    '/services': ['School registers'],
    '/team': ['Mutale Bwalya: role'],
    '/users': ['admin@example.com: admin', 'mwila@example.com: viewer', 'natasha@example.com: editor'],
    '/contact': ['bwalya@example.com: new', 'bwalya@example.com: read', 'bwalya@example.com: replied'],
    '/project': ['The request: sent by mail: quoted', 'The request: declined by the client: rejected'],
    '/newsletter': ['reader@example.com: confirmed', 'second@example.com: confirmed'],
    '/redirects': ['/quotes: /quotes-page'],
  },
  '97eec73b': {
    '/blogs': [
      'A draft of 97eec73b: draft',
      'A post of 97eec73b: published',
      'A scheduled post of 97eec73b: scheduled',
      'An unsaved post: draft',
    ],
    '/pages': ['grants: published', 'not-yet: draft', 'unsaved-page: draft'],
    '/services': ['School registers'],
    '/team': ['Mutale Bwalya: leaders'],
    '/users': ['admin@example.com: admin', 'mwila@example.com: viewer', 'natasha@example.com: editor'],
    '/contact': ['chipo1@example.com: new', 'chipo2@example.com: read', 'chipo3@example.com: replied'],
    '/comments': ['Comment 1.: waiting', 'Comment 2.: refused', 'Comment 3.: approved'],
    '/project': ['The request: accepted, part paid.: accepted', 'The request: sent, then dearer.: quoted'],
    '/newsletter': [1, 2, 3].map((number) => `reader${number}@example.com: confirmed`),
    '/issues': ['A draft issue: draft', 'A scheduled issue: scheduled', 'News of before: sent'],
    '/redirects': ['/bursaries: /grants', '/old-page: /about'],
    '/saved-texts': ['Thanks'],
    '/media': ['green.png: Blue', 'red.png: '],
    '/trash': [
      'A deleted post of 97eec73b: blogs',
      'An unsaved service: services',
      'Gone Member: team',
      'Question 4 (Chipo Phiri 4): contact',
    ],
  },
};

describe('data of older versions', () => {
  const folder = newFolder();
  let test: TestApp | undefined;
  let admin: SignedIn;
  const start = async (): Promise<TestApp> => {
    test = await startTestApp({ DATA_DIR: folder.path, MONGODB_URI: '' });
    admin = await signInAsAdmin(test);
    return test;
  };
  const read = async (path: string) => (await test?.http.get(`/api${path}`).set(admin).expect(200))?.body;
  beforeEach(() => {
    Object.assign(folder, newFolder());
  });
  afterEach(async () => {
    await test?.close();
    test = undefined;
    folder.remove();
  });

  it.each([
    ['57bc334', 'a folder'],
    ['97eec73b', 'an archive'],
  ] as const)('is complete after migration of %s from %s', async (version, what) => {
    if (what === 'a folder') unpackOlderFolder(folder.path, version);
    else await restoreBackup(settingsOf(folder.path), archiveOf(version));
    const found = await foundByStaff(await start(), admin);
    // After the restore of an archive, a scheduled newsletter is on hold until staff release it.
    if (what === 'an archive') found['/issues'] = found['/issues'].map((line) => line.replace('onHold', 'scheduled'));
    for (const [path, entries] of Object.entries(FOUND[version])) {
      expect([path, found[path]]).toEqual([path, expect.arrayContaining(entries)]);
    }
    const { text } = await (test as TestApp).http.get('/blogs').expect(200);
    expect(text).toContain(FOUND[version]['/blogs'].find((line) => line.endsWith(': published'))?.split(':')[0]);
  });

  it('keeps drafts, versions, terms, payments and conversations of 97eec73b', async () => {
    unpackOlderFolder(folder.path, '97eec73b');
    await start();
    const post = (await read('/blogs')).find(({ title }: { title: string }) => title === 'A post of 97eec73b');
    expect((await read(`/blogs/${post._id}/draft`)).draft.fields).toMatchObject({
      content: 'Unsaved words of another.',
    });
    expect((await read(`/versions/post/${post._id}`)).former).toHaveLength(2);
    const { projectRequests } = await read('/project?limit=100');
    const idOf = (name: string) =>
      projectRequests.find(({ description }: { description: string }) => description === `The request: ${name}.`)._id;
    const terms = { currency: 'ZMW', vatPercent: 16, depositPercent: 30, discount: 50, price: 1102 };
    expect(await read(`/project/admin/quote/${idOf('sent')}`)).toMatchObject({ ...terms, revision: 1 });
    const kinds = (await read(`/project/${idOf('sent')}`)).thread.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['question', 'reply', 'whatsapp']);
    const paid = await read(`/project/admin/quote/${idOf('accepted, part paid')}`);
    expect(paid).toMatchObject({ payments: [{ amount: 320 }], saidPaid: { note: 'The rest by bank.' } });
    expect((await read('/redirects')).map(({ from }: { from: string }) => from)).not.toContain('/dead-page');
    expect(await test?.connection.collection('redirects').countDocuments({ usedAt: { $exists: true } })).toBe(0);
  });

  it('is migrated by one of two simultaneously starting processes', async () => {
    const server = await openServer();
    const folders = [newFolder(), newFolder()];
    await restoreBackup(settingsOf(folders[0].path, server.uri), archiveOf('97eec73b'));
    const apps = await Promise.all(
      folders.map(({ path }) => startTestApp({ DATA_DIR: path, MONGODB_URI: server.uri, JWT_SECRET: 'x'.repeat(32) })),
    );
    const migrated = apps.map(({ app }) => app.get(MigrationRunner).migrated.filter((words) => /^unsaved/.test(words)));
    expect(migrated.flat()).toEqual([expect.stringMatching(/^unsaved texts: 5\./)]);
    expect(await apps[0].connection.collection('versions').countDocuments()).toBe(5);
    expect(await apps[0].connection.collection('leases').findOne({ _id: 'migrations' } as object)).toMatchObject({
      holder: null,
    });
    for (const { app } of apps) await app.close();
    await server.close();
    for (const each of folders) each.remove();
  });

  it('has its queued emails in the outbox once, marked in their records', async () => {
    unpackOlderFolder(folder.path, '97eec73b');
    const at = new Date();
    const ids = await withStopped(folder.path, async (db) => {
      const [first, second] = await db.collection('contacts').find().sort({ _id: 1 }).toArray();
      const reader = await db.collection('subscribers').findOne();
      const awaited = { _id: new Types.ObjectId(), kind: 'reply', awaitedAt: at, content: { subject: 'x' } };
      await db
        .collection('contacts')
        .updateOne(
          { _id: first._id },
          { $set: { mailsDue: ['message', 'arrived', `reply:${awaited._id}`], mailsAwaited: [awaited] } },
        );
      const row = { attempts: 0, nextAttemptAt: new Date(0), createdAt: at, updatedAt: at };
      const issue = new Types.ObjectId();
      const content = { to: 'owner', subject: 'New message', text: 'x', html: 'x' };
      await db.collection('mails').deleteMany({});
      await db.collection('mails').insertMany([
        { ...row, status: 'sent', once: `message:${first._id}` },
        { ...row, ...content, status: 'failed', lastError: 'No.', once: `message:${second._id}` },
        { ...row, status: 'sent', once: `issue:${issue}:${reader?._id}` },
        { ...row, status: 'dropped', once: `issue:${issue}:${new Types.ObjectId()}` },
      ]);
      return { first: String(first._id), second: String(second._id), reader, issue: String(issue) };
    });
    await start();
    await test?.app.get(MailOutbox).whenIdle();
    const rows = await test?.connection.collection('mailOutbox').find({ attempts: 0 }).toArray();
    const nameOf = (kind: string, recordId: string, mark = '') => ({ kind, recordId, mark });
    const issueName = nameOf('issue', String(ids.reader?._id), ids.issue);
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...nameOf('message', ids.first), state: 'sent' }),
        expect.objectContaining({ ...nameOf('message', ids.second), state: 'failed', subject: 'New message' }),
        expect.objectContaining({ ...issueName, _id: mailIdOf(issueName, ids.reader?.email), state: 'sent' }),
      ]),
    );
    // The email that was pending in the older data has been sent by now.
    const filter = { kind: 'arrived', recordId: ids.first };
    expect(await test?.connection.collection('mailOutbox').findOne(filter)).toMatchObject({ state: 'sent' });
    const message = await test?.connection.collection('contacts').findOne({ _id: new Types.ObjectId(ids.first) });
    for (const gone of ['mailsDue', 'mailsAwaited', 'pendingMails']) expect(message).not.toHaveProperty(gone);
    expect(await test?.connection.collection('mails').countDocuments()).toBe(0);
  });

  it('is rewritten once in collections and trash, without changing updatedAt', async () => {
    unpackOlderFolder(folder.path);
    const at = new Date('2026-11-20T08:00:00Z');
    const note = { text: 'by phone, the bursar', by: 'Mary Banda', at };
    const before = await withStopped(folder.path, async (db) => {
      const replied = { status: 'replied' };
      await db.collection('contacts').updateMany(replied, { $set: { searchStarts: ['ro'], noticeDueAt: at } });
      await db.collection('projectrequests').updateOne({ status: 'in_review' }, { $set: { staffNotes: [note, note] } });
      const [message, post] = [
        await db.collection('contacts').findOne(replied),
        await db.collection('blogs').findOne(),
      ];
      const copies = {
        contacts: { ...message, _id: new Types.ObjectId() },
        blogs: { ...post, _id: new Types.ObjectId() },
      };
      for (const [source, record] of Object.entries(copies)) {
        await db.collection('trash').insertOne({ source, recordId: record._id, record, deletedAt: new Date() });
      }
      return { message, copies };
    });
    const rows = async (name: string, filter: object) => test?.connection.collection(name).findOne(filter);
    await start();
    const message = await rows('contacts', { status: 'replied' });
    expect(message).toMatchObject({
      updatedAt: before.message?.updatedAt,
      searchLines: expect.any(String),
      replies: [{ _id: expect.any(Types.ObjectId), message: before.message?.replies[0].message }],
    });
    for (const name of ['searchText', 'searchStarts', 'noticeDueAt']) expect(message).not.toHaveProperty(name);
    const noted = await rows('projectrequests', { 'thread.text': note.text });
    expect(noted).not.toHaveProperty('staffNotes');
    const entry = { ...note, kind: 'note', _id: expect.any(Types.ObjectId) };
    expect(noted?.thread).toEqual([entry, entry]);
    expect(noted?.thread[0]._id).not.toEqual(noted?.thread[1]._id);
    for (const source of ['contacts', 'blogs']) {
      const { _id } = before.copies[source as 'blogs'];
      await test?.http
        .post(`/api/${source === 'blogs' ? 'blogs' : 'contact'}/${_id}/restore`)
        .set(admin)
        .expect(200);
    }
    expect(await rows('blogs', { _id: before.copies.blogs._id })).toMatchObject({ status: 'published' });
    expect(await read(`/contact/${before.copies.contacts._id}`)).toMatchObject({
      replies: [{ _id: expect.any(String) }],
    });
    const stored = await rows('contacts', { status: 'replied' });
    await test?.close();
    await start();
    expect(await rows('contacts', { status: 'replied' })).toEqual(stored);
    expect((await rows('projectrequests', { _id: noted?._id }))?.thread).toEqual(noted?.thread);
  });
});
