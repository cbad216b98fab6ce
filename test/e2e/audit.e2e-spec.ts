import { Types } from 'mongoose';
import type { AuditEntry as Entry } from '../../src/contract/calls/audit.calls';
import { AuditEntry } from '../../src/platform/audit/schemas/audit-entry.schema';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { changeSettings, createBlog, createMember } from '../support/content';
import { PDF } from '../support/files';
import { sendMessage } from '../support/personal-data';
import { QUOTE, REQUEST, saveQuote, sendRequest } from '../support/project';
import { createSignedInUser } from '../support/users';

describe('GET /api/audit', () => {
  const test = useTestApp();
  const as = useEachRole(test);

  const list = async (query = ''): Promise<Entry[]> =>
    (await test.http.get(`/api/audit${query}`).set(as.admin).expect(200)).body;

  it('records who created which user with which fields, without values', async () => {
    const input = { name: 'Misozi Tembo', email: 'misozi@example.com', password: 'a long password', role: 'viewer' };
    const { body: user } = await test.http.post('/api/users').set(as.admin).send(input).expect(201);
    const [entry] = await list('?limit=1');
    expect(entry).toEqual({
      _id: expect.any(String),
      createdAt: expect.any(String),
      actorId: expect.any(String),
      actorName: 'Admin User',
      action: 'users.create',
      subjectId: user._id,
      subjectCount: 1,
      subjectName: 'Misozi Tembo',
      subjectPath: null,
      fields: ['email', 'name', 'password', 'role'],
      changes: [],
    });
    const stored = JSON.stringify(await test.connection.collection('audit').find().toArray());
    for (const value of Object.values(input).filter((text) => text !== 'viewer')) expect(stored).not.toContain(value);
  });

  it('names an upload by its original file name', async () => {
    const { body } = await test.http
      .post('/api/uploads')
      .set(as.editor)
      .attach('file', PDF, 'Fees 2027.pdf')
      .expect(201);
    expect(await list('?limit=1')).toMatchObject([
      { action: 'uploads.create', subjectName: 'Fees 2027.pdf', subjectPath: body.filePath },
    ]);
  });

  it('records nothing for a failed call', async () => {
    const before = (await list()).length;
    await test.http.post('/api/users').set(as.admin).send({ name: 'Nobody' }).expect(400);
    await test.http.put('/api/settings').set(as.editor).send({ siteName: 'Mine now' }).expect(403);
    expect(await list()).toHaveLength(before);
  });

  it('records a settings change and a delete by an editor', async () => {
    await changeSettings(test, as.admin, { address: 'Cairo Road, Lusaka' });
    const { body: member } = await test.http
      .post('/api/team')
      .set(as.editor)
      .send({ name: 'Inonge', role: 'Officer' })
      .expect(201);
    await test.http.delete(`/api/team/${member._id}`).set(as.editor).expect(200);
    const [deleted, , settings] = await list('?limit=3');
    expect(deleted).toMatchObject({
      action: 'team.delete',
      subjectId: member._id,
      actorName: 'The editor',
      fields: [],
    });
    expect(settings).toMatchObject({ action: 'settings.update', subjectId: '', fields: ['address'] });
  });

  it('names changed fields, with values of statuses, switches and numbers only', async () => {
    const { body: settings } = await test.http.get('/api/settings').set(as.admin).expect(200);
    const edited = { ...settings, maintenanceMode: true, contactPhone: '+260 211 000 111', retentionMonths: 12 };
    await changeSettings(test, as.admin, edited);
    expect((await list('?limit=1'))[0]).toMatchObject({
      fields: ['contactPhone', 'maintenanceMode', 'retentionMonths'],
      changes: [
        { field: 'maintenanceMode', from: false, to: true },
        { field: 'retentionMonths', from: settings.retentionMonths, to: 12 },
      ],
    });
    await changeSettings(test, as.admin, { maintenanceMode: false });
    await changeSettings(test, as.admin, { maintenanceMode: false });
    expect((await list('?limit=1'))[0]).toMatchObject({ fields: [], changes: [] });
  });

  it('records old and new URL of a page, and no other text', async () => {
    const page = { title: 'Our Vision', slug: 'vision', content: 'Words', status: 'published' };
    const { body } = await test.http.post('/api/pages').set(as.editor).send(page).expect(201);
    const edited = { ...page, slug: 'our-vision-2', content: 'Other words', updatedAt: body.updatedAt };
    await test.http.put(`/api/pages/${body._id}`).set(as.editor).send(edited).expect(200);
    expect((await list('?limit=1'))[0]).toMatchObject({
      action: 'pages.update',
      subjectName: 'Our Vision',
      fields: ['content', 'slug'],
      changes: [{ field: 'slug', from: 'vision', to: 'our-vision-2' }],
    });
  });

  it('names published records as they were called, with links to existing ones', async () => {
    const blog = await createBlog(test, as.editor, { title: 'Maize prices' });
    const path = `/api/blogs/${blog._id}`;
    await test.http
      .put(path)
      .set(as.editor)
      .send({ ...blog, title: 'Maize prices fall', isFeatured: true })
      .expect(200);
    const here = { subjectId: blog._id, subjectPath: `/blogs/${blog._id}` };
    const [updated, created] = await list('?limit=2');
    expect(created).toMatchObject({ ...here, action: 'blogs.create', subjectName: 'Maize prices' });
    expect(updated).toMatchObject({
      ...here,
      action: 'blogs.update',
      subjectName: 'Maize prices fall',
      fields: ['isFeatured', 'title'],
      changes: [{ field: 'isFeatured', from: false, to: true }],
    });
    await test.http.delete(path.toUpperCase().replace('/API/BLOGS', '/api/blogs')).set(as.editor).expect(200);
    const gone = { subjectId: blog._id, subjectPath: null };
    expect(await list('?limit=3')).toMatchObject([
      { ...gone, action: 'blogs.delete', subjectName: 'Maize prices fall' },
      { ...gone, action: 'blogs.update', subjectName: 'Maize prices fall' },
      { ...gone, action: 'blogs.create', subjectName: 'Maize prices' },
    ]);
  });

  it('names an existing message, and stores nothing about the person', async () => {
    const message = { name: 'Bwalya Mulenga', email: 'bwalya@example.com', subject: 'My fees', message: 'How much?' };
    const _id = await sendMessage(test, message);
    await test.http.put(`/api/contact/${_id}`).set(as.editor).send({ status: 'read' }).expect(200);
    const reply = { contactId: _id, email: message.email, subject: 'Re: My fees', message: 'Nothing.' };
    await test.http.post('/api/contact/reply').set(as.editor).send(reply).expect(200);
    const named = { subjectId: _id, subjectName: 'My fees (Bwalya Mulenga)' };
    const shown = { ...named, subjectPath: `/admin/contacts?message=${_id}`, fields: ['status'] };
    expect(await list('?limit=2')).toMatchObject([
      { ...shown, action: 'contact.reply', changes: [{ field: 'status', from: 'read', to: 'replied' }] },
      { ...shown, action: 'contact.update', changes: [{ field: 'status', from: 'new', to: 'read' }] },
    ]);
    const stored = JSON.stringify(await test.connection.collection('audit').find().toArray());
    expect(stored).not.toMatch(/Bwalya|bwalya|My fees|Nothing/);
    await test.http.post('/api/privacy/erase').set(as.admin).send({ email: message.email }).expect(200);
    expect((await list('?action=contact.reply'))[0]).toMatchObject({ subjectName: '', subjectPath: null });
  });

  it('shows entries of older versions without names and values', async () => {
    const old = { actorId: new Types.ObjectId(), action: 'blogs.delete', subjectId: 'a'.repeat(24), fields: ['title'] };
    await test.connection.collection('audit').insertOne({ ...old, createdAt: new Date('2026-01-01') });
    expect((await list(`?actorId=${old.actorId}`))[0]).toMatchObject({
      action: 'blogs.delete',
      actorName: '',
      subjectName: '',
      subjectPath: null,
      fields: ['title'],
      changes: [],
    });
  });

  it('filters by action and Lusaka day, and paginates', async () => {
    const entries = await list('?action=users.create');
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map((entry) => entry.action))).toEqual(new Set(['users.create']));
    expect(await list('?limit=1&page=2')).toHaveLength(1);
    await test.connection.collection('audit').insertMany([
      { action: 'blogs.delete', createdAt: new Date('2025-03-09T21:59:59.999Z'), subjectId: 'before' },
      { action: 'blogs.delete', createdAt: new Date('2025-03-09T22:00:00.000Z'), subjectId: 'first' },
      { action: 'blogs.delete', createdAt: new Date('2025-03-10T21:59:59.999Z'), subjectId: 'last' },
      { action: 'blogs.delete', createdAt: new Date('2025-03-10T22:00:00.000Z'), subjectId: 'after' },
    ]);
    expect((await list('?day=2025-03-10')).map(({ subjectId }) => subjectId)).toEqual(['last', 'first']);
  });

  it('cannot be changed or deleted, even by our own code', async () => {
    const model = test.connection.model(AuditEntry.name);
    const before = (await list()).length;
    await expect(model.deleteMany({})).rejects.toThrow('append-only');
    await expect(model.updateMany({}, { $set: { action: 'users.delete' } })).rejects.toThrow('append-only');
    await expect(model.bulkWrite([{ deleteMany: { filter: {} } }])).rejects.toThrow('append-only');
    const entry = await model.findOne().orFail();
    await expect(entry.set({ action: 'users.delete' }).save()).rejects.toThrow('append-only');
    await expect(entry.deleteOne()).rejects.toThrow('append-only');
    expect(await list()).toHaveLength(before);
    expect(await list('?action=users.delete')).toEqual([]);
  });

  it('records work on requests and quotes, with statuses, revision and total', async () => {
    const requestId = await sendRequest(test);
    const quote = await saveQuote(test, as.editor, requestId);
    await test.http.post('/api/project/quote/send-email').set(as.editor).send({ quoteId: quote._id }).expect(200);
    await test.http.put(`/api/project/${requestId}`).set(as.editor).send({ status: 'accepted' }).expect(200);
    const entries = await list('?limit=3');
    expect(entries.map(({ action, subjectId, fields }) => ({ action, subjectId, fields }))).toEqual([
      { action: 'project.status', subjectId: requestId, fields: ['quoteStatus', 'status'] },
      { action: 'quotes.send', subjectId: requestId, fields: ['quoteStatus', 'revision', 'status', 'validUntil'] },
      {
        action: 'quotes.save',
        subjectId: requestId,
        fields: ['notes', 'quoteStatus', 'revision', 'status', 'teamSize', 'timeEstimate', 'total'],
      },
    ]);
    expect(entries.map(({ changes }) => changes.map(({ field, from, to }) => [field, from, to]))).toEqual([
      [
        ['status', 'quoted', 'accepted'],
        ['quoteStatus', 'sent', 'accepted'],
        ['revision', 1, 1],
        ['total', 1250.5, 1250.5],
      ],
      [
        ['status', 'in_review', 'quoted'],
        ['quoteStatus', 'draft', 'sent'],
        ['revision', 0, 1],
        ['total', 1250.5, 1250.5],
      ],
      [
        ['status', 'pending', 'in_review'],
        ['quoteStatus', null, 'draft'],
        ['revision', null, 0],
        ['total', null, 1250.5],
      ],
    ]);
    expect(JSON.stringify(entries)).not.toContain(QUOTE.notes);
  });

  it('records the currency of a kwacha total, and a changed currency', async () => {
    const requestId = await sendRequest(test);
    const price = { price: 640, status: 'sent' } as const;
    await saveQuote(test, as.editor, requestId, { ...price, currency: 'ZMW' });
    await saveQuote(test, as.editor, requestId, { ...price, price: 6_400 });
    await saveQuote(test, as.editor, requestId, { ...price, price: 6_400, currency: 'USD' });
    const recorded = (await list('?limit=3')).map(({ changes }) =>
      changes
        .filter(({ field }) => field === 'total' || field === 'currency' || field === 'revision')
        .map(({ field, from, to }) => [field, from, to]),
    );
    expect(recorded).toEqual([
      [
        ['revision', 2, 3],
        ['total', 6_400, 6_400],
        ['currency', 'ZMW', null],
      ],
      [
        ['revision', 1, 2],
        ['total', 640, 6_400],
        ['currency', 'ZMW', 'ZMW'],
      ],
      [
        ['revision', null, 1],
        ['total', null, 640],
        ['currency', null, 'ZMW'],
      ],
    ]);
  });

  it.each([
    ['accept', 'quotes.accept', 'accepted'],
    ['decline', 'quotes.decline', 'rejected'],
  ] as const)('records what clients do themselves: %s', async (word, action, status) => {
    const requestId = await sendRequest(test);
    await saveQuote(test, as.editor, requestId, { status: 'sent' });
    const body = { email: REQUEST.email, revision: 1 };
    const answer = () => test.http.post(`/api/project/quote/${requestId}/${word}`).set(asNewVisitor()).send(body);
    await answer().expect(200);
    await answer().expect(200);
    expect(await list('?limit=2')).toMatchObject([
      { action, actorId: null, actorName: '', subjectId: requestId, fields: ['quoteStatus', 'status'] },
      { action: 'quotes.save' },
    ]);
    expect((await list('?limit=1'))[0].changes).toEqual([
      { field: 'status', from: 'quoted', to: status },
      { field: 'quoteStatus', from: 'sent', to: status },
      { field: 'revision', from: 1, to: 1 },
      { field: 'total', from: 1250.5, to: 1250.5 },
    ]);
  });

  it('finds one person’s actions, also by account id after deletion', async () => {
    const { user, signedIn } = await createSignedInUser(test, as.admin, { name: 'Short Time' });
    const { _id } = await createMember(test, signedIn);
    await test.http.delete(`/api/team/${_id}`).set(signedIn).expect(200);
    const named = await list(`?actorId=${user._id}`);
    expect(named.map(({ action }) => action)).toEqual(['team.delete', 'team.create']);
    expect(named[0]).toMatchObject({ action: 'team.delete', actorName: 'Short Time' });
    await test.http.delete(`/api/users/${user._id}`).set(as.admin).expect(200);
    expect(await list(`?actorId=${user._id}&action=team.delete`)).toEqual([{ ...named[0], actorName: '' }]);
    expect(await list(`?actorId=${user._id}&action=team.restore`)).toEqual([]);
  });
});
