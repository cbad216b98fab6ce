import type { ContactInput } from '@contract/contact';
import type { Accepted } from '@contract/errors';
import { request } from '@/api/http';
import { idempotencyHeader } from '@/lib/idempotency';
import { accepted } from './accepted';

/** Sends a visitor's message. The same key with the same content is stored once. */
export async function sendMessage(input: ContactInput, idempotencyKey: string): Promise<Accepted> {
  const headers = idempotencyHeader(idempotencyKey);
  return accepted(await request<Accepted>('/contact', { method: 'POST', body: input, headers }));
}
