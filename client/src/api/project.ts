import type {
  AcceptQuote,
  DeclineQuote,
  ProjectRequestAccepted,
  ProjectRequestInput,
  TrackedRequest,
} from '@contract/project';
import { ApiError, request } from '@/api/http';
import { idempotencyHeader } from '@/lib/idempotency';
import { accepted } from './accepted';

/** Asks for a quote. The same key with the same content is stored once and answers the same `requestId`. */
export async function requestQuote(
  input: ProjectRequestInput,
  idempotencyKey: string,
): Promise<ProjectRequestAccepted> {
  const headers = idempotencyHeader(idempotencyKey);
  const answer = accepted(await request<ProjectRequestAccepted>('/project', { method: 'POST', body: input, headers }));
  if (typeof answer.requestId !== 'string') throw new ApiError(0, '');
  return answer;
}

/** How far a request has come, with its quote once there is one. 404 for an unknown id. */
export function trackRequest(requestId: string, signal: AbortSignal): Promise<TrackedRequest> {
  return request<TrackedRequest>(`/project/track/${encodeURIComponent(requestId)}`, { signal });
}

export type Decision = 'accept' | 'decline';

/**
 * The visitor's word on the quote of a request, as it was shown.
 * Errors: 404 unknown request; 400 another address; 409 the quote is no longer open, or was revised: then it stands in `current`.
 */
export async function decideQuote(
  requestId: string,
  decision: Decision,
  word: AcceptQuote & DeclineQuote,
): Promise<void> {
  await request(`/project/quote/${encodeURIComponent(requestId)}/${decision}`, { method: 'POST', body: word });
}
