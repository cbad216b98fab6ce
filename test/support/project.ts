import type { ProjectRequestWithThread, Quote, QuoteInput } from '../../src/contract/project';
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

export async function saveQuote(
  test: TestApp,
  editor: SignedIn,
  projectRequestId: string,
  changes: Partial<QuoteInput> = {},
): Promise<Quote> {
  const body = { projectRequestId, ...QUOTE, ...changes };
  const answer = await test.http.post('/api/project/quote').set(editor).send(body);
  if (answer.status > 201) throw new Error(`the quote was not saved: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as Quote;
}

export async function readRequest(test: TestApp, viewer: SignedIn, id: string): Promise<ProjectRequestWithThread> {
  return (await test.http.get(`/api/project/${id}`).set(viewer).expect(200)).body as ProjectRequestWithThread;
}

export async function readQuote(test: TestApp, viewer: SignedIn, requestId: string): Promise<Quote | null> {
  return (await test.http.get(`/api/project/admin/quote/${requestId}`).set(viewer).expect(200)).body as Quote | null;
}
