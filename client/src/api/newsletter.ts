import type { Accepted } from '@contract/errors';
import { request } from '@/api/http';
import { idempotencyHeader } from '@/lib/idempotency';
import { accepted } from './accepted';

/** The same answer when the address is subscribed already. */
export async function subscribe(email: string, idempotencyKey: string): Promise<Accepted> {
  const headers = idempotencyHeader(idempotencyKey);
  return accepted(await request<Accepted>('/newsletter', { method: 'POST', body: { email }, headers }));
}

/** Ends the subscription that a mail's link stands for. 404 for an unknown or used token. */
export async function unsubscribe(token: string): Promise<void> {
  await request(`/newsletter/unsubscribe/${encodeURIComponent(token)}`, { method: 'POST' });
}
