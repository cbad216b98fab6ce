import {
  PROJECT_STATUSES,
  type ProjectRequest,
  QUOTE_STATUSES,
  type Quote,
  type TrackedRequest,
  type VisitorQuote,
} from '../../../src/contract/project';
import { isPair } from '../../../src/project/rules/request-and-quote';
import { termsOf } from '../../../src/project/schemas/quote.schema';
import { asNewVisitor, useEachRole } from '../../support/accounts';
import { useMailedApp } from '../../support/mailed-app';
import { QUOTE, REQUEST, readQuote, readRequest, sendRequest } from '../../support/project';
import fc from '../../support/random-cases';

const TIME_LIMIT_MS = 20_000;

/** Data that the screens of two clients and two members of staff show. It may be outdated. */
interface Screens {
  requestId: string;
  clients: (VisitorQuote | null)[];
  clerks: { request?: ProjectRequest; quote?: Quote | null }[];
}

/** Makes one person's next call and checks its answer. */
type Call = (screens: Screens) => Promise<void>;

/** Returns a revision without `seenAt`, because it may change and is no part of the terms. */
const unseen = ({ seenAt: _, ...revision }: Quote['revisions'][number]) => revision;

describe('random actions of two clients and two colleagues on one request', () => {
  const test = useMailedApp();
  const as = useEachRole(test);

  const person = fc.constantFrom(0, 1);
  const maybe = fc.boolean();

  const look = person.map(
    (client): Call =>
      async (screens) => {
        const { body } = await test.http.get(`/api/project/track/${screens.requestId}`).set(asNewVisitor()).expect(200);
        screens.clients[client] = (body as TrackedRequest).quote;
        expect(isPair({ status: body.status, quote: body.quote })).toBe(true);
      },
  );

  const answer = fc
    .record({ client: person, word: fc.constantFrom('accept', 'decline'), guess: fc.integer({ min: 1, max: 3 }) })
    .map(
      ({ client, word, guess }): Call =>
        async ({ requestId, clients }) => {
          const seen = clients[client];
          const body = { email: REQUEST.email, revision: seen?.revision ?? guess };
          const reply = await test.http.post(`/api/project/quote/${requestId}/${word}`).set(asNewVisitor()).send(body);
          expect([200, 409]).toContain(reply.status);
          if (reply.status === 200 && seen) expect(termsOf(reply.body.quote)).toEqual(termsOf(seen));
          if (reply.status === 200) expect(reply.body.quote.revision).toBe(body.revision);
        },
    );

  const read = person.map(
    (clerk): Call =>
      async ({ requestId, clerks }) => {
        clerks[clerk] = {
          request: await readRequest(test, as.editor, requestId),
          quote: await readQuote(test, as.editor, requestId),
        };
      },
  );

  const put = fc.record({ clerk: person, status: fc.constantFrom(...PROJECT_STATUSES), isCareful: maybe }).map(
    ({ clerk, status, isCareful }): Call =>
      async ({ requestId, clerks }) => {
        const body = { status, ...(isCareful && { updatedAt: clerks[clerk].request?.updatedAt }) };
        const reply = await test.http.put(`/api/project/${requestId}`).set(as.editor).send(body);
        expect([200, 400, 409]).toContain(reply.status);
        if (reply.status === 200) expect(reply.body.status).toBe(status);
      },
  );

  const save = fc
    .record({
      clerk: person,
      price: fc.constantFrom(0, 640, 6_400),
      status: fc.option(fc.constantFrom(...QUOTE_STATUSES), { nil: undefined }),
      isCareful: maybe,
    })
    .map(
      ({ clerk, price, status, isCareful }): Call =>
        async ({ requestId, clerks }) => {
          const updatedAt = isCareful ? clerks[clerk].quote?.updatedAt : undefined;
          const body = { ...QUOTE, projectRequestId: requestId, price, status, updatedAt };
          const reply = await test.http.post('/api/project/quote').set(as.editor).send(body);
          expect([200, 201, 400, 409]).toContain(reply.status);
          if (reply.status < 300) expect(reply.body).toMatchObject({ price, ...(status && { status }) });
        },
    );

  const mail = fc.record({ clerk: person, isTaken: maybe }).map(
    ({ clerk, isTaken }): Call =>
      async ({ clerks }) => {
        const quoteId = clerks[clerk].quote?._id;
        if (!quoteId) return;
        test.mailbox.mode = isTaken ? 'accept' : 'refuse';
        const reply = await test.http.post('/api/project/quote/send-email').set(as.editor).send({ quoteId });
        expect([200, 400, 409, 502]).toContain(reply.status);
        if (reply.status === 200) expect(reply.body.quote.status).not.toBe('draft');
      },
  );

  const call = fc.oneof(look, answer, answer, read, put, save, save, mail);

  it('keep every pair valid, revise changed terms and accept only shown terms', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(call, { minLength: 1, maxLength: 4 }), { maxLength: 8 }), async (rounds) => {
        const requestId = await sendRequest(test);
        const screens: Screens = { requestId, clients: [null, null], clerks: [{}, {}] };
        let before: Quote['revisions'] = [];
        for (const calls of rounds) {
          await Promise.all(calls.map((work) => work(screens)));
          const request = await readRequest(test, as.viewer, requestId);
          const quote = await readQuote(test, as.viewer, requestId);
          expect(isPair({ status: request.status, quote: quote as never })).toBe(true);
          const sent = quote?.revisions ?? [];
          expect(sent.slice(0, before.length).map(unseen)).toEqual(before.map(unseen));
          expect(sent.map(({ revision }) => revision)).toEqual(sent.map((_, at) => at + 1));
          if (quote && !['draft', 'rejected'].includes(quote.status)) {
            expect(quote.price).toBeGreaterThan(0);
            expect(termsOf(quote)).toEqual(termsOf(sent[sent.length - 1]));
          }
          before = sent;
        }
      }),
      { interruptAfterTimeLimit: TIME_LIMIT_MS, markInterruptAsFailure: false, numRuns: 1_000 },
    );
  });
});
