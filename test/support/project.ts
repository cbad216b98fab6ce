import { lusakaDay } from '../../src/contract/lusaka-day';
import type { ProjectRequestWithThread, Quote, QuoteInput, TrackedRequest } from '../../src/contract/project';
import { asNewVisitor, type SignedIn } from './accounts';
import type { TestApp } from './app';

/** Body of a request that tests send as a visitor. */
export const REQUEST = {
  name: 'Mutinta Phiri',
  email: 'mutinta@example.com',
  phone: '0977 123 456',
  organisation: 'Kafue Growers',
  serviceId: 'web-app-designing',
  projectScope: 'large',
  teamSize: 'small',
  timeframe: '3months',
  description: 'A website for our cooperative.\nWith prices.',
} as const;

export async function sendRequest(test: TestApp, body: object = REQUEST): Promise<string> {
  const answer = await test.http.post('/api/project').set(asNewVisitor()).send(body).expect(201);
  return answer.body.requestId as string;
}

export const QUOTE = {
  price: 1250.5,
  timeEstimate: 6,
  teamSize: 'Small Team (2-3 people)',
  notes: 'Paid in two parts.',
  status: 'draft',
} as const satisfies Omit<QuoteInput, 'projectRequestId'>;

/** Posts a quote, for tests of the answer. */
export const postQuote = (test: TestApp, editor: SignedIn, projectRequestId: string, changes: object = {}) =>
  test.http
    .post('/api/project/quote')
    .set(editor)
    .send({ projectRequestId, ...QUOTE, ...changes });

export async function saveQuote(
  test: TestApp,
  editor: SignedIn,
  projectRequestId: string,
  changes: Partial<QuoteInput> = {},
): Promise<Quote> {
  const answer = await postQuote(test, editor, projectRequestId, changes);
  if (answer.status > 201) throw new Error(`the quote was not saved: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as Quote;
}

/** Sends a quote with these terms, and saves it as accepted, as staff do after a phone call. */
export async function saveAcceptedQuote(
  test: TestApp,
  editor: SignedIn,
  requestId: string,
  terms: Partial<QuoteInput> = {},
): Promise<Quote> {
  await saveQuote(test, editor, requestId, { ...terms, status: 'sent' });
  return saveQuote(test, editor, requestId, { ...terms, status: 'accepted' });
}

/** Like `saveAcceptedQuote`, for a new request. Returns the id of the request. */
export async function acceptedRequest(test: TestApp, editor: SignedIn, terms?: Partial<QuoteInput>): Promise<string> {
  const requestId = await sendRequest(test);
  await saveAcceptedQuote(test, editor, requestId, terms);
  return requestId;
}

/** Accepts the first revision of the quote, as the client of `REQUEST`. */
export const acceptQuote = (test: TestApp, requestId: string, changes: object = {}) =>
  test.http
    .post(`/api/project/quote/${requestId}/accept`)
    .set(asNewVisitor())
    .send({ email: REQUEST.email, revision: 1, ...changes });

/** Records a payment that came in today through the bank, unless `payment` says otherwise. */
export const recordPayment = (test: TestApp, editor: SignedIn, requestId: string, payment: object) =>
  test.http
    .post(`/api/project/${requestId}/payments`)
    .set(editor)
    .send({ day: lusakaDay(new Date()), method: 'bank', ...payment });

/** Issues the invoice of an instalment. `entry` is its place in the payment schedule. */
export const issueInvoice = (test: TestApp, editor: SignedIn, requestId: string, entry: number, changes?: object) =>
  test.http
    .post(`/api/project/${requestId}/invoices`)
    .set(editor)
    .send({ entry, ...changes });

export const deleteRequest = (test: TestApp, editor: SignedIn, requestId: string) =>
  test.http
    .post('/api/project/bulk/delete')
    .set(editor)
    .send({ ids: [requestId] })
    .expect(200);

/** Reads a request as its client. */
export async function trackRequest(test: TestApp, requestId: string): Promise<TrackedRequest> {
  return (await test.http.get(`/api/project/track/${requestId}`).set(asNewVisitor()).expect(200)).body;
}

export async function readRequest(test: TestApp, viewer: SignedIn, id: string): Promise<ProjectRequestWithThread> {
  return (await test.http.get(`/api/project/${id}`).set(viewer).expect(200)).body as ProjectRequestWithThread;
}

export async function readQuote(test: TestApp, viewer: SignedIn, requestId: string): Promise<Quote | null> {
  return (await test.http.get(`/api/project/admin/quote/${requestId}`).set(viewer).expect(200)).body as Quote | null;
}
