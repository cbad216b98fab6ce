import { MESSAGES } from '../../src/contract/errors';
import { type SignedIn, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog, createMember, createService } from '../support/content';
import { readQuote, readRequest, saveQuote, sendRequest } from '../support/project';
import { createSignedInUser, createUser } from '../support/users';
import { putClock } from '../support/wall-clock';

const HOUR_MS = 3_600_000;

interface Stored {
  updatedAt: string;
}

interface Edited {
  read(): Promise<Stored>;
  /** @param turn makes each edit different */
  edit(turn: number, readAt?: string): Promise<{ status: number; body: Stored }>;
}

describe('edit conflicts', () => {
  const test = useTestApp();
  const admin = useAdmin(test);
  afterEach(() => jest.useRealTimers());

  const get = async (path: string) => (await test.http.get(path).set(admin).expect(200)).body;
  const put = (path: string, body: object) => test.http.put(path).set(admin).send(body);
  const record = (path: string, toChange: (turn: number) => object, read = () => get(path)): Edited => ({
    read,
    edit: (turn, updatedAt) => put(path, { ...toChange(turn), updatedAt }),
  });
  const found = (path: string, id: string) => async () =>
    (await get(path)).find(({ _id }: { _id: string }) => _id === id) as Stored;
  it('name the other editor and the time', async () => {
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

  let pages = 0;
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
        const { slug, _id } = await createService(test, admin);
        return record(
          `/api/services/${_id}`,
          (turn) => ({ title: `Title ${turn}` }),
          () => get(`/api/services/${slug}`),
        );
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
        pages += 1;
        const body = { title: 'A page', slug: `page-${pages}`, content: 'Words.', status: 'draft' };
        const { _id } = (await test.http.post('/api/pages').set(admin).send(body).expect(201)).body;
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
        const message = { name: 'A', email: 'a@example.com', subject: 'B', message: 'C' };
        await test.http.post('/api/contact').send(message).expect(201);
        const [{ _id }] = await get('/api/contact');
        return record(`/api/contact/${_id}`, (turn) => ({ status: turnOf(turn, ['read', 'new']) }));
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

  describe.each(Object.entries(RECORDS))('%s', (_name, [collection, make]) => {
    let edited: Edited;
    beforeEach(async () => {
      edited = await make();
    });

    const expectStale = async (turn: number, readAt: string) => {
      const stored = await edited.read();
      const { status, body } = await edited.edit(turn, readAt);
      expect(status).toBe(409);
      // The refusal returns the stored record, which stays unchanged.
      expect(body).toMatchObject({ message: MESSAGES.editConflict, current: { updatedAt: stored.updatedAt } });
      expect(await edited.read()).toEqual(stored);
    };
    const expectSaved = async (turn: number, readAt?: string) => {
      const { status, body } = await edited.edit(turn, readAt);
      expect([200, 201]).toContain(status);
      expect(await edited.read()).toEqual(expect.objectContaining({ updatedAt: body.updatedAt }));
      return body.updatedAt;
    };

    it('has a later updatedAt after each edit, even with the clock set back', async () => {
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
