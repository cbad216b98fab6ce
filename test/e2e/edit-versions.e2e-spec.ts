import { MESSAGES } from '../../src/contract/errors';
import { TRASH_DAYS } from '../../src/contract/limits';
import type { TrashEntry, TrashKind } from '../../src/contract/trash';
import { NOT_FOUND } from '../support/access';
import { type SignedIn, useAdmin, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog, createMember, createPage, createService } from '../support/content';
import { forgetRecords } from '../support/fresh-site';
import { sendMessage } from '../support/personal-data';
import { QUOTE, readQuote, readRequest, saveQuote, sendRequest } from '../support/project';
import { createSignedInUser, createUser } from '../support/users';
import { putClock } from '../support/wall-clock';

const test = useTestApp();
const as = useEachRole(test);

const HOUR_MS = 3_600_000;

interface Stored {
  updatedAt: string;
}

interface Edited {
  /** Path of the record, unless it cannot be deleted alone. */
  path?: string;
  read(): Promise<Stored>;
  /** @param turn makes each edit different */
  edit(turn: number, readAt?: string): Promise<{ status: number; body: Stored }>;
}

describe('records', () => {
  const admin = useAdmin(test);
  afterEach(() => jest.useRealTimers());

  const get = async (path: string) => (await test.http.get(path).set(admin).expect(200)).body;
  const put = (path: string, body: object) => test.http.put(path).set(admin).send(body);
  const record = (path: string, toChange: (turn: number) => object, read = () => get(path)): Edited => ({
    path,
    read,
    edit: (turn, updatedAt) => put(path, { ...toChange(turn), updatedAt }),
  });
  const found = (path: string, id: string) => async () =>
    (await get(path)).find(({ _id }: { _id: string }) => _id === id) as Stored;
  it('name the other editor and the time of a conflict', async () => {
    const { signedIn: editor } = await createSignedInUser(test, admin, { role: 'editor' });
    const post = await createBlog(test, admin);
    const edit = (who: SignedIn, body: object) => test.http.put(`/api/blogs/${post._id}`).set(who).send(body);
    const { body: first } = await edit(admin, { title: 'First', updatedAt: post.updatedAt }).expect(200);
    const mine = { title: 'Second', updatedAt: post.updatedAt };
    const { body: refused } = await edit(editor, mine).expect(409);
    expect(refused.current.title).toBe('First');
    const entries = (await get('/api/audit?action=blogs.update&page=1')) as { actorId: string; actorName: string }[];
    const [{ actorId: byId, actorName: by }] = entries;
    expect(refused.changed).toEqual({ at: expect.any(String), byId, by });
    expect(Date.parse(refused.changed.at)).toBeGreaterThanOrEqual(Date.parse(first.updatedAt));
    const { body: own } = await edit(admin, mine).expect(409);
    expect(own.changed.byId).toBe(byId);
    await test.connection.collection('audit').deleteMany({ subjectId: post._id });
    expect((await edit(editor, mine).expect(409)).body).not.toHaveProperty('changed');
  });

  const turnOf = <Value>(turn: number, values: Value[]): Value => values[turn % values.length];

  const RECORDS: Record<string, [collection: string, make: () => Promise<Edited>]> = {
    'a post': [
      'blogs',
      async () => {
        const { _id } = await createBlog(test, admin);
        return record(`/api/blogs/${_id}`, (turn) => ({ title: `Title ${turn}` }));
      },
    ],
    'a service': [
      'services',
      async () => {
        const { _id } = await createService(test, admin);
        return record(`/api/services/${_id}`, (turn) => ({ title: `Title ${turn}` }), found('/api/services', _id));
      },
    ],
    'a member of the team': [
      'team',
      async () => {
        const { _id } = await createMember(test, admin);
        return record(`/api/team/${_id}`, (turn) => ({ name: `Name ${turn}` }), found('/api/team', _id));
      },
    ],
    'a page': [
      'pages',
      async () => {
        const { _id } = await createPage(test, admin);
        return record(`/api/pages/${_id}`, (turn) => ({ title: `Title ${turn}` }), found('/api/pages', _id));
      },
    ],
    'a user': [
      'users',
      async () => {
        const { _id } = await createUser(test, admin);
        return record(`/api/users/${_id}`, (turn) => ({ name: `Name ${turn}` }), found('/api/users', _id));
      },
    ],
    'a message': [
      'contacts',
      async () => {
        const id = await sendMessage(test, { email: 'mutinta@example.com' });
        return record(`/api/contact/${id}`, (turn) => ({ status: turnOf(turn, ['read', 'new']) }));
      },
    ],
    'a request': [
      'projectrequests',
      async () => {
        const id = await sendRequest(test);
        const toChange = (turn: number) => ({ status: turnOf(turn, ['in_review', 'pending']) });
        return record(`/api/project/${id}`, toChange, () => readRequest(test, admin, id));
      },
    ],
    'a quote': [
      'projectrequests',
      async () => {
        const id = await sendRequest(test);
        const { revisions: _, ...quote } = await saveQuote(test, admin, id);
        return {
          read: async () => (await readQuote(test, admin, id)) as Stored,
          edit: async (turn, updatedAt) => {
            const body = { ...quote, price: 100 + turn, updatedAt };
            return test.http.post('/api/project/quote').set(admin).send(body);
          },
        };
      },
    ],
    'the settings': [
      'settings',
      async () => {
        await put('/api/settings', { siteName: 'First' }).expect(200);
        return record('/api/settings', (turn) => ({ siteName: `Name ${turn}` }));
      },
    ],
  };

  it.each(['a post', 'a service', 'a member of the team', 'a page', 'a message'])(
    'hide %s when deleted, and restore it unchanged',
    async (name) => {
      const { path, read } = await RECORDS[name][1]();
      const before = await read();
      const { body } = await test.http.delete(`${path}`).set(admin).expect(200);
      expect(body).toEqual({ success: true });
      expect(await read().catch(() => undefined)).toBeUndefined();
      expect((await test.http.post(`${path}/restore`).set(admin).expect(200)).body).toEqual(before);
      expect(await read()).toEqual(before);
    },
  );

  describe.each(Object.entries(RECORDS))('%s', (_name, [collection, make]) => {
    let edited: Edited;
    beforeEach(async () => {
      edited = await make();
    });

    const expectStale = async (turn: number, readAt: string) => {
      const stored = await edited.read();
      const { status, body } = await edited.edit(turn, readAt);
      expect(status).toBe(409);
      // The 409 contains the stored record, and the record has not changed.
      expect(body).toMatchObject({ message: MESSAGES.editConflict, current: { updatedAt: stored.updatedAt } });
      expect(await edited.read()).toEqual(stored);
    };
    const expectSaved = async (turn: number, readAt?: string) => {
      const { status, body } = await edited.edit(turn, readAt);
      expect([200, 201]).toContain(status);
      expect(await edited.read()).toEqual(expect.objectContaining({ updatedAt: body.updatedAt }));
      return body.updatedAt;
    };

    it('has a later updatedAt after each edit, whatever the clock says', async () => {
      const read = (await edited.read()).updatedAt;
      putClock(-HOUR_MS);
      const first = await expectSaved(1, read);
      expect(Date.parse(first)).toBeGreaterThan(Date.parse(read));
      await expectStale(2, read);
      const second = await expectSaved(3, first);
      expect(Date.parse(second)).toBeGreaterThan(Date.parse(first));
    });

    it('has a later updatedAt after each of two edits in one millisecond', async () => {
      putClock(HOUR_MS);
      const first = await expectSaved(1);
      const second = await expectSaved(2);
      expect(Date.parse(second)).toBeGreaterThan(Date.parse(first));
      await expectStale(3, first);
    });

    it('accepts one of two edits of the same version, and counts them', async () => {
      const read = (await edited.read()).updatedAt;
      const answers = await Promise.all([edited.edit(1, read), edited.edit(2, read)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([expect.any(Number), 409]);
      const { updatedAt } = await edited.read();
      const row = await test.connection.collection(collection).findOne({}, { sort: { updatedAt: -1 } });
      expect(row?.version).toBeGreaterThan(0);
      expect(updatedAt).not.toBe(read);
    });

    it('can be edited when stored before versions existed', async () => {
      await test.connection.collection(collection).updateMany({}, { $unset: { version: 1 } });
      const read = (await edited.read()).updatedAt;
      await expectSaved(1, read);
      await expectStale(2, read);
      await expectSaved(3);
    });
  });
});

const UNKNOWN = '0123456789abcdef01234567';

describe('change of a record that was deleted meanwhile', () => {
  beforeAll(() => forgetRecords(test));

  const call = (method: 'put' | 'post' | 'delete', path: string, who: SignedIn, body?: object) =>
    test.http[method](`/api/${path}`).set(who).send(body);
  const create = async (kind: TrashKind, input: object): Promise<string> =>
    (await call('post', kind, as.editor, input).expect(201)).body._id;
  const remove = (kind: TrashKind, id: string) => call('delete', `${kind}/${id}`, as.admin).expect(200);
  const removeRequest = (id: string) => call('post', 'project/bulk/delete', as.admin, { ids: [id] }).expect(200);
  const newest = async (): Promise<TrashEntry> =>
    (await test.http.get('/api/trash?page=1&limit=1').set(as.admin).expect(200)).body[0];

  it.each<[TrashKind, string, () => Promise<string>, object]>([
    ['team', 'Mutale Bwalya', async () => (await createMember(test, as.editor))._id, { name: 'Typed' }],
    ['services', 'Web App Designing', async () => (await createService(test, as.editor))._id, { title: 'Typed' }],
    ['blogs', 'A post', async () => (await createBlog(test, as.editor))._id, { title: 'Typed' }],
    ['pages', 'Vision', () => create('pages', { title: 'Vision', slug: 'vision' }), { title: 'Typed' }],
    ['saved-texts', 'Thanks', () => create('saved-texts', { title: 'Thanks', text: 'T' }), { text: 'Typed' }],
    ['project', 'Web App Designing (Mutinta Phiri)', () => sendRequest(test), { status: 'in_review' }],
  ])('names for %s who deleted it, when, and how to restore it', async (kind, name, add, edit) => {
    const id = await add();
    await (kind === 'project' ? removeRequest(id) : remove(kind, id));
    const { body } = await call('put', `${kind}/${id}`, as.editor, edit).expect(404);
    const { _id, deletedAt: at } = await newest();
    expect(body).toEqual({ ...NOT_FOUND, deleted: { id: _id, name, at, by: 'Admin User' } });
  });

  it('names the deletion for a post’s draft, which has no audit entry', async () => {
    const { _id } = await createBlog(test, as.editor);
    await remove('blogs', _id);
    const draft = { fields: { title: 'Typed' }, version: 0, basedOn: 0 };
    const { body } = await call('put', `blogs/${_id}/draft`, as.editor, draft).expect(404);
    expect(body.deleted).toMatchObject({ id: (await newest())._id, by: 'Admin User' });
  });

  it('names the deletion of a quote’s request', async () => {
    const projectRequestId = await sendRequest(test);
    await removeRequest(projectRequestId);
    const { body } = await call('post', 'project/quote', as.editor, { ...QUOTE, projectRequestId }).expect(404);
    expect(body.deleted).toMatchObject({ id: (await newest())._id, by: 'Admin User' });
  });

  it('names the deletion for replies to a request or message', async () => {
    const request = await sendRequest(test);
    await removeRequest(request);
    const message = await sendMessage(test, { email: 'mutinta@example.com' });
    await remove('contact', message);
    const email = 'mutinta@example.com';
    const reply = { contactId: message, email, subject: 'Re', message: 'Typed', lastReplyId: null };
    for (const [path, body] of [
      [`project/${request}/messages`, { kind: 'reply', text: 'Typed', lastReplyId: null }],
      [`contact/${message}/messages`, { kind: 'note', text: 'Typed' }],
      ['contact/reply', reply],
    ] as const) {
      const refused = await call('post', path, as.editor, body).expect(404);
      expect([path, refused.body.deleted]).toEqual([path, expect.objectContaining({ by: 'Admin User' })]);
    }
  });

  it('is saved once the record is restored', async () => {
    const { _id, updatedAt } = await createMember(test, as.editor);
    await remove('team', _id);
    const { body } = await call('put', `team/${_id}`, as.editor, { name: 'Typed', updatedAt }).expect(404);
    await call('post', `trash/${body.deleted.id}/restore`, as.editor).expect(200);
    const saved = await call('put', `team/${_id}`, as.editor, { name: 'Typed', updatedAt }).expect(200);
    expect(saved.body.name).toBe('Typed');
  });

  it('names nothing without the right to restore, or after permanent deletion', async () => {
    const { _id: id } = await createMember(test, as.editor);
    await remove('team', id);
    const edit = { name: 'Typed' };
    expect((await call('put', `team/${id}`, as.viewer, edit).expect(403)).body).not.toHaveProperty('deleted');
    expect((await call('put', `team/${id}`, {}, edit).expect(401)).body).not.toHaveProperty('deleted');
    expect((await call('delete', `team/${id}`, as.editor).expect(404)).body).toEqual(NOT_FOUND);
    expect((await call('put', `team/${UNKNOWN}`, as.editor, edit).expect(404)).body).toEqual(NOT_FOUND);

    // No call gives editors data of an account that an administrator has deleted.
    const user = await createUser(test, as.admin);
    await remove('users', user._id);
    expect((await call('put', `team/${user._id}`, as.editor, edit).expect(404)).body).toEqual(NOT_FOUND);

    const long = new Date(Date.now() - (TRASH_DAYS * 24 + 1) * 3_600_000);
    await test.connection.collection('trash').updateMany({}, { $set: { deletedAt: long } });
    expect((await call('put', `team/${id}`, as.editor, edit).expect(404)).body).toEqual(NOT_FOUND);
  });
});
