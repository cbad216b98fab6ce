import { BUILT_IN_SERVICES } from '../../src/contract/built-in-services';
import { PROJECT_TEXTS, type ProjectRequest } from '../../src/contract/project';
import { QUOTE_TEXTS } from '../../src/contract/quote-texts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { asNewVisitor, type SignedIn, useEachRole } from '../support/accounts';
import { useMailedApp } from '../support/mailed-app';
import { QUOTE, REQUEST, readQuote, readRequest, saveQuote, sendRequest } from '../support/project';

const test = useMailedApp();
const as = useEachRole(test);

const UNKNOWN = '0123456789abcdef01234567';

describe('quote requests', () => {
  beforeEach(async () => {
    await test.forgetMail();
    for (const name of ['projectrequests', 'services']) await test.connection.collection(name).deleteMany({});
  });

  const send = (body: object) => test.http.post('/api/project').set(asNewVisitor()).send(body);
  const list = (query = '') => test.http.get(`/api/project${query}`).set(as.viewer);

  describe('POST /project', () => {
    it('stores the request as pending and returns its number', async () => {
      const answer = await send(REQUEST).expect(201);
      const { requestId } = answer.body;
      expect(answer.body).toEqual({
        success: true,
        message: PROJECT_TEXTS.submitted,
        msg: PROJECT_TEXTS.submitted,
        requestId: expect.stringMatching(/^[0-9a-f]{24}$/),
      });
      expect(await readRequest(test, as.viewer, requestId)).toEqual({
        ...REQUEST,
        tpin: '',
        _id: requestId,
        serviceId: { _id: 'web-app-designing', title: BUILT_IN_SERVICES[0].title },
        status: 'pending',
        assignee: null,
        thread: [],
        steps: [],
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
      });
    });

    it('fills in defaults', async () => {
      const { name, email, serviceId, description } = REQUEST;
      const stored = await readRequest(
        test,
        as.viewer,
        await sendRequest(test, { name, email, serviceId, description }),
      );
      expect(stored).toMatchObject({
        phone: '',
        organisation: '',
        tpin: '',
        projectScope: 'medium',
        teamSize: 'medium',
        timeframe: 'flexible',
      });
    });

    it('gives numbers that cannot be guessed from others', async () => {
      const ids = [await sendRequest(test), await sendRequest(test), await sendRequest(test)];
      // The ids are random in all parts. Ids from the MongoDB driver would share their first 18 digits within a second.
      expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(3);
      expect(new Set(ids.map((id) => id.slice(8, 18))).size).toBe(3);
    });

    it('emails the owner', async () => {
      const arrival = test.mailbox.next(DEFAULT_SETTINGS.contactEmail);
      await sendRequest(test, { ...REQUEST, description: 'Fast <please>' });
      const mail = await arrival;
      expect(mail.envelope.to).toEqual([DEFAULT_SETTINGS.contactEmail]);
      expect(mail.replyTo).toMatchObject([{ address: REQUEST.email }]);
      expect(mail.subject).toBe(`New quote request: ${BUILT_IN_SERVICES[0].title}`);
      for (const words of [
        'Kafue Growers',
        'Within 3 Months',
        '1-2 members',
        'https://mosi.example/admin/quotes?request=',
        'Fast <please>',
      ]) {
        expect(mail.text).toContain(words);
      }
      expect(mail.html).toContain('Fast &lt;please&gt;');
    });

    it('keeps the title of a stored service after its deletion', async () => {
      const body = { title: 'Drone  mapping', description: 'From above.', icon: 'code', features: [], order: 1 };
      const service = (await test.http.post('/api/services').set(as.editor).send(body).expect(201)).body;
      const byId = await sendRequest(test, { ...REQUEST, serviceId: service._id });
      const bySlug = await sendRequest(test, { ...REQUEST, serviceId: service.slug });
      await test.http.delete(`/api/services/${service._id}`).set(as.editor).expect(200);
      for (const id of [byId, bySlug]) {
        expect((await readRequest(test, as.viewer, id)).serviceId).toEqual({
          _id: service._id,
          title: 'Drone mapping',
        });
      }
    });

    it('accepts a built-in service only while none is stored', async () => {
      const body = { title: 'Drones', description: 'From above.', icon: 'code', features: [], order: 1 };
      await test.http.post('/api/services').set(as.editor).send(body).expect(201);
      const answer = await send(REQUEST).expect(400);
      expect(answer.body.errors).toEqual([{ field: 'serviceId', message: expect.any(String) }]);
    });

    it('drops fields that visitors may not set', async () => {
      const id = await sendRequest(test, {
        ...REQUEST,
        status: 'accepted',
        _id: UNKNOWN,
        version: 99,
        quote: QUOTE,
        pendingMails: ['quote'],
      });
      expect(id).not.toBe(UNKNOWN);
      expect((await readRequest(test, as.viewer, id)).status).toBe('pending');
    });
  });

  describe('GET /project', () => {
    it('returns ten per page, newest first, and the number of pages', async () => {
      const ids: string[] = [];
      for (let sent = 0; sent < 11; sent += 1) ids.unshift(await sendRequest(test));
      const idsOf = (requests: ProjectRequest[]) => requests.map(({ _id }) => _id);

      const first = (await list().expect(200)).body;
      expect(Object.keys(first).sort()).toEqual(['pagination', 'projectRequests']);
      expect(idsOf(first.projectRequests)).toEqual(ids.slice(0, 10));
      expect(first.pagination).toEqual({ total: 11, page: 1, limit: 10, pages: 2 });
      const second = (await list('?page=2').expect(200).expect('X-Total-Count', '11')).body;
      expect(idsOf(second.projectRequests)).toEqual(ids.slice(10));
      const third = (await list('?page=3&limit=5').expect(200)).body;
      expect(idsOf(third.projectRequests)).toEqual(ids.slice(10));
      expect(third.pagination).toEqual({ total: 11, page: 3, limit: 5, pages: 3 });
    });

    it('hides internal fields', async () => {
      await sendRequest(test);
      const [request] = (await list().expect(200)).body.projectRequests;
      for (const hidden of ['version', 'quote', 'pendingMails', 'serviceTitle', '__v'])
        expect(request).not.toHaveProperty(hidden);
    });

    it('filters by status', async () => {
      const id = await sendRequest(test);
      await sendRequest(test);
      await test.http.put(`/api/project/${id}`).set(as.editor).send({ status: 'in_review' }).expect(200);
      const { projectRequests, pagination } = (await list('?status=in_review').expect(200)).body;
      expect(projectRequests).toMatchObject([{ _id: id, status: 'in_review' }]);
      expect(pagination).toEqual({ total: 1, page: 1, limit: 10, pages: 1 });
      expect((await list('?status=accepted').expect(200)).body.pagination).toMatchObject({ total: 0, pages: 0 });
    });
  });
});

describe('PUT /project/:id', () => {
  const put = (id: string, body: object) => test.http.put(`/api/project/${id}`).set(as.editor).send(body);

  it('sets any status from any other and nothing else', async () => {
    const id = await sendRequest(test);
    const before = await readRequest(test, as.viewer, id);
    for (const status of ['rejected', 'pending', 'accepted', 'quoted', 'in_review']) {
      const answer = await put(id, { status, name: 'Somebody Else', serviceId: 'x' }).expect(200);
      expect(answer.body).toEqual({ ...before, status, updatedAt: answer.body.updatedAt });
    }
  });

  it.each([
    ['pending', 'draft'],
    ['in_review', 'draft'],
    ['quoted', 'sent'],
    ['accepted', 'accepted'],
    ['rejected', 'rejected'],
  ] as const)('sets the quote, whatever it was, to the status for %s: %s', async (status, quoteStatus) => {
    for (const from of ['draft', 'accepted', 'expired'] as const) {
      const id = await sendRequest(test);
      await saveQuote(test, as.editor, id, { status: from });
      expect((await put(id, { status }).expect(200)).body.status).toBe(status);
      const expected = from === 'expired' && status === 'quoted' ? 'expired' : quoteStatus;
      expect((await readQuote(test, as.viewer, id))?.status).toBe(expected);
    }
  });

  it.each(['quoted', 'accepted'])('does not set a quote without a price to %s', async (status) => {
    const id = await sendRequest(test);
    const draft = await saveQuote(test, as.editor, id, { price: 0 });
    const refused = await put(id, { status }).expect(400);
    expect(refused.body.errors).toEqual([{ field: 'status', message: QUOTE_TEXTS.noPrice }]);
    expect(await readQuote(test, as.viewer, id)).toEqual(draft);
    expect((await readRequest(test, as.viewer, id)).status).toBe('in_review');
  });

  it('freezes terms when staff mark them as accepted, and stores their note', async () => {
    const id = await sendRequest(test);
    await saveQuote(test, as.editor, id, { status: 'sent', price: 640 });
    await saveQuote(test, as.editor, id, { status: 'draft', price: 600 });
    await put(id, { status: 'accepted', note: ' by phone, the bursar ' }).expect(200);
    expect(await readQuote(test, as.viewer, id)).toMatchObject({
      status: 'accepted',
      answeredBy: 'staff',
      revision: 2,
      revisions: [{ price: 640 }, { price: 600 }],
    });
    const { thread } = await readRequest(test, as.viewer, id);
    const { name } = (await test.http.get('/api/auth/verify').set(as.editor)).body.user;
    expect(thread).toEqual([
      {
        _id: expect.any(String),
        kind: 'note',
        text: 'by phone, the bursar',
        by: name,
        at: expect.stringMatching(/Z$/),
      },
    ]);
  });
});

describe('guessing a request’s email address', () => {
  let requestId: string;
  beforeAll(async () => {
    requestId = await sendRequest(test);
    await saveQuote(test, as.editor, requestId, { status: 'sent' });
  });

  const view = (visitor: SignedIn, email?: string, id = requestId) =>
    test.http
      .get(`/api/project/quote/${id}`)
      .query(email === undefined ? {} : { email })
      .set(visitor);

  it('is blocked after ten calls a minute, right ones too', async () => {
    const visitor = asNewVisitor();
    for (let turn = 0; turn < 10; turn += 1) {
      await view(visitor, `guess${turn}@example.com`, turn % 2 ? requestId : '0123456789abcdef01234567').expect(404);
    }
    for (const email of ['guess@example.com', REQUEST.email]) {
      const refused = await view(visitor, email).expect(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
    await view(visitor).expect(200);
    await view(asNewVisitor(), REQUEST.email).expect(200);
  });

  it('gains nothing from simultaneous calls', async () => {
    const visitor = asNewVisitor();
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_none, turn) => view(visitor, `${turn}@example.com`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(404), ...Array(4).fill(429)]);
  });

  it('limits neither clients who know it nor calls without one', async () => {
    const visitor = asNewVisitor();
    for (let turn = 0; turn < 15; turn += 1) {
      await view(visitor, REQUEST.email.toUpperCase()).expect(200);
      await view(visitor).expect(200);
    }
    await view(visitor, 'guess@example.com').expect(404);
  });
});
