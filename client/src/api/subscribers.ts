import type { Done } from '@contract/errors';
import type { Subscriber } from '@contract/newsletter';
import { type List, request, requestFile, requestList } from './http';

/** The back office's side of the newsletter. */
export function listSubscribers(page: number, limit: number, signal?: AbortSignal): Promise<List<Subscriber>> {
  return requestList(`/newsletter?page=${page}&limit=${limit}`, { signal });
}

/** Editors only: the whole list as a CSV file. */
export function exportSubscribers(): Promise<{ name: string; bytes: Blob }> {
  return requestFile('/newsletter/export');
}

export function removeSubscriber(id: string): Promise<Done> {
  return request(`/newsletter/${id}`, { method: 'DELETE' });
}

export function restoreSubscriber(id: string): Promise<Subscriber> {
  return request(`/newsletter/${id}/restore`, { method: 'POST' });
}
