import type { Accepted } from '@contract/errors';
import type { FailedMail } from '@contract/mail';
import { accepted } from './accepted';
import { type List, request, requestList } from './http';

/** Mail that did not go out, the newest first. @param limit how many at most; 100 are the most that one answer holds. */
export function listFailedMails(limit: number, signal?: AbortSignal): Promise<List<FailedMail>> {
  return requestList(`/mail/failed?page=1&limit=${limit}`, { signal });
}

/** Sends one of them while we wait. 404 it is out already; 409 it is being sent; 502 refused again. */
export async function retryMail(id: string): Promise<Accepted> {
  return accepted(await request<Accepted>(`/mail/${id}/retry`, { method: 'POST' }));
}
