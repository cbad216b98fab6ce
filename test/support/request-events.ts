import type { ListedDocument } from '../../src/contract/documents';
import type { ProjectRequest, Quote } from '../../src/contract/project';
import { asNewVisitor, type SignedIn } from './accounts';
import type { TestApp } from './app';
import {
  issueInvoice,
  QUOTE,
  REQUEST,
  readQuote,
  recordPayment,
  saveAcceptedQuote,
  saveQuote,
  sendRequest,
} from './project';

/** Events of a request that cause emails. */
export const DEAL_EVENTS = ['request', 'send', 'revise', 'accept', 'decline', 'close', 'payment', 'invoice'] as const;
export type DealEvent = (typeof DEAL_EVENTS)[number];

/** True for events that need an accepted quote. */
export const isOfAccepted = (event: DealEvent): boolean => event === 'payment' || event === 'invoice';

export interface Standing {
  request: ProjectRequest | undefined;
  quote: Quote | null;
  documents: ListedDocument[];
}

/** Returns the state of the request from this email address. There is at most one. */
export async function standingOf(test: TestApp, staff: SignedIn, email: string): Promise<Standing> {
  const { body } = await test.http.get('/api/project?limit=100').set(staff).expect(200);
  const request = (body.projectRequests as ProjectRequest[]).find((found) => found.email === email);
  if (!request) return { request, quote: null, documents: [] };
  const documents = await test.http.get(`/api/project/${request._id}/documents`).set(staff).expect(200);
  return { request, quote: await readQuote(test, staff, request._id), documents: documents.body };
}

/** Creates a request in the state that the event needs. */
export async function prepareFor(test: TestApp, staff: SignedIn, event: DealEvent, email: string): Promise<void> {
  if (event === 'request') return;
  const requestId = await sendRequest(test, { ...REQUEST, email });
  if (isOfAccepted(event)) await saveAcceptedQuote(test, staff, requestId);
  else await saveQuote(test, staff, requestId, { status: event === 'send' ? 'draft' : 'sent' });
}

export async function makeHappen(test: TestApp, staff: SignedIn, event: DealEvent, email: string): Promise<void> {
  if (event === 'request') {
    await sendRequest(test, { ...REQUEST, email });
    return;
  }
  const { request: { _id } = { _id: '' }, quote } = await standingOf(test, staff, email);
  if (event === 'revise') await saveQuote(test, staff, _id, { status: 'sent', price: QUOTE.price + 100 });
  else if (event === 'send') {
    await test.http.post('/api/project/quote/send-email').set(staff).send({ quoteId: quote?._id }).expect(200);
  } else if (event === 'payment') {
    await recordPayment(test, staff, _id, { amount: 10 }).expect(201);
  } else if (event === 'invoice') {
    await issueInvoice(test, staff, _id, 0).expect(201);
  } else if (event === 'close') {
    await test.http.put(`/api/project/${_id}`).set(staff).send({ status: 'rejected' }).expect(200);
  } else {
    const answer = test.http.post(`/api/project/quote/${_id}/${event}`).set(asNewVisitor());
    await answer.send({ email, revision: 1 }).expect(200);
  }
}
