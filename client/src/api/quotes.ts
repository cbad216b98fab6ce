import type {
  ProjectRequest,
  ProjectRequestList,
  ProjectStatus,
  Quote,
  QuoteInput,
  QuoteSent,
} from '@contract/project';
import { request } from './http';

/** Project requests and their quotes, as the back office works on them. */
export interface ProjectQuery {
  /** Empty for all. */
  status: ProjectStatus | '';
  /** From 1. */
  page: number;
  limit: number;
}

export function listProjectRequests(query: ProjectQuery, signal?: AbortSignal): Promise<ProjectRequestList> {
  const search = new URLSearchParams({ page: String(query.page), limit: String(query.limit) });
  if (query.status) search.set('status', query.status);
  return request(`/project?${search}`, { signal });
}

export function readProjectRequest(id: string, signal?: AbortSignal): Promise<ProjectRequest> {
  return request(`/project/${encodeURIComponent(id)}`, { signal });
}

/** 409 with the stored request in `current` when somebody changed it since `updatedAt`. */
export function updateProjectStatus(
  id: string,
  status: ProjectStatus,
  updatedAt: string,
  note = '',
): Promise<ProjectRequest> {
  return request(`/project/${id}`, { method: 'PUT', body: { status, updatedAt, ...(note && { note }) } });
}

/** The quote of a request in any state, or `null` while there is none. */
export function readQuoteOf(projectRequestId: string, signal?: AbortSignal): Promise<Quote | null> {
  return request(`/project/admin/quote/${projectRequestId}`, { signal });
}

/** Creates or updates the one quote of its request. */
export function saveQuote(input: QuoteInput & { updatedAt?: string }): Promise<Quote> {
  return request('/project/quote', { method: 'POST', body: input });
}

/** Mails the client the quote. 502 when the mail server refuses; nothing has changed then. */
export function sendQuoteEmail(quoteId: string): Promise<QuoteSent> {
  return request('/project/quote/send-email', { method: 'POST', body: { quoteId } });
}
