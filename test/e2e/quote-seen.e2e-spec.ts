import type { TrackedRequest } from '../../src/contract/project';
import { asNewVisitor, type SignedIn, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { failNext } from '../support/failing-database';
import { acceptQuote, REQUEST, readQuote, readRequest, saveQuote, sendRequest } from '../support/project';

const ISO = /^\d{4}-\d\d-\d\dT.*Z$/;

/** Tests the time at which the client first saw the sent terms. A revision has one such time, which staff see. */
describe('quote’s time of first view', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  let requestId: string;
  beforeEach(async () => {
    requestId = await sendRequest(test);
  });

  const send = (price = 640) => saveQuote(test, as.editor, requestId, { status: 'sent', price });
  const track = (who: SignedIn | ReturnType<typeof asNewVisitor> = asNewVisitor()) =>
    test.http.get(`/api/project/track/${requestId}`).set(who).expect(200);
  const seen = async () => (await readQuote(test, as.viewer, requestId))?.revisions.map(({ seenAt }) => seenAt ?? null);

  it('is recorded when the page asks first, and stays', async () => {
    await send();
    expect(await seen()).toEqual([null]);
    await Promise.all([track(), track(), track()]);
    const [first] = (await seen()) ?? [];
    expect(first).toMatch(ISO);
    await track();
    expect(await seen()).toEqual([first]);
  });

  it('is recorded again for each revision', async () => {
    await send();
    await track();
    const [first] = (await seen()) ?? [];
    await send(6_400);
    expect(await seen()).toEqual([first, null]);
    await track();
    expect(await seen()).toEqual([first, expect.stringMatching(ISO)]);
  });

  it('ignores staff, HEAD, server rendering and calls for the quote alone', async () => {
    await send();
    for (const role of ['viewer', 'editor', 'admin'] as const) await track(as[role]);
    await test.http.head(`/api/project/track/${requestId}`).set(asNewVisitor()).expect(200);
    await test.http.get(`/quotes/${requestId}`).set(asNewVisitor()).expect(200);
    await test.http.get(`/api/project/quote/${requestId}`).set(asNewVisitor()).expect(200);
    expect(await seen()).toEqual([null]);
  });

  it('is not recorded for a draft, nor without a quote', async () => {
    await track();
    await saveQuote(test, as.editor, requestId, { status: 'draft' });
    await track();
    await send();
    expect(await seen()).toEqual([null]);
  });

  it('is no edit: an open editor saves without a conflict', async () => {
    const { updatedAt } = await send();
    const before = await readRequest(test, as.viewer, requestId);
    await track();
    expect((await readRequest(test, as.viewer, requestId)).updatedAt).toBe(before.updatedAt);
    expect((await readQuote(test, as.viewer, requestId))?.updatedAt).toBe(updatedAt);
    await test.http
      .post('/api/project/quote')
      .set(as.editor)
      .send({ projectRequestId: requestId, price: 700, timeEstimate: 6, teamSize: 'Two', status: 'sent', updatedAt })
      .expect(200);
  });

  it('is hidden from the client', async () => {
    await send();
    await track();
    await send(6_400);
    const answer = (await track()).body as TrackedRequest;
    expect(answer.quote?.previous).not.toBeNull();
    expect(JSON.stringify(answer)).not.toContain('seenAt');
  });

  it('stays unchanged when the client accepts', async () => {
    await send();
    await track();
    const noted = await seen();
    await acceptQuote(test, requestId).expect(200);
    expect(await seen()).toEqual(noted);
  });

  it('may fail to be stored, and is recorded next time', async () => {
    await send();
    const failed = failNext('projectrequests', 'findOneAndUpdate');
    expect(((await track()).body as TrackedRequest).quote?.price).toBe(640);
    await failed;
    expect(await seen()).toEqual([null]);
    await track();
    expect(await seen()).toEqual([expect.stringMatching(ISO)]);
  });

  it('appears in a person’s data, and on their timeline', async () => {
    const email = 'seen@example.com';
    requestId = await sendRequest(test, { ...REQUEST, email });
    await send();
    await track();
    const file = await test.http.post('/api/privacy/export').set(as.admin).send({ email }).expect(200);
    expect(file.body.records.requests[0].quote.revisions[0].seenAt).toMatch(ISO);
    const titles = (await test.http.get(`/api/timeline/requests/${requestId}`).set(as.viewer)).body;
    expect(JSON.stringify(titles)).toContain('Quote seen');
  });
});
