import { TOKEN_HEADER } from '../../src/contract/auth';
import type { Quote, QuoteInput } from '../../src/contract/project';
import { newVisitorAddress } from './browser';
import { ADMIN } from './site';

/** Calls of a site's API as its administrator. */
export interface Office {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  put<T>(path: string, body: unknown): Promise<T>;
  remove(path: string): Promise<void>;
}

async function call<T>(url: string, method: string, body: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { 'x-forwarded-for': newVisitorAddress() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers[TOKEN_HEADER] = token;
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export async function openOffice(siteUrl: string | undefined): Promise<Office> {
  const api = `${siteUrl}/api`;
  const { token } = await call<{ token: string }>(`${api}/auth/login`, 'POST', ADMIN);
  return {
    get: (path) => call(api + path, 'GET', undefined, token),
    post: (path, body) => call(api + path, 'POST', body, token),
    put: (path, body) => call(api + path, 'PUT', body, token),
    remove: async (path) => void (await call(api + path, 'DELETE', undefined, token)),
  };
}

/** Posts to a call as a visitor, who needs no token. */
export const callAsVisitor = <T>(siteUrl: string | undefined, path: string, body: unknown): Promise<T> =>
  call(`${siteUrl}/api${path}`, 'POST', body);

export const CLIENT = { name: 'Mutinta Phiri', email: 'mutinta@school.example' };

/** Sends a quote request as a visitor and returns its id. */
export async function sendRequest(siteUrl: string | undefined, changes: object = {}): Promise<string> {
  const body = {
    ...CLIENT,
    serviceId: 'web-app-designing',
    projectScope: 'large',
    teamSize: 'small',
    timeframe: '3months',
    description: 'A register for one school.',
    ...changes,
  };
  return (await callAsVisitor<{ requestId: string }>(siteUrl, '/project', body)).requestId;
}

/** Creates and sends the quote of a request. The client's page shows it at once. */
export function sendQuote(office: Office, projectRequestId: string, changes: Partial<QuoteInput> = {}): Promise<Quote> {
  const quote = { price: 4800, timeEstimate: 8, teamSize: 'Small Team (2-3 people)', notes: '', status: 'sent' };
  return office.post('/project/quote', { projectRequestId, ...quote, ...changes });
}
