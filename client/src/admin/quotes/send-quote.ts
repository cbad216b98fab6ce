import type { ProjectRequest, Quote, QuoteSent } from '@contract/project';
import { ApiError } from '@/api/http';
import { projectRequests } from '@/api/project-requests.api';
import { quotes } from '@/api/quotes.api';
import { isGone } from '../shared/forms/conflicting-version';
import { QUOTE_ADMIN_TEXTS } from './quote-admin-texts';

export class NothingToSend extends Error {}

/** Emails the quote. Throws `NothingToSend` if the quote or its request no longer exists. */
export async function sendQuote(request: ProjectRequest | null, quote: Quote | null): Promise<QuoteSent> {
  if (!quote) throw new NothingToSend(QUOTE_ADMIN_TEXTS.noQuote);
  if (!request || !(await exists(request._id))) throw new NothingToSend(QUOTE_ADMIN_TEXTS.noRequest);
  return quotes.send({ quoteId: quote._id });
}

export function sendFailure(error: unknown): string {
  if (error instanceof NothingToSend) return error.message;
  const isAnswered = error instanceof ApiError && error.status !== 0;
  return (isAnswered && error.message) || QUOTE_ADMIN_TEXTS.sendFailed;
}

async function exists(requestId: string): Promise<boolean> {
  try {
    await projectRequests.read(requestId);
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}
