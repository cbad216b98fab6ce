import type { ContactMessage, ContactReplyInput, ContactSort, ContactStatus, SortOrder } from '@contract/contact';
import type { Accepted, Done } from '@contract/errors';
import { type List, request, requestList } from './http';

/** The messages of visitors, as the back office works on them. */
export interface ContactQuery {
  q: string;
  /** Empty for all. */
  status: ContactStatus | '';
  sort: ContactSort;
  order: SortOrder;
  /** From 1. */
  page: number;
  limit: number;
}

export function listContacts(query: ContactQuery, signal?: AbortSignal): Promise<List<ContactMessage>> {
  const search = new URLSearchParams({
    sort: query.sort,
    order: query.order,
    page: String(query.page),
    limit: String(query.limit),
  });
  if (query.q) search.set('q', query.q);
  if (query.status) search.set('status', query.status);
  return requestList(`/contact?${search}`, { signal });
}

export function readContact(id: string, signal?: AbortSignal): Promise<ContactMessage> {
  return request(`/contact/${encodeURIComponent(id)}`, { signal });
}

/** 409 with the stored message in `current` when somebody changed it since `updatedAt`. */
export function updateContactStatus(id: string, status: ContactStatus, updatedAt: string): Promise<ContactMessage> {
  return request(`/contact/${id}`, { method: 'PUT', body: { status, updatedAt } });
}

export function removeContact(id: string): Promise<Done> {
  return request(`/contact/${id}`, { method: 'DELETE' });
}

export function restoreContact(id: string): Promise<ContactMessage> {
  return request(`/contact/${id}/restore`, { method: 'POST' });
}

/** Mails the answer. 502 when the mail server refuses; nothing has changed then. */
export function replyToContact(input: ContactReplyInput): Promise<Accepted> {
  return request('/contact/reply', { method: 'POST', body: input });
}
