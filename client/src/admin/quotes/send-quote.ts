import type { ProjectRequest, Quote, QuoteSent } from '@contract/project';
import { ApiError } from '@/api/http';
import { projectRequests } from '@/api/project-requests';
import { quotes } from '@/api/quotes.api';
import { isGone } from '../shared/forms/conflicting-version';
import { QUOTE_ADMIN_TEXTS } from './quote-admin-texts';

/** Why a quote was not even tried to be sent, in words for the person who tried. */
export class NothingToSend extends Error {}

/** Mails the quote, once it is sure that it and its request are still there. */
export async function sendQuote(request: ProjectRequest | null, quote: Quote | null): Promise<QuoteSent> {
  if (!quote) throw new NothingToSend(QUOTE_ADMIN_TEXTS.noQuote);
  if (!request || !(await exists(request._id))) throw new NothingToSend(QUOTE_ADMIN_TEXTS.noRequest);
  return quotes.send({ quoteId: quote._id });
}

/** The server's words where it has some. */
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
