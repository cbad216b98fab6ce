import { QUOTE_TEXTS } from '../../src/contract/quote-texts';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { readQuote, readRequest, saveQuote, sendRequest } from '../support/project';

describe('PUT /project/:id', () => {
  const test = useTestApp();
  const as = useEachRole(test);

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
