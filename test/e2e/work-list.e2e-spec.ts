import { daysAfter, lusakaDay } from '../../src/contract/lusaka-day';
import { ASSIGNEE_REFUSED, type RequestRow, type RequestStatistics } from '../../src/contract/work-list';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { REQUEST, readQuote, readRequest, saveQuote, sendRequest } from '../support/project';
import { createUser } from '../support/users';

const UNKNOWN = '0123456789abcdef01234567';

describe('work list of requests', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  beforeEach(async () => {
    for (const name of ['projectrequests', 'audit', 'trash']) await test.connection.collection(name).deleteMany({});
  });

  const list = async (query: object = {}): Promise<RequestRow[]> =>
    (await test.http.get('/api/project').query(query).set(as.viewer).expect(200)).body.projectRequests;
  const statistics = async (query: object = {}): Promise<RequestStatistics> =>
    (await test.http.get('/api/project/figures').query(query).set(as.viewer).expect(200)).body;
  const bulk = (what: string, body: object, who = as.editor) =>
    test.http.post(`/api/project/bulk/${what}`).set(who).send(body);
  const named = (name: string, changes: object = {}) => sendRequest(test, { ...REQUEST, name, ...changes });
  const names = (rows: RequestRow[]) => rows.map(({ name }) => name);
  const stored = () => test.connection.collection('projectrequests');
  const auditLog = async (action: string) => test.connection.collection('audit').find({ action }).toArray();
  /** Sets the last valid day of a request's quote to yesterday, and changes nothing else. */
  const letExpire = (id: string) =>
    stored().updateOne(
      { email: REQUEST.email, name: id },
      { $set: { 'quote.validUntil': daysAfter(lusakaDay(new Date()), -1) } },
    );

  describe('GET /project', () => {
    it('includes the quote’s total, currency, number, expiry and last event', async () => {
      const id = await named('Bwalya');
      const [bare] = await list();
      expect(bare).toMatchObject({ total: null, currency: null, number: null, validUntil: null, quoteStatus: null });
      expect(bare).toMatchObject({ assignee: null, lastEvent: { kind: 'request', at: bare.createdAt, by: '' } });
      const quote = await saveQuote(test, as.editor, id, { status: 'sent', currency: 'ZMW' });
      const [row] = await list();
      expect(row).toMatchObject({
        total: 1250.5,
        currency: 'ZMW',
        number: quote.number,
        validUntil: quote.validUntil,
        quoteStatus: 'sent',
        lastEvent: { kind: 'sent', revision: 1, by: '', byHand: true },
      });
      await test.http.post(`/api/project/${id}/messages`).set(as.editor).send({ kind: 'note', text: 'Secret.' });
      const [noted] = await list();
      expect(noted.lastEvent).toEqual({ kind: 'note', at: expect.any(String), by: 'The editor' });
      expect(JSON.stringify(noted)).not.toContain('Secret.');
    });

    it('shows a sent quote past its expiry as expired, and filters so', async () => {
      const id = await named('Natasha');
      await named('Other');
      await saveQuote(test, as.editor, id, { status: 'sent' });
      expect(await list({ status: 'expired' })).toEqual([]);
      await letExpire('Natasha');
      expect(await list({ status: 'expired' })).toMatchObject([{ _id: id, status: 'quoted', quoteStatus: 'expired' }]);
    });

    describe('a search', () => {
      let id: string;
      let number: string | null;
      beforeEach(async () => {
        await named('Chipo', { email: 'chipo@example.com', phone: '', organisation: '', description: 'Drones (two).' });
        id = await named('Bwalya Mulenga', { email: 'b.m+x@school.example', phone: '+260 977-123 456' });
        ({ number } = await saveQuote(test, as.editor, id, { status: 'sent' }));
      });

      it.each([
        ['MULENGA', ['Bwalya Mulenga']],
        ['m+x@SCHOOL', ['Bwalya Mulenga']],
        ['097', ['Bwalya Mulenga']],
        ['drones chipo', ['Chipo']],
        ['0977 123456', ['Bwalya Mulenga']],
        ['+260977123456', ['Bwalya Mulenga']],
        ['260977', ['Bwalya Mulenga']],
        ['7123', ['Bwalya Mulenga']],
        ['kafue g', ['Bwalya Mulenga']],
        ['(two)', ['Chipo']],
        ['.*', []],
        ['nobody here', []],
        ['', ['Bwalya Mulenga', 'Chipo']],
      ])('finds %j as plain text in every field of the client', async (q, expected) => {
        expect(names(await list({ q }))).toEqual(expected);
      });

      it('finds number and id, whole or in a link', async () => {
        for (const q of [number?.toLowerCase().slice(-6), `${number}).`])
          expect(names(await list({ q }))).toEqual(['Bwalya Mulenga']);
        for (const q of [id, `https://mosi.example/admin/quotes?request=${id}`])
          expect(names(await list({ q }))).toEqual(['Bwalya Mulenga']);
      });
    });

    it.each([
      ['sort=createdAt&order=asc', ['One', 'Two', 'Three']],
      ['sort=updatedAt', ['One', 'Three', 'Two']],
      ['sort=total&order=desc', ['One', 'Two', 'Three']],
      ['sort=total&order=asc', ['Three', 'Two', 'One']],
    ])('sorts by %s', async (query, expected) => {
      const first = await named('One');
      const second = await named('Two');
      await named('Three');
      await saveQuote(test, as.editor, second, { price: 5 });
      await test.http.put(`/api/project/${second}`).set(as.editor).send({ status: 'pending' }).expect(200);
      await stored().updateOne({ name: 'Two' }, { $set: { updatedAt: new Date(0) } });
      await saveQuote(test, as.editor, first, { price: 90 });
      expect(names(await list(Object.fromEntries(new URLSearchParams(query))))).toEqual(expected);
    });
  });

  describe('GET /project/figures', () => {
    it('returns zeros on an empty site', async () => {
      expect(await statistics()).toEqual({
        all: 0,
        counts: { pending: 0, in_review: 0, quoted: 0, accepted: 0, rejected: 0, expired: 0 },
        sums: { drafts: [], quoted: [], won: [] },
        late: 0,
        oldestId: null,
      });
    });

    it('counts by status and sums by currency, to the cent', async () => {
      const oldest = await named('Late');
      await stored().updateOne({ name: 'Late' }, { $set: { createdAt: new Date('2026-01-05T08:00:00Z') } });
      await saveQuote(test, as.editor, await named('Draft'), { price: 0.1 });
      await saveQuote(test, as.editor, await named('Draft 2'), { price: 0.2 });
      await saveQuote(test, as.editor, await named('Sent'), { status: 'sent', price: 100 });
      await saveQuote(test, as.editor, await named('Kwacha'), { status: 'sent', price: 48_720, currency: 'ZMW' });
      await saveQuote(test, as.editor, await named('Won'), { status: 'accepted', price: 7, currency: 'ZMW' });
      await saveQuote(test, as.editor, await named('Won before'), { status: 'accepted', price: 9 });
      await stored().updateOne(
        { name: 'Won before' },
        { $set: { 'quote.answer.at': new Date('2026-01-05T08:00:00Z') } },
      );
      await saveQuote(test, as.editor, await named('Over'), { status: 'sent', price: 1000 });
      await letExpire('Over');
      expect(await statistics()).toEqual({
        all: 8,
        counts: { pending: 1, in_review: 2, quoted: 3, accepted: 2, rejected: 0, expired: 1 },
        sums: {
          drafts: [{ currency: 'USD', total: 0.3 }],
          quoted: [
            { currency: 'ZMW', total: 48_720 },
            { currency: 'USD', total: 100 },
          ],
          won: [{ currency: 'ZMW', total: 7 }],
        },
        late: 1,
        oldestId: oldest,
      });
      expect(await statistics({ q: 'draft' })).toMatchObject({ all: 2, counts: { in_review: 2, quoted: 0 } });
    });
  });

  describe('POST /project/bulk/…', () => {
    it('sets each status by its rules, and names refused ones with reasons', async () => {
      const plain = await named('Plain');
      const free = await named('Free of charge');
      await saveQuote(test, as.editor, free, { price: 0 });
      const priced = await named('Priced');
      await saveQuote(test, as.editor, priced);
      const { body } = await bulk('status', {
        ids: [plain, free, UNKNOWN, priced],
        status: 'accepted',
        note: 'By phone',
      });
      expect(body).toEqual({
        success: true,
        changed: [plain, priced],
        refused: [
          { _id: free, name: 'Free of charge', message: 'Give a price before you send the quote.' },
          { _id: UNKNOWN, name: '', message: expect.any(String) },
        ],
      });
      expect(await readRequest(test, as.viewer, free)).toMatchObject({ status: 'in_review', thread: [] });
      expect(await readQuote(test, as.viewer, priced)).toMatchObject({ status: 'accepted', answeredBy: 'staff' });
      expect((await readRequest(test, as.viewer, priced)).thread).toMatchObject([{ kind: 'note', text: 'By phone' }]);
      const entries = await auditLog('project.status');
      expect(entries.map(({ subjectId }) => subjectId).sort()).toEqual([plain, priced].sort());
      expect(entries.find(({ subjectId }) => subjectId === priced)?.changes).toContainEqual({
        field: 'quoteStatus',
        from: 'draft',
        to: 'accepted',
      });
    });

    it('changes a repeated id once', async () => {
      const id = await named('Once');
      const { body } = await bulk('status', { ids: [id, id], status: 'rejected' }).expect(200);
      expect(body).toMatchObject({ changed: [id], refused: [] });
    });

    it('deletes with the quote, and restores unchanged', async () => {
      const id = await named('Gone');
      const quote = await saveQuote(test, as.editor, id, { status: 'sent' });
      const before = await readRequest(test, as.viewer, id);
      expect((await bulk('delete', { ids: [id, UNKNOWN] }).expect(200)).body).toMatchObject({
        changed: [id],
        refused: [{ _id: UNKNOWN }],
      });
      await test.http.get(`/api/project/${id}`).set(as.viewer).expect(404);
      await test.http.get(`/api/project/track/${id}`).expect(404);
      expect((await statistics()).all).toBe(0);
      expect((await bulk('restore', { ids: [id] }).expect(200)).body).toMatchObject({ changed: [id], refused: [] });
      expect(await readRequest(test, as.viewer, id)).toEqual(before);
      expect(await readQuote(test, as.viewer, id)).toEqual(quote);
      expect(await auditLog('project.delete')).toMatchObject([{ subjectId: id, subjectName: '' }]);
      expect(await auditLog('project.restore')).toMatchObject([{ subjectId: id }]);
      expect((await bulk('restore', { ids: [UNKNOWN] }).expect(200)).body).toMatchObject({ changed: [] });
    });
  });

  it('finds, exports and permanently erases deleted requests by email address', async () => {
    const email = 'gone@school.example';
    const id = await named('Gone', { email, description: 'Words that are mine.' });
    await bulk('delete', { ids: [id] }).expect(200);
    const exported = await test.http.post('/api/privacy/export').set(as.admin).send({ email }).expect(200);
    expect(JSON.stringify(exported.body)).toContain('Words that are mine.');
    await test.http.post('/api/privacy/erase').set(as.admin).send({ email }).expect(200);
    expect((await bulk('restore', { ids: [id] }).expect(200)).body).toMatchObject({
      changed: [],
      refused: [{ _id: id }],
    });
  });

  describe('assignee', () => {
    it('is one of the active editors and administrators', async () => {
      const viewer = await createUser(test, as.admin, { name: 'Viewer', role: 'viewer' });
      const asleep = await createUser(test, as.admin, { name: 'Asleep', role: 'editor', active: false });
      const { body } = await test.http.get('/api/project/assignees').set(as.viewer).expect(200);
      expect(body.map(({ name }: { name: string }) => name)).toEqual(
        expect.arrayContaining(['Admin User', 'The editor']),
      );
      for (const entry of body) expect(Object.keys(entry)).toEqual(['_id', 'name']);
      const id = await named('Kept');
      for (const assignee of [viewer._id, asleep._id, UNKNOWN, 'x', 7, '']) {
        const answer = await bulk('assignee', { ids: [id], assignee }).expect(400);
        expect(answer.body.errors).toEqual([{ field: 'assignee', message: ASSIGNEE_REFUSED }]);
      }
      expect(await list()).toMatchObject([{ assignee: null }]);
    });

    it('is a filter, survives the account’s deletion, and can be removed', async () => {
      const given = await named('Given');
      await named('Free');
      const { _id, name } = await createUser(test, as.admin, { name: 'Thandiwe Mwansa', role: 'editor' });
      const { updatedAt } = await readRequest(test, as.viewer, given);
      expect((await bulk('assignee', { ids: [given], assignee: _id }).expect(200)).body.changed).toEqual([given]);
      await bulk('assignee', { ids: [given], assignee: _id }).expect(200);
      expect(await readRequest(test, as.viewer, given)).toMatchObject({ assignee: { _id, name }, updatedAt });
      expect(await auditLog('project.assign')).toMatchObject([{ subjectId: given, fields: ['assignee'], changes: [] }]);
      expect(names(await list({ assignee: _id }))).toEqual(['Given']);
      expect(names(await list({ assignee: 'nobody' }))).toEqual(['Free']);
      expect(await statistics({ assignee: _id })).toMatchObject({ all: 1 });
      await test.http.put(`/api/users/${_id}`).set(as.admin).send({ role: 'viewer' }).expect(200);
      await test.http.delete(`/api/users/${_id}`).set(as.admin).expect(200);
      expect(await list({ assignee: _id })).toMatchObject([{ assignee: { _id, name } }]);
      await bulk('assignee', { ids: [given], assignee: null }).expect(200);
      expect(await list({ assignee: 'nobody' })).toHaveLength(2);
    });
  });
});
